import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { endOf } from '../queries/free-words.ts'
import { isAmong, withValues, type Wish } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'
import { gapsIn } from './gaps.ts'
import { chooseAmong, type Proposed } from './proposal-parts.ts'
import { hoursOf } from './free-lanes.ts'
import { agreeing, countOf, dayInWords } from './words.ts'
import { capital } from '../../kernel/italian/capital.ts'

type Update = Extract<Wish, { is: 'update' }>

/**
 * «assegna la pasticceria alla squadra libera»: the wish with the one that has room at the hour of the record, or a choice among
 * several, or why there is none. Nothing where that was not said.
 */
export async function toWhoIsFree(desk: Desk, wish: Update, row: AnyRow | undefined): Promise<Update | Proposed | undefined> {
  const { trade } = desk
  const entity = trade.entity(wish.entity)
  const [lane = '', target = ''] = [laneFieldOf(entity), laneEntityOf(entity)]
  const said = wish.values[lane]
  if (!isAmong(said) || !said.free || !row) return undefined
  const hours = hoursOf(entity, row)
  if (!hours) return { is: 'nothing', says: 'Dimmi prima il giorno e l’ora: senza non so chi è libero.' }
  const { day, time, lasts } = hours
  const within = { from: time, until: endOf(time, lasts) }
  const gaps = await gapsIn(desk, { is: 'gaps', entity: wish.entity, from: day, to: day, lasts, hours: within })
  const ids = [...new Set(gaps.map((gap) => gap.lane))]
  const lanes = trade.entity(target)
  const [only, ...others] = ids
  const count = `${capital(countOf(lanes, ids.length))} ${agreeing(lanes, Math.max(1, ids.length), 'libero')} ${dayInWords(day)} alle ${time}`
  if (only === undefined) return { is: 'impossible', wish, says: `${count}.` }
  const one: Update = { ...wish, where: [{ field: 'id', op: 'eq', value: row.id }], all: false }
  if (others.length === 0) return withValues(one, { [lane]: only }) as Update
  return chooseAmong(desk, one, target, ids, `${count}: quale?`, lane)
}
