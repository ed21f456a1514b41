import { onDay } from '../../kernel/expression/day-from-today.ts'
import { isReference } from '../../kernel/entity/entity.ts'
import { meets } from '../../kernel/evaluation/meets.ts'
import { isDerived, isStored } from '../../kernel/fields/derived.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { Desk } from '../answer/desk.ts'
import { MOST_CHOICES } from '../answer/proposal-parts.ts'
import { readNumber } from '../italian/number.ts'
import { tokensOf, wordsOf } from '../italian/token.ts'
import { isIdle } from '../italian/small-words.ts'
import { isWish, type Asking, type Meaning, type Wish } from '../meaning/meaning.ts'
import type { Mind } from '../rank/reading.ts'
import { valueFor } from './pending-answer.ts'
import { corrected } from './corrections.ts'
import { described } from './description.ts'
import type { Focus, Memory } from './memory.ts'
import { pointerIn } from './pointer.ts'
import { behind, MOST } from './focus.ts'

const OTHER = /^(?:no |anzi |scusa |intendevo )*(?:l|quell) ?altr[oa]$/
const CHANGES =
  /^(?:no,? |allora |ora |adesso |e )*(?:cambi|modific|corregg|aggiorn|mett|port|alz|abbass|impost|sostitui)\w*l[oaie] (?:in|a|con|su) (.+)$/i

/** Another record than the one of a proposal («no, l'altra»), or another value of what was told last («cambialo in via Roma 3»). */
const PICKS =
  /^(?:no|ma|anzi|aspetta|scusa|ok|si|e|pero|[ ])*\b(?:(solo|soltanto|solamente)|tranne|meno|esclus[oa]|eccetto|salvo) (?=(?:il|la|l|gli|i|le|lo|quell\w+|un)\b)/

/** Some of those of a proposal: «solo il primo», «tranne quello di Rossi». */
async function fewer(plain: string, { wish, focus }: Memory, mind: Mind, desk: Desk): Promise<Wish | undefined> {
  const picks = PICKS.exec(plain)
  if (!picks || !wish || wish.is === 'create' || !focus || focus.entity !== wish.entity) return undefined
  const rest = plain.slice(picks[0].length)
  const some = pointerIn(rest.split(' '), focus.ids)
  // «quello di Rossi» points at none of them by itself.
  const pointer = some && some.ids.length < focus.ids.length ? some : undefined
  const meant = pointer?.ids ?? (await described(rest, wish.entity, { ids: focus.ids, most: MOST }, mind, desk))
  if (meant.length === 0) return undefined
  const ids = picks[1] ? meant : focus.ids.filter((id) => !meant.includes(id))
  return ids.length === 0 ? undefined : { ...wish, where: [{ field: 'id', op: 'in', value: ids }], all: ids.length > 1 || wish.all }
}

export async function retold(said: string, memory: Memory, mind: Mind, desk: Desk): Promise<Meaning | undefined> {
  const plain = wordsOf(said).join(' ')
  const some = await fewer(plain, memory, mind, desk)
  if (some) return some
  const listed = listedBefore(said, memory, mind)
  // «quanto vale il primo? e il secondo?»
  if (listed?.asking) return listed.asking
  if (listed) memory.focus = listed.among ?? memory.listed
  if (listed?.wish) return listed.wish
  const shown = shownAgain(plain, memory, desk) ?? (await printedOf(plain, memory, desk))
  if (shown) return shown
  const { wish, focus } = memory
  const [only, ...more] = focus?.ids ?? []
  if (!focus || only === undefined || more.length > 0) return undefined
  if (wish && wish.is !== 'create' && OTHER.test(plain)) {
    const others = (await behind(wish, desk)).filter((id) => id !== only)
    return others.length === 0 || others.length > MOST_CHOICES
      ? undefined
      : { ...wish, where: [{ field: 'id', op: 'in', value: others }], all: false }
  }
  const [, rest] = CHANGES.exec(said) ?? []
  const { asking } = focus
  if (rest === undefined || asking?.is !== 'tell' || isWish(asking)) return undefined
  const field = mind.trade.entity(focus.entity).fields[asking.field]
  // «portalo a 10 kg» is no new supplier, though that was told last.
  if (!field || !isStored(field) || ((isKind(field, 'text') || isReference(field)) && readNumber(wordsOf(rest), 0))) return undefined
  const update: Wish = { is: 'update', entity: focus.entity, where: [{ field: 'id', op: 'eq', value: only }], values: {}, all: false }
  const value = (await valueFor(rest, { is: 'asks', wish: update, field: asking.field, asks: field, options: [], says: '' }, mind, desk))?.[
    asking.field
  ]
  return value === undefined ? undefined : { ...update, values: { [asking.field]: value } }
}

