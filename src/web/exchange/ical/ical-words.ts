import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import type { CalendarItem, CalendarPlan } from '../../../kernel/screens/calendars.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { lower, type IcalNames } from './ical-names.ts'

/** «1 periodo», «12 periodi». */
export const some = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`
/** «1 prenotazione», «12 prenotazioni». */
const someOf = ({ label }: AnyEntity, count: number) => some(count, lower(label.one), lower(label.many))
const isWritten = ({ outcome }: CalendarItem, removes: boolean) =>
  outcome === 'new' || outcome === 'moved' || (removes && outcome === 'gone')

/** How many of a plan would be written. */
export const writtenOf = ({ items }: CalendarPlan, removes: boolean): number => items.filter((item) => isWritten(item, removes)).length

/** What comes in, by what it becomes. */
const freshOf = ({ items }: CalendarPlan, { entity, blocks }: IcalNames) =>
  [entity, ...(blocks ? [blocks] : [])].flatMap((of) => {
    const count = items.filter((item) => item.outcome === 'new' && item.entity === of.name).length
    return count > 0 ? [{ of, count }] : []
  })

/** What the button that does it says: what comes in, or else what changes. */
export function confirmLabel(plan: CalendarPlan, removes: boolean, names: IcalNames): string {
  const [fresh] = freshOf(plan, names)
  if (fresh) return `Importa ${someOf(fresh.of, fresh.count)}`
  const changed = writtenOf(plan, removes)
  return changed > 0 ? `Applica ${some(changed, 'modifica', 'modifiche')}` : 'Importa'
}

/** «Importate 3 prenotazioni e 1 chiusura, 2 spostate, 1 annullata»: what the notice says afterwards. */
export function doneText(plan: CalendarPlan, removes: boolean, names: IcalNames): string {
  const fresh = freshOf(plan, names)
  const { gender } = names.entity.label
  const count = (outcome: CalendarItem['outcome']) => plan.items.filter((item) => item.outcome === outcome).length
  const said = (many: number, word: string) => (many > 0 ? [`${formatNumber(many)} ${inflect(word, { gender, plural: many !== 1 })}`] : [])
  const brought = fresh.reduce((sum, one) => sum + one.count, 0)
  const both = fresh.every(({ of }) => of.label.gender === 'f') ? 'f' : 'm'
  const verb = inflect('Importato', { gender: both, plural: brought !== 1 })
  const parts = [
    ...(fresh.length > 0 ? [`${verb} ${fresh.map(({ of, count: many }) => someOf(of, many)).join(' e ')}`] : []),
    ...said(count('moved'), 'spostato'),
    ...said(removes ? count('gone') : 0, 'annullato'),
  ].join(', ')
  return fresh.length > 0 ? parts : `Calendario aggiornato: ${parts}`
}

/** «3 già in agenda, 5 già passate»: what the file holds besides. */
export function besidesText({ unchanged, past }: CalendarPlan, { entity }: IcalNames): string {
  const over = inflect('passato', { gender: entity.label.gender, plural: past !== 1 })
  return [
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} già in agenda`] : []),
    ...(past > 0 ? [`${formatNumber(past)} già ${over}`] : []),
  ].join(', ')
}
