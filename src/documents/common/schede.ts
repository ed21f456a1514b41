import type { ReportLacking } from '../../kernel/report/report-blocks.ts'

/** The names under which the caller keeps the records that a report opens. */
export interface Schede {
  /** Of a booking. */
  readonly soggiorno: string
  /** Of a guest as the police is told. */
  readonly ospite: string
  /** Of the house and the rules of its comune. */
  readonly struttura: string
}

/** Nobody has described the house yet: what that keeps from being done, and the button that puts it right. */
export const strutturaMancante = (text: string, { struttura }: Schede): ReportLacking => ({
  label: 'Struttura',
  title: 'Manca la scheda della struttura.',
  text,
  way: { label: 'Nuova struttura', entity: struttura },
})
