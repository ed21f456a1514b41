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
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { canali, pagamenti, pagamentiDetti, turismi } from './canali.ts'
import { righeExtra, saldo, totale } from './conto.ts'
import { LONGEST_BOOKING } from './durate.ts'
import { registrateDi, type InCasa } from './registrate.ts'

const fields = {
  ospite: text('Ospite', { max: 120, synonyms: ['nome', 'intestatario', 'cliente', 'guest'], wide: true }),
  anagrafica: optional(
    reference('Scheda ospite', 'ospite', {
      hint: 'Con la scheda, al check-in la schedina è già compilata.',
      synonyms: ['scheda', 'anagrafica'],
    }),
  ),
  camera: reference('Camera', 'camera', {
    synonyms: ['stanza', 'room', 'dove dorme', 'dove dormono', 'in che camera', 'in quale camera', 'dove l’abbiamo messo'],
  }),
  arrivo: date('Arrivo', {
    synonyms: ['check-in', 'data', 'date', 'dal', 'arriva', 'arrivano', 'quando arriva', 'giorno di arrivo', 'entra', 'entrano'],
    near: { past: 60, future: 550 },
  }),
  notti: integer('Notti', {
    min: 1,
    max: LONGEST_BOOKING,
    below: 'Per chi arriva e parte in giornata scrivi 1 e fai il check-out lo stesso giorno.',
    noun: { gender: 'f', plural: true },
    unit: ['notte', 'notti'],
    synonyms: [
      'nights',
      'durata',
      'quanto si ferma',
      'quanto si fermano',
      'quanto resta',
      'si ferma',
      'si fermano',
      'pernottamenti',
      'quanto sta',
      'quanto stanno',
      'quanto rimane',
      'quanto rimangono',
      'quanto resta qui',
    ],
  }),
  partenza: derived(
    date('Partenza', {
      synonyms: [
        'check-out',
        'uscita',
        'parte',
        'partono',
        'riparte',
        'ripartono',
        'ripartire',
        'va via',
        'vanno via',
        'lascia la camera',
        'quando parte',
        'fino a quando',
        'fino a quando sta',
        'fino a quando stanno',
        'libera la camera',
        'fino a che giorno',
      ],
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
    synonyms: ['fonte', 'provenienza', 'source', 'portale', 'da dove ha prenotato', 'da dove arriva la prenotazione', 'tramite chi'],
    also: {
      host: ['booking', 'di booking', 'su booking', 'da booking'],
      airbnb: ['su airbnb', 'da airbnb'],
      sito_web: ['sito', 'online', 'dal sito', 'nostro sito'],
      reception: ['di persona', 'al banco', 'per telefono', 'walk-in', 'in reception', 'al telefono'],
    },
  }),
  importo: money('Importo', {
    synonyms: [
      'prezzo',
      'totale',
      'amount',
      'quanto costa',
      'quanto spende',
      'quanto viene',
      'quanto paga',
      'quanto pagano',
      'quanto spendono',
      'fruttato',
      'quanto ci rende',
      'quanto ci porta',
      'quanto ha portato',
      'quanto ci ha portato',
    ],
  }),
  imposta: optional(
    money('Imposta di soggiorno', { short: 'Imposta', synonyms: ['tassa di soggiorno', 'tasse di soggiorno', 'tassa', 'city tax'] }),
  ),
  telefono: optional(phone('Telefono', { synonyms: ['cellulare'] })),
  email: optional(email('Email', { synonyms: ['posta'] })),
  stato: status('Stato', 'confermata', {
    opzione: {
      label: 'Opzione',
      tone: 'neutral',
      next: ['confermata', 'cancellata'],
      open: true,
      verb: 'Rimetti in opzione',
      also: ['opzionata', 'opzioni', 'da confermare', 'in attesa', 'provvisoria', 'pending', 'in forse', 'non confermata'],
    },
    confermata: {
      label: 'Confermata',
      tone: 'primary',
      next: ['arrivato', 'opzione', 'cancellata', 'no_show'],
      verb: 'Conferma',
      also: ['ha confermato', 'hanno confermato', 'sicura', 'garantita', 'confirmed'],
    },
    arrivato: {
      label: 'Arrivato',
      tone: 'success',
      next: ['partito'],
      begun: true,
      verb: 'Check-in',
      done: 'Check-in fatto: la camera è occupata e la schedina del primo ospite è aperta',
      also: [
        'è arrivato',
        'sono arrivati',
        'in casa',
        'check-in fatto',
        'presente',
        'dorme qui',
        'dormono qui',
        'dorme',
        'dormono',
        'dorme da noi',
        'dormono da noi',
        'alloggia',
        'alloggiano',
        'pernotta',
        'pernottano',
        'alloggiati adesso',
        'chi abbiamo in casa',
        'ospitati adesso',
      ],
    },
    partito: {
      label: 'Partito',
      tone: 'neutral',
      next: [],
      requires: ['pagamento'],
      verb: 'Check-out',
      shows: ['notti', 'a_notte', 'importo', 'extra', 'imposta', 'totale', 'acconto', 'saldo'],
      paper: 'ricevuta_soggiorno',
      done: 'Check-out fatto: conto chiuso, la camera va in pulizia',
      also: [
        'è partito',
        'sono partiti',
        'andato via',
        'uscito',
        'check-out fatto',
        'ripartito',
        'ha lasciato la camera',
        'se ne è andato',
      ],
    },
    cancellata: {
      label: 'Cancellata',
      tone: 'destructive',
      next: ['confermata'],
      away: true,
      verb: 'Annulla prenotazione',
      verbs: { confermata: 'Ripristina' },
      also: ['annullata', 'disdetta', 'ha disdetto', 'hanno disdetto', 'cancelled', 'disdici', 'disdire', 'ha rinunciato', 'non viene più'],
    },
    no_show: {
      label: 'Non presentato',
      tone: 'destructive',
      next: ['confermata'],
      away: true,
      verb: 'Segna non presentato',
      verbs: { confermata: 'Ripristina' },
      also: [
        'no show',
        'non è venuto',
        'non arrivato',
        'mai arrivato',
        'tirato il bidone',
        'bidone',
        'dato buca',
        'non si è presentato',
        'non si è visto',
        'tirato pacco',
        'bidonato',
      ],
    },
  }),
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
  extra: optional(righeExtra('Extra sul conto')),
  acconto: optional(
    money('Già pagato', {
      noun: { said: 'importo già pagato' },
      synonyms: [
        'acconto',
        'caparra',
        'anticipo',
        'ha già pagato',
        'hanno già pagato',
        'già versato',
        'ha versato',
        'quanto ha già pagato',
      ],
    }),
  ),
  pagamento: optional(
    choice('Pagamento del conto', pagamenti, {
      also: pagamentiDetti,
      synonyms: [
        'pagato con',
        'metodo di pagamento',
        'modo di pagamento',
        'come ha pagato',
        'come hanno pagato',
        'come paga',
        'come pagano',
        'paga con',
        'pagano in',
        'pagano con',
        'pagato in',
        'saldato con',
      ],
    }),
  ),
  a_notte: derived(
    money('Prezzo a notte', { each: true, short: 'A notte', synonyms: ['tariffa', 'quanto paga a notte'] }),
    divided('importo', 'notti'),
  ),
  totale: derived(
    money('Totale del conto', { short: 'Totale', synonyms: ['conto', 'quanto ha pagato in tutto', 'quanto gli viene', 'totale conto'] }),
    totale,
  ),
  saldo: derived(
    money('Saldo da incassare', {
      short: 'Saldo',
      synonyms: [
        'da saldare',
        'residuo',
        'quanto deve',
        'ha saldato',
        'hanno saldato',
        'saldato',
        'ci deve',
        'mi deve',
        'ci devono',
        'resta da pagare',
        'deve ancora saldare',
        'da incassare',
        'manca da pagare',
        'deve ancora pagare',
        'quanto gli manca',
        'mi deve dare',
        'ci deve dare',
        'saldo',
        'saldi',
        'saldi da incassare',
        'devo incassare',
        'devo ancora incassare',
        'dobbiamo ancora incassare',
        'ancora da incassare',
        'ci devono dare',
        'devono ancora pagare',
        'quanto devono',
        'quanto manca',
        'quanto resta da pagare',
        'quanto c’è da pagare',
        'mancano da incassare',
      ],
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
  note: optional(longText('Note')),
}

/** What a booking says, by itself: what happens with it looks at others of its kind. */
export const campiPrenotazione = { name: 'prenotazione', fields } as const
export type Prenotazione = Row<'prenotazione', typeof fields>
