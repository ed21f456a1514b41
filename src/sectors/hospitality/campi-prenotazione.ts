import * as k from '../../kernel/describe.ts'
import { canali, chiusureConto, pagamentiDetti, turismi } from './canali.ts'
import { acconto, righeExtra, righeVersate, saldo, totale } from './conto.ts'
import { LONGEST_BOOKING } from './durate.ts'
import { registrateDi, type InCasa } from '../../documents/schedine-alloggiati/registrate.ts'
import { statoPrenotazione } from './stato-prenotazione.ts'

const fields = {
  ospite: k.somebody('Ospite', { max: 120, synonyms: ['nome', 'intestatario', 'cliente', 'guest'], wide: true }),
  anagrafica: k.optional(
    k.reference('Scheda ospite', 'ospite', {
      hint: 'Con la scheda, al check-in la schedina è già compilata.',
      synonyms: ['scheda', 'anagrafica'],
    }),
  ),
  camera: k.reference('Camera', 'camera', { synonyms: ['stanza', 'room'] }),
  arrivo: k.date('Arrivo', { synonyms: ['check-in', 'data', 'date', 'dal', 'arriva', 'arrivano'], near: { past: 60, future: 550 } }),
  notti: k.integer('Notti', {
    min: 1,
    max: LONGEST_BOOKING,
    below: 'Per chi arriva e parte in giornata scrivi 1 e fai il check-out lo stesso giorno.',
    noun: { gender: 'f', plural: true },
    unit: ['notte', 'notti'],
    synonyms: ['nights', 'durata'],
  }),
  partenza: k.derived(
    k.date('Partenza', { synonyms: ['check-out', 'uscita', 'parte', 'partono', 'riparte', 'ripartono'] }),
    k.dayAfter('arrivo', 'notti'),
  ),
  persone: k.integer('Persone', {
    min: 1,
    max: 20,
    noun: { gender: 'f', plural: true },
    unit: ['persona', 'persone'],
    synonyms: ['ospiti', 'pax', 'adulti', 'teste', 'gente'],
  }),
  canale: k.choice('Canale', canali, {
    hues: { host: 250, airbnb: 25, expedia: 95, sito_web: 150, reception: 305 },
    synonyms: ['fonte', 'provenienza', 'source', 'portale'],
    also: {
      host: ['booking', 'di booking', 'su booking', 'da booking'],
      airbnb: ['su airbnb', 'da airbnb'],
      sito_web: ['sito', 'online', 'dal sito', 'nostro sito'],
      reception: ['di persona', 'al banco', 'per telefono', 'walk-in', 'in reception', 'al telefono'],
    },
  }),
  importo: k.money('Importo', { synonyms: ['prezzo', 'totale', 'amount', 'quanto costa'] }),
  imposta: k.optional(k.money('Imposta di soggiorno', { short: 'Imposta', synonyms: ['tassa', 'imposta'] })),
  telefono: k.optional(k.phone()),
  email: k.optional(k.email()),
  stato: statoPrenotazione,
  turismo: k.optional(
    k.choice('Motivo del viaggio', turismi, {
      synonyms: ['motivo'],
      also: {
        business: ['lavoro', 'affari', 'per lavoro', 'trasferta'],
        leisure: ['vacanza', 'svago'],
        congress: ['congresso', 'convegno', 'fiera'],
        other: ['altro motivo'],
      },
    }),
  ),
  extra: k.optional(
    righeExtra('Extra sul conto', ['extra', 'minibar', 'frigobar', 'consumazioni', 'consumi', 'addebiti', 'supplementi', 'spese extra']),
  ),
  versamenti: k.optional(righeVersate('Incassi', ['pagamenti ricevuti'])),
  acconto: k.derived(
    k.money('Già pagato', { noun: { said: 'acconto già pagato' }, synonyms: ['acconto', 'caparra', 'anticipo'] }),
    acconto,
  ),
  pagamento: k.optional(
    k.choice('Pagamento del conto', chiusureConto, {
      hint: 'Con cosa si paga quello che resta.',
      also: { ...pagamentiDetti, sospeso: ['dopo', 'paga dopo', 'a trenta giorni', 'a 30 giorni', 'con fattura'] },
    }),
  ),
  a_notte: k.derived(
    k.money('Prezzo a notte', { each: true, short: 'A notte', synonyms: ['tariffa', 'quanto paga a notte'] }),
    k.divided('importo', 'notti'),
  ),
  totale: k.derived(k.total('Totale del conto', { short: 'Totale', synonyms: ['conto'] }), totale),
  saldo: k.derived(
    k.owed('Saldo da incassare', { short: 'Saldo', synonyms: ['da saldare', 'quanto deve', 'ha saldato', 'hanno saldato', 'saldato'] }),
    saldo,
  ),
  ricevuto: k.derived(
    k.money('Ricevuta emessa'),
    k.sumOf({ entity: 'ricevuta', by: 'prenotazione', of: 'totale', where: [k.eq('stato', 'emessa')] }),
  ),
  schedine: k.counted('Schedine', { entity: 'schedina', by: 'prenotazione' }),
  registrate: k.shown(k.text('Ospiti registrati', { noun: { gender: 'm', plural: true } }), (row: InCasa) => registrateDi(row)),
  codice_portale: k.optional(k.code('Codice del portale', { synonyms: ['codice prenotazione', 'uid'] })),
  calendario: k.optional(k.reference('Calendario', 'calendario', { hint: 'Il calendario di un portale da cui è arrivata.' })),
  note: k.optional(k.notes('Note', { synonyms: ['richieste', 'richieste particolari', 'esigenze', 'osservazioni', 'preferenze'] })),
}

/** What a booking says, by itself: what happens with it looks at others of its kind. */
export const campiPrenotazione = { name: 'prenotazione', fields } as const
export type Prenotazione = k.Row<'prenotazione', typeof fields>
