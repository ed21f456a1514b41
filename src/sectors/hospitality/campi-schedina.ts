import { qualifiche } from '../../documents/imposta-soggiorno/qualifiche.ts'
import { altriDocumenti } from '../../documents/schedine-alloggiati/documenti.ts'
import { MAX_NOTTI } from '../../documents/schedine-alloggiati/schedina-di.ts'
import { cittadinanzaDi, statoDi } from '../../documents/schedine-alloggiati/stati.ts'
import { tipiAlloggiato } from '../../documents/schedine-alloggiati/tipi-schedina.ts'
import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'

const fields = {
  famiglia_gruppo: k.integer('Famiglia/Gruppo', {
    min: 1,
    max: 999,
    short: 'Gruppo',
    noun: { said: 'numero di famiglia o gruppo' },
    hint: 'Lo stesso numero per chi arriva insieme.',
    synonyms: ['famiglia', 'gruppo'],
  }),
  data_arrivo: k.date('Data di arrivo', { short: 'Arrivo', synonyms: ['arrivo'], near: { past: 60, future: 30 } }),
  ora_arrivo: k.optional(k.time('Ora di arrivo')),
  notti_permanenza: k.integer('Notti di permanenza', {
    min: 1,
    max: MAX_NOTTI,
    short: 'Notti',
    noun: { gender: 'f', plural: true },
    unit: ['notte', 'notti'],
    hint: 'In giornata: 1. Oltre 30: scrivi 30, dal giorno 31 una nuova schedina.',
    synonyms: ['notti', 'permanenza'],
  }),
  tipo_alloggiato: k.choice('Tipo alloggiato', tipiAlloggiato, {
    short: 'Tipo',
    noun: { said: 'tipo di alloggiato' },
    synonyms: ['tipo'],
    hint: 'Per la Polizia un familiare ha il codice 19 e 18 è il capogruppo: il file porta i codici ufficiali.',
  }),
  capo: k.optional(
    k.reference('Capofamiglia o capogruppo', 'schedina', {
      hint: 'Per familiari e membri di gruppo: con chi arrivano.',
      among: ({ data_arrivo }) => [
        k.oneOf('tipo_alloggiato', ['capofamiglia', 'capogruppo', 'singolo']),
        k.eq('stato', 'da_inviare'),
        ...(data_arrivo ? [k.eq('data_arrivo', data_arrivo)] : []),
      ],
    }),
  ),
  cognome: k.optional(k.surname('Cognome', { max: 80 })),
  nome: k.optional(k.givenName('Nome', { max: 80 })),
  sesso: k.optional(k.choice('Sesso', { M: 'Maschio', F: 'Femmina' })),
  data_nascita: k.optional(
    k.date('Data di nascita', { means: 'born', synonyms: ['nato il', 'nascita'], near: { past: 38_400, future: 0 } }),
  ),
  comune_nascita: k.optional(k.place('Comune di nascita', { hint: 'Per chi è nato all’estero lascia vuoto e scegli lo stato.' })),
  stato_nascita: k.optional(statoDi('Stato di nascita')),
  cittadinanza: k.optional(cittadinanzaDi('Cittadinanza', { synonyms: ['nazionalità'] })),
  tipo_documento: restricted(
    k.optional(k.choice('Tipo di documento', { CI: "Carta d'Identità", PP: 'Passaporto', PG: 'Patente', ...altriDocumenti })),
    'identita',
  ),
  numero_documento: restricted(
    k.optional(
      k.code('Numero documento', { max: 30, noun: { said: 'numero del documento' }, synonyms: ['numero di documento', 'documento'] }),
    ),
    'identita',
  ),
  stato_rilascio: restricted(k.optional(statoDi('Stato di rilascio')), 'identita'),
  comune_rilascio: restricted(
    k.optional(k.place('Comune di rilascio', { hint: 'Per documenti italiani; altrimenti vale lo stato.' })),
    'identita',
  ),
  stato_residenza: k.optional(statoDi('Stato di residenza')),
  comune_residenza: k.optional(k.place('Comune di residenza')),
  esenzione: k.optional(
    k.choice('Esenzione imposta', qualifiche, { noun: { said: 'esenzione dall’imposta' }, synonyms: ['esente', 'esenzione'] }),
  ),
  prenotazione: k.optional(k.reference('Prenotazione', 'prenotazione')),
  ospite: k.optional(k.reference('Scheda ospite', 'ospite', { wide: true, hint: 'Scegli dall’anagrafica e i dati si riempiono.' })),
  invio: k.optional(k.reference('File', 'invio')),
  corregge: k.optional(
    k.reference('Corregge', 'schedina', {
      hint: 'La schedina già inviata di cui questa prende il posto.',
      among: () => [k.eq('stato', 'inviata')],
    }),
  ),
  stato: k.status('Stato', 'da_inviare', {
    da_inviare: k.state('Da inviare', 'warning', ['nel_file'], {
      verb: 'Riporta da inviare',
      also: ['non inviata', 'da mandare', 'da trasmettere', 'non trasmessa'],
    }),
    nel_file: k.state('Nel file', 'info', ['inviata', 'da_inviare'], {
      requires: ['invio'],
      verb: 'Metti nel file',
      also: ['nel tracciato', 'esportata', 'generata'],
    }),
    inviata: k.state('Inviata', 'success', [], { verb: 'Segna inviata', also: ['mandata', 'trasmessa', 'comunicata', 'abbiamo mandato'] }),
  }),
}

/** What a schedina says, by itself: what happens with it looks at others of its kind. */
export const campiSchedina = { name: 'schedina', fields } as const
export type Schedina = k.Row<'schedina', typeof fields>
