import * as k from '../../kernel/describe.ts'

const MOTIVO = { max: 120, synonyms: ['perché è stato stornato', 'motivo dello storno'] } as const

type Gender = 'm' | 'f'
/** «stornato», «stornata». */
const ended = (stem: string, gender: Gender) => `${stem}${gender === 'f' ? 'a' : 'o'}`

/** What still stands: it neither takes back another one nor was taken back. */
export const registrato = k.eq('situazione', 'registrato')

/**
 * Fields by which a payment takes back another one: it has the opposite amount and a day of its own, and the first stays as it was
 * written. `standing` is how a payment is called that stands.
 */
export const storniDi = <const N extends string>(
  entity: N,
  standing: string,
  { gender = 'm', said = 'pagamento' }: { readonly gender?: Gender; readonly said?: string } = {},
) => ({
  storna: k.optional(k.reference('Storno di', entity, { noun: { said: `${said} che storna` }, among: () => [registrato] })),
  motivo: k.optional(k.reason('Motivo dello storno', MOTIVO)),
  storni: k.counted('Storni', { entity, by: 'storna' }),
  situazione: k.standing(
    'Situazione',
    { registrato: [standing, 'success'], stornato: [ended('Stornat', gender), 'neutral'], storno: ['Storno', 'warning'] },
    k.cases([k.when([k.filled('storna')], 'storno'), k.when([k.gt('storni', 0)], 'stornato')], 'registrato'),
    { also: { stornato: [ended('annullat', gender)], storno: ['storni'] } },
  ),
})

/** What a payment says of its reversal, as a group of its form. */
export const gruppoStorno = { title: 'Storno', fields: ['storna', 'motivo'], on: 'edit' } as const

/** How a payment that is kept is put right, for its `closed`. */
export const siStorna = (label: string, gender: Gender = 'm') => ({
  always: true as const,
  says: ({ storna, situazione }: { readonly storna?: string | undefined; readonly situazione?: string | undefined }) => {
    if (storna !== undefined) return `è lo storno di un${gender === 'f' ? '’altra' : ' altro'}, e resta com’è.`
    if (situazione === 'stornato') return `è ${ended('stat', gender)} ${ended('stornat', gender)}, e resta com’è.`
    const another = gender === 'f' ? 'un’altra' : 'un altro'
    return `se è ${ended('sbagliat', gender)} si corregge con «Storna ${label}», e se ne registra ${another}.`
  },
})

interface Pagamento {
  readonly id: string
  readonly storna?: string | undefined
}

/** Refuses a reversal that says something else than its payment with the opposite sign, and a second one. */
export const stornoGiusto =
  (entity: string, same: readonly string[]) =>
  async (row: Pagamento, read: k.Read): Promise<readonly k.Problem[]> => {
    const reversals = (of: string) => read.find(entity, [k.eq('storna', of)])
    const differs = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
      same.find((key) => a[key] !== b[key]) ?? (a['importo'] === -Number(b['importo']) ? undefined : 'importo')
    const own: Readonly<Record<string, unknown>> = { ...row }
    if (row.storna === undefined) {
      const [back] = await reversals(row.id)
      const path = back && differs(back, own)
      return path === undefined ? [] : [{ path, code: 'rule', message: 'C’è già il suo storno: resta com’è.' }]
    }
    const first = await read.get(entity, row.storna)
    const others = (await reversals(row.storna)).filter(({ id }) => id !== row.id)
    if (!first || first['storna'] !== undefined || others.length > 0)
      return [{ path: 'storna', code: 'rule', message: 'Si storna una volta sola, e solo quello che è stato registrato.' }]
    const path = differs(own, first)
    return path === undefined ? [] : [{ path, code: 'rule', message: 'Uno storno dice le stesse cose, con l’importo di segno opposto.' }]
  }

interface Storna {
  /** The field of its day. */
  readonly day: string
  /** How a payment is called, «incasso», and how somebody says to take it back. */
  readonly label: string
  readonly says?: readonly string[]
  /** Stored fields that a reversal does not repeat. */
  readonly leaves?: readonly string[]
  readonly reads?: readonly string[]
  /** What the reversal says besides, and what changes with it. */
  readonly besides?: (
    row: k.AnyRow,
    read: k.Read,
    at: k.At,
    motivo: string,
  ) => Promise<{ readonly values?: k.Values; readonly changes?: readonly k.Change[] }>
}

/** Takes a payment back with a record of its own, of today, with its reason: days that are over keep their sums. */
export const stornaPagamento = <const N extends string, const F extends k.Fields>(
  payment: k.Entity<N, F>,
  {
    day,
    label,
    says = [`l’${label}`, `il ${label}`].flatMap((one) => [`storna ${one}`, `annulla ${one}`]),
    leaves = ['nota'],
    reads = [],
    besides,
  }: Storna,
) =>
  k.defineAction<'storna_pagamento', string, k.Fields, { motivo: ReturnType<typeof k.text> }, 'record'>(payment, {
    key: 'storna_pagamento',
    label: `Storna ${label}`,
    title: `Storna ${label}`,
    synonyms: [...says, 'storna il pagamento', 'annulla il pagamento', 'storna il bonifico'],
    description: 'Resta scritto com’è, con il suo giorno. Lo storno ha il segno opposto e conta oggi.',
    icon: 'check',
    on: 'record',
    where: [registrato],
    ...(reads.length > 0 && { reads }),
    inputs: { motivo: k.reason('Motivo', { max: 120 }) },
    async plan({ motivo }, read, at, { id }) {
      const stored = await read.get(payment.name, id)
      if (!stored) return []
      const copied = Object.entries(payment.fields).flatMap(([key, field]) =>
        k.isStored(field) && !leaves.includes(key) && stored[key] !== undefined ? [[key, stored[key]] as const] : [],
      )
      const { values = {}, changes = [] } = (await besides?.(stored, read, at, motivo)) ?? {}
      const own = { [day]: at.today, importo: -Number(stored['importo']), storna: id, motivo }
      const reversal: k.Change = { type: 'create', entity: payment.name, values: { ...Object.fromEntries(copied), ...own, ...values } }
      return [reversal, ...changes]
    },
    confirm: `Storna ${label}`,
    corrects: true,
    done: () => 'Storno registrato',
  })
