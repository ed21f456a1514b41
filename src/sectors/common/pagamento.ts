import * as k from '../../kernel/describe.ts'

/** With what one pays what is not paid at a till (`cassa.ts`). */
export const mezzi = { bonifico: 'Bonifico', carta: 'Carta', contanti: 'Contanti', assegno: 'Assegno' } as const

/** What people and files call them. */
const ALTRIMENTI: Readonly<Partial<Record<string, readonly string[]>>> = {
  bonifico: ['bonifico bancario', 'banca', 'bonifici', 'in banca'],
  carta: ['bancomat', 'pos', 'carta di credito', 'con la carta'],
  contanti: ['cash', 'liquidi', 'in mano'],
  riba: ['ricevuta bancaria', 'riba'],
}

/** What asks with what one paid. */
const COME = [
  'metodo di pagamento',
  'metodo',
  'modo di pagamento',
  'modalità di pagamento',
  'tipo di pagamento',
  'forma di pagamento',
  'mezzo',
  'come ha pagato',
  'come hanno pagato',
  'come paga',
  'con cosa ha pagato',
] as const

/** One of them, or of those that a trade has more. */
export const pagatoCon = <const M extends string>(
  labels: Readonly<Record<M, string>>,
  options?: Pick<k.FieldOptions, 'hint' | 'synonyms'>,
) =>
  k.choice('Pagato con', labels, {
    short: 'Mezzo',
    noun: { said: 'mezzo di pagamento' },
    also: ALTRIMENTI,
    ...options,
    synonyms: [...COME, ...(options?.synonyms ?? [])],
  })

/** What a payment proposes: what is open in the `saldo` of whoever pays, nothing where he owes nothing. */
export async function saldoDi(read: k.Read, entity: string, id: string | undefined) {
  const saldo = id && (await read.get(entity, id))?.['saldo']
  return typeof saldo === 'number' && saldo > 0 ? { importo: k.euro(saldo / 100) } : {}
}
