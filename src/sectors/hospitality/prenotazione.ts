import * as k from '../../kernel/describe.ts'
import { arrivi } from './arrivi.ts'
import { camera as stanza } from './camera.ts'
import { campiPrenotazione } from './campi-prenotazione.ts'
import { conflittiDi } from './conflitti.ts'
import { estimateImposta } from './imposta.ts'
import { reviseConto } from './rivedi-conto.ts'
import { ospite } from './ospite.ts'
import { notaRegistrate } from '../../documents/schedine-alloggiati/registrate.ts'
import { oltreSchedina } from '../../documents/schedine-alloggiati/schedina-di.ts'

/** Nothing is left to be paid of a bill that is closed so. */
export const saldata = [k.filled('pagamento'), k.ne('pagamento', 'sospeso')] as const

export const prenotazione = k.defineEntity({
  ...campiPrenotazione,
  label: { one: 'Prenotazione', many: 'Prenotazioni', gender: 'f' },
  title: ['ospite', 'arrivo'],
  synonyms: ['soggiorno', 'soggiorni', 'prenotato', 'prenotati', 'arrivi'],
  makes: ['prenota', 'prenotare', 'prenotala', 'opziona', 'tieni', 'prenota una camera'],
  alike: [['codice_portale'], ['ospite', 'arrivo', 'camera']],
  sort: [k.near('arrivo')],
  form: [
    {
      fields: ['ospite', 'camera', 'arrivo', 'notti', 'persone', 'canale', 'importo', 'imposta', 'telefono', 'email', 'anagrafica', 'note'],
    },
    { title: 'Conto', fields: ['extra', 'versamenti', 'pagamento', 'turismo', 'codice_portale'], on: 'edit' },
  ],
  table: ['arrivo', 'partenza', 'notti', 'ospite', 'camera', 'persone', 'stato', 'totale', 'saldo'],
  exclusive: { with: ['chiusura'], says: (stay, when) => `è già prenotata da ${stay.ospite} ${when}` },
  span: { from: 'arrivo', lasts: 'notti', lane: 'camera', colour: 'canale', said: oltreSchedina },
  prefill: ({ today }) => ({ arrivo: today, notti: 1, persone: 2, canale: 'reception' }) as const,
  proposes: async ({ anagrafica, camera, arrivo, notti, persone }, read) => {
    const card = anagrafica && (await read.get('ospite', anagrafica))
    const { nome = '', cognome = '', telefono, email } = card ? k.rowOf(ospite, card) : {}
    const room = camera && (await read.get('camera', camera))
    const price = room && k.rowOf(stanza, room).prezzo
    const tax = arrivo && notti && persone ? await estimateImposta({ arrivo, notti, persone }, read) : undefined
    return {
      ...(card && { ospite: `${nome} ${cognome}`.trim(), telefono, email }),
      ...(price !== undefined && notti && { importo: (price * notti) as k.Cents }),
      ...(tax !== undefined && { imposta: tax as k.Cents }),
    }
  },
  rules: [
    {
      field: 'importo',
      message: 'C’è già una ricevuta con un altro totale: annullala, cambia il conto e poi emettine una nuova.',
      when: [k.gt('ricevuto', 0), k.ne('totale', k.field('ricevuto'))],
    },
    {
      field: 'pagamento',
      message: 'C’è già una ricevuta del pagamento: annullala prima di togliere il pagamento.',
      when: [k.gt('ricevuto', 0), k.empty('pagamento')],
    },
  ],
  revises: reviseConto,
  conflicts: conflittiDi,
  note: (row) => notaRegistrate(row, 'schedina'),
  effects: arrivi,
})
