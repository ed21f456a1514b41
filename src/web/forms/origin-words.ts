import type { Via } from '../../kernel/door/change.ts'

interface OriginWords {
  /** On a filter and beside a name: «modulo». */
  readonly name: string
  /** In a sentence: «salvato alle 09:48 dal modulo». */
  readonly from: string
}

/** The door through which a change came, in words. */
export const originWords: Readonly<Record<Via, OriginWords>> = {
  form: { name: 'modulo', from: 'dal modulo' },
  board: { name: 'bacheca', from: 'dalla bacheca' },
  calendar: { name: 'agenda', from: 'dall’agenda' },
  import: { name: 'importazione', from: 'da un’importazione' },
  action: { name: 'azione', from: 'da un’azione' },
  assistant: { name: 'assistente', from: 'dall’assistente' },
  api: { name: 'altro programma', from: 'da un altro programma' },
  undo: { name: 'annullamento', from: 'annullando una modifica' },
  sample: { name: 'dati di esempio', from: 'nei dati di esempio' },
}
