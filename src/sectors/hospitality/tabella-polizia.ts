import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { longText } from '../../kernel/fields/text.ts'

/** More lines than a table ever changes: every province of Sardinia has about four hundred. */
const LONGEST = 200_000
const tabelle = { comuni: 'Comuni', stati: 'Stati', documenti: 'Documenti' } as const

/** A table of Alloggiati Web newer than the one that comes with the program: what it changes there. One record for each table. */
export const tabellaPolizia = defineEntity({
  name: 'tabella_polizia',
  label: { one: 'Tabella della Polizia', many: 'Tabelle della Polizia', gender: 'f' },
  fields: {
    tabella: choice('Tabella', tabelle, { synonyms: ['quale tabella'] }),
    giorno: date('Data del file', { synonyms: ['di quando è', 'aggiornata al', 'data della tabella'] }),
    righe: integer('Righe', { min: 1, max: 100_000, noun: { gender: 'f', plural: true } }),
    /** As `differenceOf` writes it; nobody searches by it. */
    differenze: optional({ ...longText('Differenze', { max: LONGEST, noun: { gender: 'f', plural: true } }), words: () => '' }),
  },
  title: ['tabella', 'giorno'],
  synonyms: ['tabella', 'tabelle', 'tabella dei documenti', 'tabella dei comuni', 'codici'],
  makes: ['aggiorna', 'carica', 'importa'],
  form: [{ fields: ['tabella', 'giorno', 'righe'] }],
  table: ['tabella', 'giorno', 'righe'],
  settled: () => ({
    fields: ['tabella'],
    message: 'La tabella si cambia dal Portale Alloggiati, alla voce «Tabelle della Polizia».',
  }),
})
