import * as k from '../../../kernel/describe.ts'

/** Tax data of a customer, by the field that keeps it; one of several fields is enough. */
type Dati = readonly { readonly fields: readonly [string, ...string[]]; readonly said: string }[]
const SEDE = { fields: ['indirizzo'], said: 'l’indirizzo' } as const

/** What an invoice asks of its customer: a business or a person, a person alone, or a patient, whose tax code his card is already asking for. */
const CHIESTI = {
  tutti: [SEDE, { fields: ['partita_iva', 'codice_fiscale'], said: 'la partita IVA o il codice fiscale' }],
  persone: [SEDE, { fields: ['codice_fiscale'], said: 'il codice fiscale' }],
  pazienti: [SEDE],
} as const satisfies Readonly<Record<string, Dati>>
export type Chiesti = keyof typeof CHIESTI

interface Intestata {
  /** The entity of the customer, and its label. */
  readonly entity: string
  readonly label: string
  readonly asks?: Chiesti | undefined
}

/** Refuses an issued invoice whose customer lacks what DPR 633/1972, art. 21 c. 2 lett. e–f asks for: seat, VAT number or tax code. */
export async function datiMancanti(
  read: k.Read,
  id: string | undefined,
  { entity, label, asks = 'tutti' }: Intestata,
): Promise<readonly k.Problem[]> {
  const row = id === undefined ? undefined : await read.get(entity, id)
  if (!row) return []
  const wanted: Dati = CHIESTI[asks]
  const missing = wanted.filter(({ fields }) => fields.every((key) => k.isBlank(row[key])))
  const [first] = missing
  if (!first) return []
  const [lacks, wants] = missing.length > 1 ? ['mancano', 'ci vogliono'] : ['manca', 'ci vuole']
  const said = missing.map((one) => one.said).join(' e ')
  return [
    {
      path: 'cliente',
      code: 'rule',
      message: `Nella scheda del ${label.toLowerCase()} ${lacks} ${said}: in fattura ${wants} per legge.`,
      mends: { entity, id: row.id, field: first.fields[0] },
    },
  ]
}

/** Refuses an issued document that comes to nothing, or to less. */
export async function totaleMancante(read: k.Read, entity: string, id: string): Promise<readonly k.Problem[]> {
  const row: k.AnyRow | undefined = await read.get(entity, id)
  const total = row?.['totale']
  if (typeof total !== 'number' || total > 0) return []
  const message =
    total === 0
      ? 'Il totale è zero: controlla quantità, prezzi e sconti prima di emettere.'
      : 'Il totale è sotto zero: quello che si restituisce va in una nota di credito.'
  return [{ path: 'righe', code: 'rule', message }]
}
