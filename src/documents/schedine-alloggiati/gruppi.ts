import { formatDate } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'

/** What of a schedina says with whom its person arrives. */
export interface InGruppo {
  readonly id: string
  readonly famiglia_gruppo: number
  readonly data_arrivo: string
  readonly tipo_alloggiato: string
  readonly capo?: string | undefined
  readonly prenotazione?: string | undefined
  readonly cognome?: string | undefined
  readonly nome?: string | undefined
}

/** The same as it is kept, with how far it has come on its way to the police. */
export interface InRegistro extends InGruppo {
  /** 'da_inviare' until it stands in a file. */
  readonly stato: string
}

/** The schedine that are kept, as far as groups ask for them. */
export interface Registro<T extends InRegistro = InRegistro> {
  get(id: string): Promise<T | undefined>
  /** Those of which all these values are true. */
  con(values: Partial<InRegistro>): Promise<readonly T[]>
}

/** Values that a kept schedina takes; null empties a field. */
export interface Cambio {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
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

/** Whether somebody of this kind stands for others. */
export const isCapo = (tipo: string | undefined): boolean => tipo !== undefined && Object.values(CAPI).includes(tipo)

const isSameArrival = (a: InGruppo, b: InGruppo) => a.data_arrivo === b.data_arrivo && a.famiglia_gruppo === b.famiglia_gruppo
const isSameBooking = (a: InGruppo, b: InGruppo) => (a.prenotazione ?? '') === (b.prenotazione ?? '')
/** Two bookings are two parties, whatever number they bear. */
const isOtherParty = (a: InGruppo, b: InGruppo) => Boolean(a.prenotazione && b.prenotazione) && !isSameBooking(a, b)
const namesOf = (rows: readonly InGruppo[]) =>
  rows.map(({ nome = '', cognome = '' }) => `${nome} ${cognome}`.trim() || 'chi non ha nome').join(', ')

/** The head of a member: the one that was chosen; where none was, the one of that number and day in the same booking, or the only one. */
export function capoDi<T extends InGruppo>(person: T, rows: readonly T[]): T | undefined {
  const kind = CAPI[person.tipo_alloggiato]
  if (!kind) return undefined
  if (person.capo) return rows.find(({ id }) => id === person.capo)
  const heads = rows.filter((row) => row.tipo_alloggiato === kind && isSameArrival(row, person))
  const near = heads.filter((row) => isSameBooking(row, person))
  const [only, ...others] = near.length > 0 ? near : heads
  return others.length > 0 ? undefined : only
}

/** People by who arrives with whom, in the order of the list. */
export function gruppiDi<T extends InGruppo>(rows: readonly T[]): readonly Gruppo<T>[] {
  const groups = new Map<string, { capo: T | undefined; persone: T[] }>()
  for (const row of rows) if (!CAPI[row.tipo_alloggiato]) groups.set(row.id, { capo: row, persone: [row] })
  const byDay = Map.groupBy(rows, (row) => row.data_arrivo)
  for (const row of rows) {
    if (!CAPI[row.tipo_alloggiato]) continue
    const key = capoDi(row, row.capo ? rows : (byDay.get(row.data_arrivo) ?? []))?.id ?? `${row.data_arrivo} ${row.famiglia_gruppo}`
    const group = groups.get(key) ?? { capo: undefined, persone: [] }
    group.persone.push(row)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

/** What whoever arrives with somebody takes over: the arrival, the nights, the number and the booking. */
export function conCapo(
  capo: InGruppo & { readonly notti_permanenza: number; readonly ora_arrivo?: string | undefined },
): Readonly<Record<string, unknown>> {
  return {
    capo: capo.capo ?? capo.id,
    famiglia_gruppo: capo.famiglia_gruppo,
    data_arrivo: capo.data_arrivo,
    notti_permanenza: capo.notti_permanenza,
    tipo_alloggiato: MEMBRI[capo.tipo_alloggiato] ?? capo.tipo_alloggiato,
    ...(capo.ora_arrivo && { ora_arrivo: capo.ora_arrivo }),
    ...(capo.prenotazione && { prenotazione: capo.prenotazione }),
  }
}

/** With whom a further person of a booking comes: who was registered first and stands for the others. */
export async function capoDellaPrenotazione<T extends InRegistro>(
  registro: Registro<T>,
  prenotazione: string | undefined,
): Promise<T | undefined> {
  if (!prenotazione) return undefined
  const rows = await registro.con({ prenotazione, stato: 'da_inviare' })
  const heads = rows.filter((row) => MEMBRI[row.tipo_alloggiato])
  return heads.find((row) => row.tipo_alloggiato !== 'singolo') ?? heads[0]
}

/** What the next person of a family begins with: besides, the surname and where they live. */
export const prossimoDi = (capo: Parameters<typeof conCapo>[0] & Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...conCapo(capo),
  ...Object.fromEntries(
    ['cognome', 'stato_residenza', 'comune_residenza'].flatMap((key) => (capo[key] === undefined ? [] : [[key, capo[key]]])),
  ),
})

/** The first number that no party of the day bears: 1 for the first of the day (specification §3). */
export async function prossimoGruppo(registro: Registro, day: string): Promise<number> {
  const rows = await registro.con({ data_arrivo: day })
  const taken = new Set(rows.map((row) => row.famiglia_gruppo))
  let number = 1
  while (taken.has(number)) number++
  return number
}

const arrivedWith = ({ famiglia_gruppo, data_arrivo }: InGruppo, tipo_alloggiato: string) => ({
  data_arrivo,
  famiglia_gruppo,
  tipo_alloggiato,
})

const update = (id: string, values: Cambio['values']): Cambio => ({ id, values })

/** Heads of the number of a member who has chosen none; else who is alone under it and becomes one. */
async function findCapo(member: InGruppo, kind: string, registro: Registro): Promise<InGruppo | undefined> {
  const heads = await registro.con(arrivedWith(member, kind))
  if (heads.length > 0) return capoDi(member, heads)
  const alone = await registro.con(arrivedWith(member, 'singolo'))
  const [only, ...others] = alone.filter((row) => row.stato === 'da_inviare' && isSameBooking(row, member))
  return others.length > 0 ? undefined : only
}

/** A member holds on to the head by name and bears its number; whoever was alone becomes the head of who joins. */
async function effettiMembro(member: InGruppo, kind: string, registro: Registro): Promise<readonly Cambio[]> {
  const chosen = member.capo && (await registro.get(member.capo))
  const head: InGruppo | undefined = chosen || (await findCapo(member, kind, registro))
  if (!head) return []
  const isAlone = head.tipo_alloggiato === 'singolo'
  const rivals = isAlone ? await registro.con(arrivedWith(head, kind)) : []
  const famiglia_gruppo = rivals.length > 0 ? await prossimoGruppo(registro, head.data_arrivo) : head.famiglia_gruppo
  const isHeld = member.capo === head.id && member.famiglia_gruppo === famiglia_gruppo
  return [
    ...(isAlone ? [update(head.id, { tipo_alloggiato: kind, famiglia_gruppo })] : []),
    ...(isHeld ? [] : [update(member.id, { capo: head.id, famiglia_gruppo })]),
  ]
}

const SAID = ['tipo_alloggiato', 'capo', 'famiglia_gruppo', 'data_arrivo'] as const

/** Who arrives together stays together, whatever of it is changed. */
export async function effettiGruppo(
  before: InGruppo | undefined,
  after: InGruppo | undefined,
  registro: Registro,
): Promise<readonly Cambio[]> {
  if (!after || (before && SAID.every((key) => before[key] === after[key]))) return []
  const kind = CAPI[after.tipo_alloggiato]
  if (kind) return effettiMembro(after, kind, registro)
  const members = before ? await registro.con({ capo: after.id }) : []
  return [
    ...(after.capo ? [update(after.id, { capo: null })] : []),
    ...members
      .filter((row) => !isSameArrival(row, after))
      .map((row) =>
        update(row.id, {
          famiglia_gruppo: after.famiglia_gruppo,
          ...(row.data_arrivo === before?.data_arrivo && { data_arrivo: after.data_arrivo }),
        }),
      ),
  ]
}

/** A member under the wrong head, a head that would leave its members alone, two heads of one number. */
export async function conflittiGruppo(after: InGruppo, registro: Registro): Promise<readonly Problem[]> {
  const rule = (path: string, message: string): readonly Problem[] => [{ path, code: 'rule', message }]
  const kind = CAPI[after.tipo_alloggiato]
  if (kind) {
    const chosen = after.capo && (await registro.get(after.capo))
    const isFit = !chosen || chosen.tipo_alloggiato === kind || chosen.tipo_alloggiato === 'singolo'
    return isFit ? [] : rule('capo', `${namesOf([chosen])} non può esserne il ${kind}: scegli un’altra persona, o un altro tipo.`)
  }
  const members = await registro.con({ capo: after.id })
  const left = members.filter(({ tipo_alloggiato }) => CAPI[tipo_alloggiato] !== after.tipo_alloggiato)
  if (left.length > 0) {
    const message = `Con questa persona c’è ${namesOf(left)}: scegli prima un altro capo per chi resta, o cambiane il tipo.`
    return rule('tipo_alloggiato', message)
  }
  if (!isCapo(after.tipo_alloggiato)) return []
  const same = await registro.con(arrivedWith(after, after.tipo_alloggiato))
  const other = same.find((row) => row.id !== after.id && !isOtherParty(row, after))
  if (!other) return []
  const name = [other.nome, other.cognome].filter(Boolean).join(' ')
  return rule(
    'famiglia_gruppo',
    `Il gruppo ${after.famiglia_gruppo} del ${formatDate(after.data_arrivo)} ha già il suo capo${name && `, ${name}`}. Scegli un altro numero.`,
  )
}
