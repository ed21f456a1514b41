import type { Read } from '../../kernel/define-entity.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem.ts'
import type { Change } from '../../kernel/store/change.ts'

/** What of a schedina says with whom its person arrives. */
export interface InGruppo {
  readonly id: string
  readonly famiglia_gruppo: number
  readonly data_arrivo: string
  readonly tipo_alloggiato: string
  readonly prenotazione?: string | undefined
  readonly cognome?: string | undefined
  readonly nome?: string | undefined
}

export interface Gruppo<T extends InGruppo> {
  readonly key: string
  /** Undefined where members stand without their head. */
  readonly capo: T | undefined
  /** The head first, then the others as they were written down. */
  readonly persone: readonly T[]
}

/** Under which head a member stands. */
const CAPI: Readonly<Record<string, string>> = { familiare: 'capofamiglia', membro: 'capogruppo' }
/** As which kind somebody joins a head: a guest alone becomes capofamiglia (`effettiGruppo`). */
const MEMBRI: Readonly<Record<string, string>> = { singolo: 'familiare', capofamiglia: 'familiare', capogruppo: 'membro' }

const isSameArrival = (a: InGruppo, b: InGruppo) => a.data_arrivo === b.data_arrivo && a.famiglia_gruppo === b.famiglia_gruppo
const isSameBooking = (a: InGruppo, b: InGruppo) => (a.prenotazione ?? '') === (b.prenotazione ?? '')

/** The head of a member: the same number on the same day and, where two have it, the same booking. */
export function capoDi<T extends InGruppo>(person: T, rows: readonly T[]): T | undefined {
  const kind = CAPI[person.tipo_alloggiato]
  const heads = rows.filter((row) => row.tipo_alloggiato === kind && isSameArrival(row, person))
  return heads.find((row) => isSameBooking(row, person)) ?? heads[0]
}

/** People by who arrives with whom, in the order of the list. */
export function gruppiDi<T extends InGruppo>(rows: readonly T[]): readonly Gruppo<T>[] {
  const groups = new Map<string, { capo: T | undefined; persone: T[] }>()
  for (const row of rows) if (!CAPI[row.tipo_alloggiato]) groups.set(row.id, { capo: row, persone: [row] })
  const byArrival = Map.groupBy(rows, (row) => `${row.data_arrivo} ${row.famiglia_gruppo}`)
  for (const row of rows) {
    if (!CAPI[row.tipo_alloggiato]) continue
    const arrival = `${row.data_arrivo} ${row.famiglia_gruppo}`
    const key = capoDi(row, byArrival.get(arrival) ?? [])?.id ?? arrival
    const group = groups.get(key) ?? { capo: undefined, persone: [] }
    group.persone.push(row)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

/** What a further person of a group begins with: the arrival, the nights, the number and the booking of its head. */
export function nuovoMembro({
  capo,
  persone,
}: Gruppo<InGruppo & { readonly notti_permanenza: number; readonly ora_arrivo?: string | undefined }>) {
  const of = capo ?? persone[0]
  return {
    famiglia_gruppo: of?.famiglia_gruppo,
    data_arrivo: of?.data_arrivo,
    notti_permanenza: of?.notti_permanenza,
    tipo_alloggiato: (of && MEMBRI[of.tipo_alloggiato]) ?? of?.tipo_alloggiato,
    ...(of?.ora_arrivo && { ora_arrivo: of.ora_arrivo }),
    ...(of?.prenotazione && { prenotazione: of.prenotazione }),
  }
}

const arrivedWith = ({ famiglia_gruppo, data_arrivo }: InGruppo, tipo: string) =>
  [
    { field: 'data_arrivo', op: 'eq', value: data_arrivo },
    { field: 'famiglia_gruppo', op: 'eq', value: famiglia_gruppo },
    { field: 'tipo_alloggiato', op: 'eq', value: tipo },
  ] as const

/** A guest who was alone becomes capofamiglia with the first familiare. */
export async function effettiGruppo(before: InGruppo | undefined, after: InGruppo | undefined, read: Read): Promise<readonly Change[]> {
  if (after?.tipo_alloggiato !== 'familiare') return []
  if (before?.tipo_alloggiato === 'familiare' && isSameArrival(before, after)) return []
  const heads = await read.find('schedina', arrivedWith(after, 'capofamiglia'))
  if (heads.some((head) => (head['prenotazione'] ?? '') === (after.prenotazione ?? ''))) return []
  const alone = await read.find('schedina', [...arrivedWith(after, 'singolo'), { field: 'stato', op: 'eq', value: 'da_inviare' }])
  const [only, ...others] = alone.filter((row) => (row['prenotazione'] ?? '') === (after.prenotazione ?? ''))
  if (!only || others.length > 0) return []
  return [{ type: 'update', entity: 'schedina', id: only.id, values: { tipo_alloggiato: 'capofamiglia' } }]
}

/** Two heads of one number would share their families. */
export async function conflittiGruppo(after: InGruppo, read: Read): Promise<readonly Problem[]> {
  if (!Object.values(CAPI).includes(after.tipo_alloggiato)) return []
  const same = await read.find('schedina', arrivedWith(after, after.tipo_alloggiato))
  const other = same.find((row) => row.id !== after.id && (row['prenotazione'] ?? '') === (after.prenotazione ?? ''))
  if (!other) return []
  const name = [other['nome'], other['cognome']].filter((word) => typeof word === 'string').join(' ')
  const message = `Il gruppo ${after.famiglia_gruppo} del ${formatDate(after.data_arrivo)} ha già il suo capo${name && `, ${name}`}. Scegli un altro numero.`
  return [{ path: 'famiglia_gruppo', code: 'rule', message }]
}
