import type { AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import { isKind, type Field } from '../fields/field.ts'
import type { FiscalCode } from '../fields/fiscal-code.ts'
import { isText } from '../fields/text.ts'
import { isBlank } from '../fields/blank.ts'
import { checkCodiceFiscale, matchesPerson } from '../italian/codice-fiscale.ts'
import { messages } from '../problem/messages.ts'
import type { Doubt } from '../problem/doubt.ts'
import type { Values } from '../door/change.ts'

const isFiscalCode = (field: Field): field is FiscalCode => isKind(field, 'fiscal_code')

/** Fields of a record that say whose tax code it bears. */
interface HolderFields {
  readonly code: string
  /** One field with the whole name, or two in whatever order. */
  readonly names: readonly string[]
  readonly birth?: string
  readonly mayBeFirm: boolean
}

const known = new WeakMap<AnyEntity, { readonly holder: HolderFields | undefined }>()

/** Whose code the tax code of a record is: told by the field, else by the title. Nothing where a record has no code, or no name beside it. */
export function holderOf(entity: AnyEntity): HolderFields | undefined {
  const found = known.get(entity) ?? { holder: readHolder(entity) }
  known.set(entity, found)
  return found.holder
}

function readHolder({ fields, title }: AnyEntity): HolderFields | undefined {
  for (const [code, field] of Object.entries(fields)) {
    if (!isFiscalCode(field) || !isStored(field)) continue
    const { names, mayBeFirm = false } = field.holder ?? {}
    const birth = Object.keys(fields).find((key) => fields[key]?.means === 'born' && isStored(fields[key]))
    const isName = (key: string) => {
      const one = fields[key]
      return one !== undefined && isStored(one) && isText(one)
    }
    const named = names ?? title.flat().filter(isName)
    if (named.length > 0 || birth !== undefined) return { code, names: named, mayBeFirm, ...(birth !== undefined && { birth }) }
  }
  return undefined
}

/** Every way to part a whole name into surname and name. */
function partings(text: string): readonly (readonly [cognome: string, nome: string])[] {
  const words = text.split(/\s+/).filter(Boolean)
  return words.slice(1).flatMap((_, at) => {
    const [head, tail] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return [[head, tail] as const, [tail, head] as const]
  })
}

/** The parts of the name that the code contradicts, by the likeliest reading of who is the surname; of a firm's name only when no word fits. */
function namesAgainst(code: string, names: readonly string[], mayBeFirm: boolean): readonly ('cognome' | 'nome')[] {
  const isNot = (part: 'cognome' | 'nome', text: string) => matchesPerson(code, { [part]: text }).length > 0
  const [first = '', second = ''] = names
  const ways =
    names.length === 2
      ? ([
          [first, second],
          [second, first],
        ] as const)
      : partings(first)
  const against = ways.map(([cognome, nome]) => [
    ...(isNot('cognome', cognome) ? ['cognome' as const] : []),
    ...(isNot('nome', nome) ? ['nome' as const] : []),
  ])
  const [best = []] = against.toSorted((a, b) => a.length - b.length)
  if (!mayBeFirm) return best
  const words = names.join(' ').split(/\s+/)
  return best.length === 2 && words.every((word) => isNot('cognome', word) && isNot('nome', word)) ? best : []
}

/** The day of birth that a tax code says. */
export function birthOf(code: unknown, today: string): string | undefined {
  const read = typeof code === 'string' ? checkCodiceFiscale(code, today) : undefined
  return read?.ok && read.kind === 'persona' ? read.decoded.nascita : undefined
}

/** A question about a tax code that seems to be somebody else's: it can be kept, because the tax office may hold other data. */
export function holderDoubts(entity: AnyEntity, values: Values, today: string): readonly Doubt[] {
  const holder = holderOf(entity)
  const code = values[holder?.code ?? '']
  if (!holder || typeof code !== 'string') return []
  const read = checkCodiceFiscale(code, today)
  if (!read.ok || read.kind !== 'persona') return []
  const names = holder.names.flatMap((key) => {
    const value = values[key]
    return typeof value === 'string' && !isBlank(value) ? [value] : []
  })
  const parts = names.length > 0 ? namesAgainst(code, names, holder.mayBeFirm) : []
  const birth = values[holder.birth ?? '']
  const isBornElsewhen = typeof birth === 'string' && matchesPerson(code, { nascita: birth }).length > 0
  if (parts.length === 0 && !isBornElsewhen) return []
  const said = {
    ...(isBornElsewhen && { born: read.decoded.nascita, sex: read.decoded.sesso }),
    ...(parts.includes('cognome') && { surname: code.slice(0, 3) }),
    ...(parts.includes('nome') && { name: code.slice(3, 6) }),
  }
  return [{ path: holder.code, message: messages.otherHolder(said), atField: true }]
}
