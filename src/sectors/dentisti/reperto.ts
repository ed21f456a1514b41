import * as k from '../../kernel/describe.ts'
import { denti, dettiDenti } from './denti.ts'
import { only } from './gruppi.ts'
import { campoSuperfici, checkSuperfici } from './superfici.ts'

export const reperti = {
  carie: 'Carie',
  otturazione: 'Otturazione',
  sigillatura: 'Sigillatura',
  devitalizzato: 'Devitalizzato',
  corona: 'Corona',
  ponte: 'Elemento di ponte',
  impianto: 'Impianto',
  frattura: 'Frattura',
  lesione: 'Lesione apicale',
  mobilita: 'Mobilità',
  da_estrarre: 'Da estrarre',
  incluso: 'Incluso',
  mancante: 'Mancante',
} as const
export type Reperto = keyof typeof reperti

/** The letters of a finding on a drawn tooth and on paper. */
export const sigle: Readonly<Record<Reperto, string>> = {
  carie: 'Ca',
  otturazione: 'Ot',
  sigillatura: 'Si',
  devitalizzato: 'En',
  corona: 'Co',
  ponte: 'Po',
  impianto: 'Im',
  frattura: 'Fr',
  lesione: 'Le',
  mobilita: 'Mo',
  da_estrarre: 'Es',
  incluso: 'In',
  mancante: 'X',
}

/** What somebody saw on a tooth, and when: the odontogram is drawn from these and from the treatments. */
export const reperto = k.defineEntity({
  name: 'reperto',
  label: { one: 'Reperto', many: 'Reperti', gender: 'm' },
  access: only('sanitari'),
  fields: {
    paziente: k.reference('Paziente', 'paziente', { wide: true }),
    dente: k.choice('Dente', denti, { synonyms: ['elemento'], also: dettiDenti }),
    superfici: k.optional(campoSuperfici()),
    tipo: k.choice('Reperto', reperti, {
      synonyms: ['diagnosi', 'condizione'],
      also: {
        carie: ['buco', 'cariato'],
        otturazione: ['otturato', 'ricostruzione', 'piombatura'],
        devitalizzato: ['devitalizzazione', 'canalare'],
        corona: ['capsula', 'incapsulato'],
        ponte: ['ponte'],
        frattura: ['rotto', 'scheggiato'],
        lesione: ['granuloma', 'ascesso'],
        mobilita: ['mobile', 'dondola', 'balla', 'si muove'],
        da_estrarre: ['da togliere', 'da levare', 'da cavare'],
        incluso: ['non spuntato'],
        mancante: ['estratto', 'assente', 'manca il dente', 'dente che manca'],
      },
    }),
    data: k.doneOn('Visto il', { short: 'Data', noun: { said: 'giorno in cui è stato visto' }, near: { past: 3650, future: 0 } }),
    risolto: k.optional(
      k.doneOn('Risolto il', {
        noun: { said: 'giorno in cui è stato risolto' },
        near: { past: 3650, future: 0 },
      }),
    ),
    note: k.optional(k.notes()),
  },
  title: ['tipo', 'dente', 'paziente'],
  synonyms: ['diagnosi', 'odontogramma', 'dente', 'carie'],
  makes: ['segna', 'annota', 'rileva', 'ho trovato', 'abbiamo trovato', 'segna un reperto'],
  sort: [k.desc('data')],
  table: ['data', 'paziente', 'dente', 'superfici', 'tipo', 'risolto'],
  conflicts: async (row) => checkSuperfici(row),
  prefill: ({ today }) => ({ data: today }),
})
