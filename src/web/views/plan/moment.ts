import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { At } from '../../../kernel/italian/at.ts'
import type { Period } from '../../../kernel/expression/condition.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { PlanSays, Service } from '../../../kernel/screens/plan-view.ts'
import { dayFromAddress } from '../../calendar/week-days.ts'

/** When the room is looked at: now, for a service, or from an hour on. `until` lies outside. */
export interface Moment extends Period {
  readonly day: string
  readonly isNow: boolean
  /** The hour that was asked for. */
  readonly hour?: string
  readonly service?: Service
}

/** How a service stands in the address. */
export const serviceKey = ({ label }: Service): string => label.toLowerCase().replace(/\s+/g, '-')

const isIn = ({ from, to }: Service, hour: string): boolean => (from < to ? from <= hour && hour < to : hour >= from || hour < to)
export const hasHours = ({ slot }: AnyEntity): boolean => slot?.time !== undefined
const isHour = (text: string | undefined): text is string => text !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export function momentOf(
  entity: AnyEntity,
  { services = [] }: Pick<PlanSays, 'services'>,
  asked: { readonly giorno: string | undefined; readonly servizio: string | undefined; readonly ora: string | undefined },
  at: At,
): Moment {
  const day = dayFromAddress(asked.giorno, at.today)
  const next = addDays(day, 1)
  if (entity.span) return { day, isNow: day === at.today, from: day, until: next }
  const moment = (hour: string, on = day) => `${on}T${hour}`
  const whole = { from: moment('00:00'), until: moment('00:00', next) }
  if (!hasHours(entity)) return { day, isNow: day === at.today, ...whole }
  const wholeOf = (service: Service): Moment => {
    const { from, to } = service
    return { day, isNow: false, service, from: moment(from), until: moment(to, to > from ? day : next) }
  }
  const chosen = services.find((service) => serviceKey(service) === asked.servizio)
  if (chosen) return wholeOf(chosen)
  const hour = isHour(asked.ora) ? asked.ora : undefined
  const isNow = hour === undefined && day === at.today
  const from = hour ?? at.time ?? '00:00'
  const running = services.find((service) => isIn(service, from))
  if (hour === undefined && !isNow) {
    const [first] = services
    const usual = running ?? first
    return usual ? wholeOf(usual) : { day, isNow: false, ...whole }
  }
  const ends = running && (running.to > from ? moment(running.to) : moment(running.to, next))
  return { day, isNow, ...(hour !== undefined && { hour }), from: moment(from), until: ends ?? whole.until }
}

/** All that may matter at a moment: the day, the night into which a service goes, and the one before for who still sits there now. */
export function aroundMoment({ day, isNow, from, until }: Moment): Period {
  const isDays = !from.includes('T')
  const at = (on: string) => (isDays ? on : `${on}T00:00`)
  const end = at(addDays(day, 1))
  return { from: at(isNow ? addDays(day, -1) : day), until: until > end ? until : end }
}
