import * as k from '../../kernel/describe.ts'

/** More lines than a table ever changes: every province of Sardinia has about four hundred. */
const LONGEST = 200_000
const tabelle = { comuni: 'Comuni', stati: 'Stati', documenti: 'Documenti' } as const

/** A table of Alloggiati Web newer than the one that comes with the program: what it changes there. One record for each table. */
export const tabellaPolizia = k.defineEntity({
  name: 'tabella_polizia',
  label: { one: 'Tabella della Polizia', many: 'Tabelle della Polizia', gender: 'f' },
  fields: {
    tabella: k.choice('Tabella', tabelle, { synonyms: ['quale tabella'] }),
    giorno: k.day('Data del file', { synonyms: ['di quando è', 'aggiornata al', 'data della tabella'] }),
    righe: k.integer('Righe', { min: 1, max: 100_000, noun: { gender: 'f', plural: true } }),
    /** As `differenceOf` writes it; nobody searches by it. */
    differenze: k.optional({ ...k.longText('Differenze', { max: LONGEST, noun: { gender: 'f', plural: true } }), words: () => '' }),
  },
  title: ['tabella', 'giorno'],
  synonyms: ['tabella', 'tabelle', 'codici'],
  makes: ['aggiorna', 'carica', 'importa'],
  form: [{ fields: ['tabella', 'giorno', 'righe'] }],
  table: ['tabella', 'giorno', 'righe'],
  settled: () => ({ fields: ['tabella'], message: 'La tabella si cambia dal Portale Alloggiati, alla voce «Tabelle della Polizia».' }),
})
