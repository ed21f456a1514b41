import type { Settled } from '../../kernel/entity/entity.ts'
import type { Values } from '../../kernel/door/change.ts'
import { SHARED } from './schedina-di.ts'

/** The person and the stay, as the file for the police has them. */
const PERSONA = [...SHARED.filter((key) => !key.endsWith('_residenza')), 'comune_rilascio', 'data_arrivo', 'notti_permanenza']
/** All that stands in the file, or says beside whom. */
const DICHIARATI = [...PERSONA, 'famiglia_gruppo', 'tipo_alloggiato', 'capo']
/** What a correction begins with: it stands alone, its family has been sent; the links to booking and guest pass to it. */
const COPIATI = [...PERSONA, 'stato_residenza', 'comune_residenza', 'ora_arrivo', 'esenzione', 'prenotazione', 'ospite']

interface Inviata {
  readonly id: string
  readonly stato: string
  readonly corregge?: string | undefined
}

const NEL_FILE =
  'La schedina è in un file da caricare sul portale, e lì resta com’è. Per cambiarla scegli prima «Riporta da inviare» accanto al file, poi genera un file nuovo.'
const INVIATA =
  'La schedina è stata inviata: quello che è stato dichiarato resta com’è. Per correggerla fai una nuova schedina, che ne prende il posto.'

/** A schedina in a file is what the police was told, or is about to be: it is put right by a new one. */
export function dichiarata(row: Inviata & Values): Settled | undefined {
  if (row.stato === 'nel_file') return { fields: DICHIARATI, message: NEL_FILE }
  if (row.stato !== 'inviata') return undefined
  const copied = COPIATI.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]] as const]))
  return {
    fields: [...DICHIARATI, 'invio'],
    message: INVIATA,
    instead: { label: 'Correggi con una nuova', values: { ...Object.fromEntries(copied), corregge: row.id } },
  }
}

/** The schedina that a new one corrects from now on. Its stay and guest belong to the correction: nobody is counted twice. */
export function corretta(before: Pick<Inviata, 'corregge'> | undefined, after: Pick<Inviata, 'corregge'> | undefined): string | undefined {
  const corrected = after?.corregge
  return !corrected || before?.corregge === corrected ? undefined : corrected
}
