import type { RowKind } from '../../kernel/exchange/import-row.ts'
import type { Choice, ImportPlan } from '../../kernel/exchange/preview-import.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'

type Counts = Pick<ImportPlan, 'added' | 'updated' | 'skipped' | 'rejected'>

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${plural(count, one, many)}`
const list = (parts: readonly string[]) => parts.join(', ')

/** «Importate 42 righe: 12 aggiunte, 30 aggiornate; 4 saltate, 1 scartata». */
export function outcome({ added, updated, skipped, rejected }: Counts): string {
  const written = added + updated
  const head = written === 1 ? 'Importata 1 riga' : `Importate ${formatNumber(written)} righe`
  const done =
    updated === 0
      ? ''
      : `: ${list([...(added > 0 ? [counted(added, 'aggiunta', 'aggiunte')] : []), counted(updated, 'aggiornata', 'aggiornate')])}`
  const left = [
    ...(skipped > 0 ? [counted(skipped, 'saltata', 'saltate')] : []),
    ...(rejected > 0 ? [counted(rejected, 'scartata', 'scartate')] : []),
  ]
  return head + done + (left.length > 0 ? `${done ? ';' : ','} ${list(left)}` : '')
}

/** «12 da aggiungere, 30 da aggiornare, 4 da saltare»: before anything is written. */
export const intention = ({ added, updated, skipped, rejected }: Counts): string =>
  list([
    `${formatNumber(added)} da aggiungere`,
    `${formatNumber(updated)} da aggiornare`,
    `${formatNumber(skipped)} da saltare`,
    ...(rejected > 0 ? [`${formatNumber(rejected)} con errori`] : []),
  ])

/** What rows of a kind are, one and many. */
export const KIND_WORDS: Readonly<Record<RowKind, readonly [one: string, many: string, meaning: string]>> = {
  new: ['nuova', 'nuove', 'Non sono ancora fra le tue schede.'],
  changed: ['già presente, da aggiornare', 'già presenti, da aggiornare', 'Riconosciute: si scrive solo quello che cambia.'],
  doubtful: ['forse già presente', 'forse già presenti', 'Somigliano a una scheda che c’è, o a un’altra riga: decidi tu.'],
  same: ['già uguale', 'già uguali', 'Dicono quello che c’è già.'],
}

export const CHOICE_WORDS: Readonly<Record<Choice, string>> = { add: 'Aggiungi', update: 'Aggiorna', skip: 'Salta' }
