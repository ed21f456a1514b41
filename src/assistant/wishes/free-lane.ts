import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { wordsOf } from '../italian/token.ts'
import { TO } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Trade } from '../trade/trade.ts'
import type { Frame } from '../frame/role.ts'
import type { Said } from '../values/values.ts'

const FREE = /^(?:liber[oa]|disponibile)$/

/** «alla squadra libera», «a un tecnico disponibile», «a chi è libero»: where those words begin and end. */
function freeIn({ words }: Frame, names: ReadonlySet<string>): readonly [from: number, to: number] | undefined {
  const at = words.findIndex((word) => FREE.test(word))
  const isWho = words[at - 2] === 'chi' && words[at - 1] === 'e'
  if (at < 0 || !(isWho || names.has(stemOf(words[at - 1] ?? '')))) return undefined
  const begins = isWho ? at - 2 : at - 1
  const lead = /^un[ao]?$/.test(words[begins - 1] ?? '') ? begins - 2 : begins - 1
  return TO.has(words[lead]) ? [lead, at + 1] : undefined
}

/** A record that is given to whoever is free at its hour: which one that is, its own day tells. */
export function withFreeLane(trade: Trade, frame: Frame, said: Said): Said {
  const entity = trade.entity(frame.entity)
  const [lane, target] = [laneFieldOf(entity), laneEntityOf(entity)]
  if (!entity.slot?.time || lane === undefined || target === undefined || lane in said.values) return said
  const { label, synonyms = [] } = trade.entity(target)
  const names = new Set([label.one, ...synonyms].filter((says) => wordsOf(says).length === 1).map((says) => stemOf(says.toLowerCase())))
  const found = freeIn(frame, names)
  if (!found) return said
  const [from, to] = found
  return {
    ...said,
    values: { ...said.values, [lane]: { among: [], free: true } },
    used: new Set([...said.used, ...frame.roles.filter((role) => role.from >= from && role.to <= to)]),
    spoken: new Set([...said.spoken, ...Array.from({ length: to - from }, (_, at) => from + at)]),
  }
}
