import type * as k from '../../kernel/describe.ts'

interface Progetto {
  readonly id: string
  readonly stato: string
  readonly preventivo?: string | undefined
  readonly completato_il?: string | undefined
  readonly responsabile?: string | undefined
}

/** What follows from a project: the lines of its estimate are its phases, and the day on which it is completed is written. */
export async function seguiti(
  before: Progetto | undefined,
  after: Progetto | undefined,
  read: k.Read,
  { today }: k.At,
): Promise<readonly k.Change[]> {
  if (!after) return []
  const isCompleted = after.stato === 'completato' && before?.stato !== 'completato'
  return [
    ...(before === undefined ? await fasiDi(after, read) : []),
    // Completed anew: the day is of today, and why it was opened again has been answered.
    ...(isCompleted && (before !== undefined || after.completato_il === undefined)
      ? [{ type: 'update', entity: 'progetto', id: after.id, values: { completato_il: today, riapertura: null } } as const]
      : []),
  ]
}

async function fasiDi({ id: progetto, preventivo, responsabile }: Progetto, read: k.Read): Promise<readonly k.Change[]> {
  const row = preventivo === undefined ? undefined : await read.get('preventivo', preventivo)
  const righe = row?.['righe']
  if (!Array.isArray(righe)) return []
  return righe.flatMap((riga: { readonly descrizione?: unknown }): readonly k.Change[] =>
    typeof riga.descrizione === 'string'
      ? [
          {
            type: 'create',
            entity: 'fase',
            values: { progetto, nome: riga.descrizione, ...(responsabile !== undefined && { responsabile }) },
          },
        ]
      : [],
  )
}
