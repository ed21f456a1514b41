import { consensi } from '../../documents/consenso-informato/consensi.ts'
import * as k from '../../kernel/describe.ts'
import { firmaConsenso } from '../common/consenso.ts'

/** That a patient, or who speaks for him, has been told and agrees (law 219/2017, art. 1). */
export const consenso = k.defineEntity({
  name: 'consenso',
  label: { one: 'Consenso', many: 'Consensi', gender: 'm' },
  fields: {
    paziente: k.reference('Paziente', 'paziente'),
    tipo: k.choice('Consenso a', consensi, {
      short: 'Tipo',
      noun: { said: 'tipo di consenso' },
      also: {
        privacy: ['gdpr', 'dati personali'],
        cure: ['consenso alle cure'],
        chirurgia: ['estrazione'],
        implantologia: ['impianti'],
        ortodonzia: ['apparecchio'],
      },
    }),
    dettaglio: k.optional(k.text('Cura proposta', { wide: true })),
    ...firmaConsenso('il paziente'),
  },
  title: ['tipo', 'paziente'],
  synonyms: ['privacy', 'informativa', 'liberatoria', 'modulo'],
  makes: ['fai firmare', 'prepara', 'stampa'],
  sort: [k.desc('data')],
  form: [{ fields: ['paziente', 'tipo', 'dettaglio', 'data', 'firmatario', 'firmato_il', 'firma'] }],
  board: false,
  table: ['data', 'paziente', 'tipo', 'dettaglio', 'stato'],
  prefill: ({ today }) => ({ data: today, tipo: 'cure' }) as const,
})