const SHOWS =
  /^(?:(?:e|ma|ok|allora) )*(?:chi|quali) (?:sono|erano|stanno)$|^(?:e |ok )*(?:fammi|dammi|mostrami) (?:l elenco|la lista|i nomi)$/

/** Those of whom there are so many: «chi sono?» after how many somebody has, «fammi l’elenco» after how many there are. */
function shownAgain(plain: string, { focus }: Memory, { trade, at }: Desk): Asking | undefined {
  const asking = focus?.asking
  if (!asking || !SHOWS.test(plain)) return undefined
  if (!('field' in asking || asking.is === 'figure')) return undefined
  const { entity, where: asked, search } = asking
  const field = asking.field !== undefined ? trade.fieldAt(entity, asking.field) : undefined
  const over = field && isDerived(field) && 'over' in field.derive ? field.derive.over : undefined
  if (over?.fn !== 'count' || over.entity === undefined || over.by === undefined)
    return asking.is === 'figure' ? { is: 'list', entity, where: asked, ...(search !== undefined && { search }) } : undefined
  const where = [{ field: over.by, op: 'in', value: focus.ids } as const, ...(onDay(over.where ?? [], at.today) ?? [])]
  return { is: 'list', entity: over.entity, where }
}

const PRINTS =
  /^(?:(?:ok|si|e|ora|allora|adesso|bene|perfetto|poi) )*(?:stampa(?:me)?l[oa]|me l[oa] stampi|(?:(?:mi )?puoi|vorrei|fammel[oa]) stampar(?:me)?l[oa])$/

/** «stampala»: the paper of the one record that is spoken of, the first that there is of such a one. */
async function printedOf(plain: string, { focus }: Memory, { trade, store, at }: Desk): Promise<Asking | undefined> {
  const [id, more] = focus?.ids ?? []
  if (!focus || id === undefined || more !== undefined || !PRINTS.test(plain)) return undefined
  const { entity } = focus
  const row = await store.get(entity, id)
  const prints = trade.sector.prints.filter((one) => one.entity === entity)
  const print = row && (prints.find(({ when }) => !when || meets(trade.entity(entity), when, row, at.today)) ?? prints[0])
  return print && { is: 'list', entity, where: [{ field: 'id', op: 'eq', value: id }], prints: print.key }
}

/**
 * The list that was told before one of it was changed, where a sentence goes on with the next of it; the same wish of that one where
 * nothing else is ordered: «e il secondo a Liguori».
 */
function listedBefore(
  said: string,
  { focus, listed, wish }: Memory,
  mind: Mind,
): { readonly wish?: Wish | undefined; readonly asking?: Asking; readonly among?: Focus } | undefined {
  const [only] = focus?.ids ?? []
  if (!listed || !focus || focus.ids.length !== 1 || only === undefined || !listed.ids.includes(only)) return undefined
  const tokens = tokensOf(said)
  // «e l’altro?»: of the others than the one of whom was spoken.
  const isOther = tokens.some(({ word }) => /^altr[oaie]$/.test(word))
  const among = isOther ? [only, ...listed.ids.filter((id) => id !== only)] : listed.ids
  const pointer = pointerIn(
    tokens.map(({ word }) => word),
    among,
  )
  const [meant, more] = pointer?.ids ?? []
  if (!pointer || meant === undefined || more !== undefined || !tokens.some(({ word }) => isOther || PLACE.test(word))) return undefined
  const [from, to] = pointer.cut
  const rest = `${said.slice(0, tokens[from]?.from)}${said.slice(tokens[to - 1]?.to)}`
  const isBare = wordsOf(rest).every((word) => isIdle(word))
  const { asking } = focus
  if (!wish || wish.is === 'create')
    return isBare && asking?.is === 'tell'
      ? { asking: { ...asking, where: [{ field: 'id', op: 'eq', value: meant }] } }
      : isOther
        ? { among: { ...listed, ids: among } }
        : {}
  const next: Wish = { ...wish, where: [{ field: 'id', op: 'eq', value: meant }], all: false }
  return { wish: isBare ? next : next.is === 'update' ? corrected(rest, next, mind, true) : undefined }
}
const PLACE = /^(?:prim|second|terz|quart|quint|sest|ultim)[oa]$/
