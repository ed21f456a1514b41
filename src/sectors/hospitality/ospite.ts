import { altriDocumenti } from '../../documents/schedine-alloggiati/documenti.ts'
import { luogoInDubbio } from '../../documents/schedine-alloggiati/luogo-in-dubbio.ts'
import { cittadinanzaDi, statoDi } from '../../documents/schedine-alloggiati/stati.ts'
import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'

export const sessi = { M: 'M', F: 'F' } as const
/** The three documents of the guest form (specification §3), and the usual others. */
export const documenti = { CI: 'Carta d’identità', PP: 'Passaporto', PG: 'Patente di guida', ...altriDocumenti } as const

/** Somebody who stays or has stayed here, registered once (specification §3, guest form). */
export const ospite = k.defineEntity({
  name: 'ospite',
  label: { one: 'Ospite', many: 'Ospiti', gender: 'm' },
  fields: {
    nome: k.givenName('Nome', { max: 60 }),
    cognome: k.surname('Cognome', { max: 60, hint: 'Un nome solo sul documento: chiedi alla questura come scriverlo.' }),
    data_nascita: k.optional(k.born('Data di nascita', { synonyms: ['nato', 'nata'] })),
    luogo_nascita: k.optional(k.place('Luogo di nascita', { hint: 'Comune, oppure «Estero».' })),
    comune_nascita: k.optional(k.place('Comune di nascita', { hint: 'Per chi è nato all’estero, la città.' })),
    stato_nascita: k.optional(statoDi('Stato di nascita')),
    cittadinanza: cittadinanzaDi('Cittadinanza', { synonyms: ['nazionalità', 'nazione', 'paese'] }),
    sesso: k.optional(k.choice('Sesso', sessi)),
    tipo_documento: restricted(
      k.optional(k.choice('Tipo di documento', documenti, { short: 'Documento', synonyms: ['documento', 'che documento'] })),
      'identita',
    ),
    numero_documento: restricted(
      k.optional(k.code('Numero documento', { max: 20, noun: { said: 'numero del documento' }, synonyms: ['numero di documento'] })),
      'identita',
    ),
    stato_rilascio: restricted(k.optional(statoDi('Stato di rilascio', { synonyms: ['rilasciato da'] })), 'identita'),
    email: k.optional(k.email()),
    telefono: k.optional(k.phone()),
    indirizzo: k.optional(k.address('Indirizzo', { synonyms: ['abita', 'dove sta di casa'], wide: true })),
    stato_residenza: k.optional(statoDi('Stato di residenza')),
    comune_residenza: k.optional(
      k.place('Comune di residenza', { synonyms: ['città di residenza', 'dove risiede', 'residente a', 'in che città abita', 'città'] }),
    ),
    gruppo: k.optional(
      k.text('Famiglia o gruppo', {
        max: 80,
        short: 'Gruppo',
        hint: 'Chi viaggia insieme porta lo stesso nome.',
        synonyms: ['famiglia', 'gruppo'],
      }),
    ),
    note: k.optional(k.notes()),
    soggiorni: k.counted('Soggiorni', { entity: 'schedina', by: 'ospite' }),
    ultimo_arrivo: k.derived(k.date('Ultimo soggiorno', {}), k.lastOf({ entity: 'schedina', by: 'ospite', of: 'data_arrivo' })),
  },
  title: [['cognome', 'nome']],
  synonyms: ['cliente', 'clienti', 'anagrafica', 'guest'],
  makes: ['registra', 'inserisci', 'salva'],
  apart: ['data_nascita'],
  alike: [['cognome', 'nome'], ['numero_documento'], ['email'], ['telefono']],
  sort: [k.asc('cognome'), k.asc('nome')],
  form: [
    {
      title: 'Persona',
      fields: ['nome', 'cognome', 'data_nascita', 'luogo_nascita', 'comune_nascita', 'stato_nascita', 'cittadinanza', 'sesso'],
    },
    { title: 'Documento', fields: ['tipo_documento', 'numero_documento', 'stato_rilascio'] },
    { title: 'Recapiti e residenza', fields: ['email', 'telefono', 'indirizzo', 'stato_residenza', 'comune_residenza', 'gruppo', 'note'] },
  ],
  table: ['cognome', 'nome', 'data_nascita', 'cittadinanza', 'tipo_documento', 'numero_documento', 'gruppo', 'soggiorni'],
  scans: ['carta_identita', 'passaporto', 'patente', 'tessera_sanitaria'],
  prefill: () => ({ cittadinanza: 'ITALIA', stato_rilascio: 'ITALIA' }),
  asks: luogoInDubbio,
  rules: [{ field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [k.gt('data_nascita', k.today())] }],
})
