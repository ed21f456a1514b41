import type { Variant } from '../../documents/schedine-alloggiati/layout.ts'
import * as k from '../../kernel/describe.ts'

interface Generato {
  readonly nome_file: string
  readonly giorno: string
  readonly ora: string
  readonly autore: string
  readonly tracciato: Variant
}

/** The file's own text out of its record; undefined for one that was made before texts were kept. */
export const testoDi = (file: k.AnyRow): string | undefined =>
  typeof file['testo'] === 'string' ? (JSON.parse(file['testo']) as string) : undefined

type Riga = Pick<k.AnyRow, 'id' | 'version'>

const moveAll = (rows: readonly Riga[], to: string, values?: Readonly<Record<string, unknown>>): k.Change[] =>
  rows.map(({ id, version }) => ({ type: 'move', entity: 'schedina', id, to, expect: version, ...(values && { values }) }))

/** A file is in the log with its text, and its people are in the file: one commit. */
export function recordFile(file: Generato, rows: readonly Riga[], testo: string): readonly k.Change[] {
  const id = k.newId('invio')
  const values = { ...file, righe: rows.length, testo: JSON.stringify(testo) }
  return [{ type: 'create', entity: 'invio', id, values }, ...moveAll(rows, 'nel_file', { invio: id })]
}

/** The portal has taken the file. The receipt may come later. */
export const confirmFile = (file: Riga, rows: readonly Riga[], ricevuta: string): readonly k.Change[] => [
  ...(ricevuta ? [{ type: 'update', entity: 'invio', id: file.id, values: { ricevuta }, expect: file.version } as const] : []),
  ...moveAll(rows, 'inviata'),
]

/** The portal has refused the file: its people wait again, the file stays in the log. */
export const takeBackFile = (rows: readonly Riga[]): readonly k.Change[] => moveAll(rows, 'da_inviare', { invio: null })
