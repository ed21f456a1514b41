import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, mostOf, sumOf, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { COMPLEANNO } from '../common/compleanno.ts'
import { AVVISO, motivi } from './stati.ts'

const { fuori_orario: _hours, ...motiviPropri } = motivi
const abbonamenti = { entity: 'abbonamento', by: 'iscritto' } as const
const attivi = { ...abbonamenti, where: [{ field: 'situazione', op: 'eq', value: 'attivo' }] } as const
const entrato = { entity: 'ingresso', by: 'iscritto', where: [{ field: 'esito', op: 'eq', value: 'consentito' }] } as const

export const certificati = { non_agonistico: 'Non agonistico', agonistico: 'Agonistico' } as const

/** A member: the card, the medical certificate, and everything that follows from subscriptions, instalments and entries. */
export const iscritto = defineEntity({
  name: 'iscritto',
  label: { one: 'Iscritto', many: 'Iscritti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 60, placeholder: 'Donatella', synonyms: ['first name'] }),
    cognome: text('Cognome', { max: 60, placeholder: 'Ferrigno', synonyms: ['surname'] }),
    tessera: text('Tessera', {
      max: 20,
      noun: { said: 'numero di tessera' },
      synonyms: ['numero tessera', 'numero di tessera', 'badge', 'card', 'codice tessera', 'che tessera ha'],
    }),
    telefono: phone('Telefono', { synonyms: ['cellulare', 'numero', 'numero di telefono', 'che numero ha'] }),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta', 'mail', 'indirizzo email'] })),
    codice_fiscale: optional(
      fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf', 'tessera sanitaria'], holder: { birth: 'data_nascita' } }),
    ),
    data_nascita: optional(
      date('Data di nascita', {
        yearly: COMPLEANNO,
        short: 'Nascita',
        near: { past: 36_500, future: 0 },
        synonyms: ['nascita', 'nato il', 'nata il', 'compleanno', 'quanti anni ha', 'età'],
      }),
    ),
    iscrizione: date('Iscrizione', {
      noun: { said: 'data di iscrizione' },
      near: { past: 4000, future: 60 },
      synonyms: ['iscritto dal', 'data iscrizione', 'da quando', 'quando si è iscritto', 'quando si è iscritta', 'iscritta dal'],
    }),
    certificato: choice(
      'Certificato medico',
      { ...certificati, assente: 'Assente' },
      {
        short: 'Certificato',
        synonyms: ['certificato', 'visita medica', 'tipo di certificato', 'che certificato ha', 'idoneità'],
        also: { assente: ['manca', 'senza certificato', 'non ce l’ha'], agonistico: ['sportivo agonistico'] },
      },
    ),
    scadenza_certificato: optional(
      date('Scadenza certificato', {
        noun: { said: 'scadenza del certificato' },
        short: 'Scade il',
        near: { past: 1500, future: 500 },
        synonyms: ['certificato fino al', 'quando scade il certificato', 'certificato valido fino al', 'scade il certificato'],
      }),
    ),
    contatto_emergenza: optional(
      text('Contatto di emergenza', {
        max: 120,
        short: 'Emergenza',
        placeholder: 'Luca, marito, 333 555 0190',
        hint: 'Per i minori chi ne fa le veci.',
        synonyms: ['emergenza', 'chi avvisare', 'in caso di emergenza', 'genitore', 'chi chiamiamo'],
      }),
    ),
    note: optional(longText('Note', { synonyms: ['annotazioni', 'appunti', 'cosa abbiamo scritto'] })),
    abbonamenti: derived(integer('Abbonamenti', { noun: { plural: true } }), countOf(abbonamenti)),
    validi: counted('Abbonamenti attivi', attivi),
    da_pagare: counted('Abbonamenti da pagare', { ...abbonamenti, where: [{ field: 'stato', op: 'eq', value: 'da_pagare' }] }),
    congelati: counted('Abbonamenti congelati', { ...abbonamenti, where: [{ field: 'stato', op: 'eq', value: 'congelato' }] }),
    fine_abbonamento: derived(
      date('Abbonamento fino al', {
        noun: { said: 'fine dell’abbonamento' },
        short: 'Abbonato fino al',
        synonyms: ['scadenza abbonamento', 'quando scade l’abbonamento', 'quando finisce', 'quando gli scade', 'quando le scade'],
      }),
      mostOf({ ...attivi, of: 'fine' }),
    ),
    ultimo_ingresso: derived(
      date('Ultimo ingresso', { synonyms: ['ultima volta', 'quando è venuto', 'quando è venuta', 'ultimo allenamento', 'si allena da'] }),
      mostOf({ ...entrato, of: 'data' }),
    ),
    ingressi: derived(
      integer('Ingressi', { noun: { plural: true }, synonyms: ['quante volte è venuto', 'quante volte è venuta', 'presenze'] }),
      countOf(entrato),
    ),
    rate_scadute: derived(
      integer('Rate scadute', { noun: { gender: 'f', plural: true }, synonyms: ['rate arretrate', 'rate in ritardo', 'quante rate deve'] }),
      sumOf({ ...abbonamenti, of: 'rate_scadute' }),
    ),
    saldo: derived(
      money('Da versare', {
        min: euro(-1_000_000),
        noun: { said: 'somma da versare' },
        synonyms: ['saldo', 'debito', 'quanto deve', 'quanto ci deve', 'deve pagare', 'da pagare'],
      }),
      sumOf({ ...abbonamenti, of: 'saldo' }),
    ),
    certificato_stato: derived(
      choice(
        'Stato del certificato',
        { valido: 'Valido', in_scadenza: 'In scadenza', scaduto: 'Scaduto', assente: 'Assente' },
        {
          short: 'Certificato',
          tones: { valido: 'success', in_scadenza: 'warning', scaduto: 'destructive', assente: 'neutral' },
          synonyms: ['com’è il certificato', 'certificato valido', 'in regola con il certificato'],
          also: { in_scadenza: ['sta per scadere', 'da rinnovare', 'scade'], valido: ['in regola', 'buono'] },
        },
      ),
      cases(
        [
          when([{ field: 'certificato', op: 'eq', value: 'assente' }], 'assente'),
          when([{ field: 'scadenza_certificato', op: 'lt', value: today() }], 'scaduto'),
          when([{ field: 'scadenza_certificato', op: 'lte', value: today(AVVISO) }], 'in_scadenza'),
        ],
        'valido',
      ),
    ),
    situazione: derived(
      choice(
        'Situazione',
        { prova: 'In prova', attivo: 'Attivo', sospeso: 'Sospeso', scaduto: 'Scaduto', ex_iscritto: 'Ex iscritto' },
        {
          tones: { prova: 'info', attivo: 'success', sospeso: 'warning', scaduto: 'destructive', ex_iscritto: 'neutral' },
          synonyms: ['com’è messo', 'com’è messa', 'in regola'],
          also: { scaduto: ['abbonamento scaduto', 'non ha rinnovato', 'scaduti'] },
        },
      ),
      cases(
        [
          when([{ field: 'stato', op: 'eq', value: 'ex_iscritto' }], 'ex_iscritto'),
          when([{ field: 'stato', op: 'eq', value: 'sospeso' }], 'sospeso'),
          when(
            [
              { field: 'abbonamenti', op: 'gt', value: 0 },
              { field: 'validi', op: 'eq', value: 0 },
              { field: 'da_pagare', op: 'eq', value: 0 },
              { field: 'congelati', op: 'eq', value: 0 },
            ],
            'scaduto',
          ),
          when([{ field: 'stato', op: 'eq', value: 'prova' }], 'prova'),
        ],
        'attivo',
      ),
    ),
    // A trial is done without a certificate; every other entry asks for one.
    accesso: derived(
      choice(
        'Può entrare',
        { consentito: 'Sì', ...motiviPropri },
        {
          noun: { said: 'permesso di entrare' },
          tones: {
            consentito: 'success',
            certificato_scaduto: 'destructive',
            certificato_assente: 'destructive',
            abbonamento_congelato: 'warning',
            abbonamento_da_pagare: 'warning',
            abbonamento_scaduto: 'destructive',
            rata_scaduta: 'destructive',
          },
          synonyms: ['può allenarsi', 'perché non entra', 'perché non può entrare', 'entra', 'può passare'],
        },
      ),
      cases(
        [
          when([{ field: 'certificato_stato', op: 'eq', value: 'scaduto' }], 'certificato_scaduto'),
          when(
            [
              { field: 'certificato_stato', op: 'eq', value: 'assente' },
              { field: 'stato', op: 'ne', value: 'prova' },
            ],
            'certificato_assente',
          ),
          when(
            [
              { field: 'validi', op: 'eq', value: 0 },
              { field: 'congelati', op: 'gt', value: 0 },
            ],
            'abbonamento_congelato',
          ),
          when(
            [
              { field: 'validi', op: 'eq', value: 0 },
              { field: 'da_pagare', op: 'gt', value: 0 },
            ],
            'abbonamento_da_pagare',
          ),
          when([{ field: 'validi', op: 'eq', value: 0 }], 'abbonamento_scaduto'),
          when([{ field: 'rate_scadute', op: 'gt', value: 0 }], 'rata_scaduta'),
        ],
        'consentito',
      ),
    ),
    da_sistemare: derived(
      choice(
        'Da sistemare',
        {
          certificato_scaduto: 'Certificato scaduto',
          rata_scaduta: 'Rata scaduta',
          certificato_in_scadenza: 'Certificato in scadenza',
          niente: 'Niente',
        },
        {
          tones: {
            certificato_scaduto: 'destructive',
            rata_scaduta: 'destructive',
            certificato_in_scadenza: 'warning',
            niente: 'neutral',
          },
        },
      ),
      cases(
        [
          when([{ field: 'stato', op: 'eq', value: 'ex_iscritto' }], 'niente'),
          when([{ field: 'certificato_stato', op: 'eq', value: 'scaduto' }], 'certificato_scaduto'),
          when([{ field: 'rate_scadute', op: 'gt', value: 0 }], 'rata_scaduta'),
          when([{ field: 'certificato_stato', op: 'eq', value: 'in_scadenza' }], 'certificato_in_scadenza'),
        ],
        'niente',
      ),
    ),
    stato: status('Stato', 'prova', {
      prova: {
        label: 'In prova',
        tone: 'info',
        next: ['attivo', 'ex_iscritto'],
        verb: 'Rimetti in prova',
        also: ['sta provando', 'prove'],
      },
      attivo: {
        label: 'Attivo',
        tone: 'success',
        next: ['sospeso', 'ex_iscritto'],
        verb: 'Attiva',
        verbs: { sospeso: 'Sospendi' },
        also: ['attivi', 'è tornato', 'è tornata'],
      },
      sospeso: {
        label: 'Sospeso',
        tone: 'warning',
        next: ['attivo', 'ex_iscritto'],
        verb: 'Sospendi',
        verbs: { attivo: 'Riattiva' },
        also: ['in pausa', 'fermo', 'sospesi'],
      },
      ex_iscritto: {
        label: 'Ex iscritto',
        tone: 'neutral',
        next: ['attivo'],
        away: true,
        verb: 'Non è più iscritto',
        verbs: { attivo: 'Riammetti' },
        also: ['non viene più', 'ha smesso', 'ex iscritti', 'se n’è andato'],
      },
    }),
  },
  title: [['nome', 'cognome']],
  synonyms: ['socio', 'soci', 'cliente', 'clienti', 'atleta', 'abbonato'],
  makes: ['iscrivi', 'registra', 'tessera', 'nuovo socio', 'fai la scheda'],
  unique: [['tessera'], ['codice_fiscale']],
  alike: [['nome', 'cognome'], ['telefono']],
  apart: ['data_nascita'],
  sort: [
    { field: 'cognome', direction: 'asc' },
    { field: 'nome', direction: 'asc' },
  ],
  form: [
    { fields: ['nome', 'cognome', 'tessera', 'telefono', 'email', 'iscrizione'] },
    { title: 'Certificato medico', fields: ['certificato', 'scadenza_certificato'] },
    { title: 'Dati personali', fields: ['codice_fiscale', 'data_nascita', 'contatto_emergenza', 'note'] },
  ],
  table: [
    'cognome',
    'nome',
    'tessera',
    'situazione',
    'fine_abbonamento',
    'scadenza_certificato',
    'certificato_stato',
    'ultimo_ingresso',
    'telefono',
  ],
  board: 'stato',
  scans: ['tessera_sanitaria', 'carta_identita', 'passaporto', 'patente'],
  rules: [
    {
      field: 'scadenza_certificato',
      message: 'Indica fino a quando vale il certificato.',
      when: [
        { field: 'certificato', op: 'ne', value: 'assente' },
        { field: 'scadenza_certificato', op: 'empty' },
      ],
    },
    { field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [{ field: 'data_nascita', op: 'gt', value: today() }] },
  ],
  // The next free card.
  async proposes({ tessera }, read) {
    if (tessera !== undefined) return {}
    const cards = (await read.find('iscritto', [])).map((row) => Number(row['tessera'])).filter(Number.isSafeInteger)
    return { tessera: String(Math.max(2000, ...cards) + 1) }
  },
  prefill: ({ today: day }) => ({ iscrizione: day, certificato: 'assente' }) as const,
})
