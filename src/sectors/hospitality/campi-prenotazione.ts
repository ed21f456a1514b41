import { dayAfter, divided, sumOf } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived, shown } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { reference } from '../../kernel/fields/reference.ts'
import type { Row } from '../../kernel/fields/shapes.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { canali, chiusureConto, pagamentiDetti, turismi } from './canali.ts'
import { acconto, righeExtra, righeVersate, saldo, totale } from './conto.ts'
import { LONGEST_BOOKING } from './durate.ts'
import { registrateDi, type InCasa } from './registrate.ts'
import { statoPrenotazione } from './stato-prenotazione.ts'

const fields = {
  ospite: text('Ospite', { max: 120, synonyms: ['nome', 'intestatario', 'cliente', 'guest'], wide: true }),
  anagrafica: optional(
    reference('Scheda ospite', 'ospite', {
      hint: 'Con la scheda, al check-in la schedina è già compilata.',
      synonyms: ['scheda', 'anagrafica'],
    }),
  ),
  camera: reference('Camera', 'camera', {
    synonyms: ['stanza', 'room', 'dove dorme', 'dove dormono', 'in che camera', 'in quale camera'],
  }),
  arrivo: date('Arrivo', {
    synonyms: ['check-in', 'data', 'date', 'dal', 'arriva', 'arrivano'],
    near: { past: 60, future: 550 },
  }),
  notti: integer('Notti', {
    min: 1,
    max: LONGEST_BOOKING,
    below: 'Per chi arriva e parte in giornata scrivi 1 e fai il check-out lo stesso giorno.',
    noun: { gender: 'f', plural: true },
    unit: ['notte', 'notti'],
    synonyms: ['nights', 'durata', 'quanto si ferma', 'quanto si fermano', 'quanto resta', 'si ferma'],
  }),
  partenza: derived(
    date('Partenza', {
      synonyms: ['check-out', 'uscita', 'parte', 'partono', 'riparte', 'ripartono'],
    }),
    dayAfter('arrivo', 'notti'),
  ),
  persone: integer('Persone', {
    min: 1,
    max: 20,
    noun: { gender: 'f', plural: true },
    unit: ['persona', 'persone'],
    synonyms: ['ospiti', 'pax', 'adulti', 'teste', 'gente', 'quante persone'],
  }),
  canale: choice('Canale', canali, {
    hues: { host: 250, airbnb: 25, expedia: 95, sito_web: 150, reception: 305 },
    synonyms: ['fonte', 'provenienza', 'source', 'portale', 'da dove ha prenotato', 'da dove arriva la prenotazione'],
    also: {
      host: ['booking', 'di booking', 'su booking', 'da booking'],
      airbnb: ['su airbnb', 'da airbnb'],
      sito_web: ['sito', 'online', 'dal sito', 'nostro sito'],
      reception: ['di persona', 'al banco', 'per telefono', 'walk-in', 'in reception', 'al telefono'],
    },
  }),
  importo: money('Importo', {
    synonyms: ['prezzo', 'totale', 'amount', 'quanto costa', 'quanto spende', 'quanto viene'],
  }),
  imposta: optional(
    money('Imposta di soggiorno', {
      short: 'Imposta',
      synonyms: ['tassa di soggiorno', 'tasse di soggiorno', 'tassa', 'city tax', 'imposta', 'quanto paga di tassa'],
    }),
  ),
  telefono: optional(phone('Telefono', { synonyms: ['cellulare'] })),
  email: optional(email('Email', { synonyms: ['posta'] })),
  stato: statoPrenotazione,
  turismo: optional(
    choice('Motivo del viaggio', turismi, {
      synonyms: ['tipologia turismo', 'perché viaggia', 'viaggia per', 'motivo'],
      also: {
        business: ['lavoro', 'affari', 'per lavoro', 'trasferta'],
        leisure: ['vacanza', 'svago'],
        congress: ['congresso', 'convegno', 'fiera'],
        other: ['altro motivo'],
      },
    }),
  ),
  extra: optional(
    righeExtra('Extra sul conto', ['extra', 'minibar', 'frigobar', 'consumazioni', 'consumi', 'addebiti', 'supplementi', 'spese extra']),
  ),
  versamenti: optional(righeVersate('Incassi', ['pagamenti ricevuti'])),
  acconto: derived(
    money('Già pagato', {
      noun: { said: 'acconto già pagato' },
      synonyms: ['acconto', 'caparra', 'anticipo', 'ha già pagato', 'hanno già pagato', 'già versato'],
    }),
    acconto,
  ),
  pagamento: optional(
    choice('Pagamento del conto', chiusureConto, {
      hint: 'Con cosa si paga quello che resta.',
      also: { ...pagamentiDetti, sospeso: ['dopo', 'paga dopo', 'a trenta giorni', 'a 30 giorni', 'con fattura'] },
      synonyms: ['pagato con', 'metodo di pagamento', 'modo di pagamento', 'come ha pagato', 'come hanno pagato', 'come paga'],
    }),
  ),
  a_notte: derived(
    money('Prezzo a notte', { each: true, short: 'A notte', synonyms: ['tariffa', 'quanto paga a notte'] }),
    divided('importo', 'notti'),
  ),
  totale: derived(
    money('Totale del conto', {
      short: 'Totale',
      synonyms: ['conto', 'quanto ha pagato', 'quanto hanno pagato', 'quanto ha pagato in tutto', 'quanto gli viene', 'totale conto'],
    }),
    totale,
  ),
  saldo: derived(
    money('Saldo da incassare', {
      short: 'Saldo',
      synonyms: ['da saldare', 'residuo', 'quanto deve', 'ha saldato', 'hanno saldato', 'saldato'],
    }),
    saldo,
  ),
  ricevuto: derived(
    money('Ricevuta emessa'),
    sumOf({ entity: 'ricevuta', by: 'prenotazione', of: 'totale', where: [{ field: 'stato', op: 'eq', value: 'emessa' }] }),
  ),
  schedine: counted('Schedine', { entity: 'schedina', by: 'prenotazione' }),
  registrate: shown(text('Ospiti registrati', { noun: { gender: 'm', plural: true } }), (row: InCasa) => registrateDi(row)),
  codice_portale: optional(text('Codice del portale', { synonyms: ['codice prenotazione', 'uid'] })),
  calendario: optional(reference('Calendario', 'calendario', { hint: 'Il calendario di un portale da cui è arrivata.' })),
  note: optional(longText('Note', { synonyms: ['richieste', 'richieste particolari', 'esigenze', 'osservazioni', 'preferenze'] })),
}

/** What a booking says, by itself: what happens with it looks at others of its kind. */
export const campiPrenotazione = { name: 'prenotazione', fields } as const
export type Prenotazione = Row<'prenotazione', typeof fields>
