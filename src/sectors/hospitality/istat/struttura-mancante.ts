import type * as k from '../../../kernel/describe.ts'

/** Nobody has described the house yet: what that keeps from being done, and the button that puts it right. */
export const strutturaMancante = (text: string): k.ReportLacking => ({
  label: 'Struttura',
  title: 'Manca la scheda della struttura.',
  text,
  way: { label: 'Nuova struttura', entity: 'struttura' },
})
