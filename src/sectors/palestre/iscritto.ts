import { asc, empty, eq, gt, lt, lte, ne } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, field, leastOf, mostOf, sumOf, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { state } from '../common/state.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { COMPLEANNO } from '../common/compleanno.ts'
import { standing } from '../common/standing.ts'
import { AVVISO, rifiuti } from './stati.ts'

const abbonamenti = { entity: 'abbonamento', by: 'iscritto' } as const
const attivi = { ...abbonamenti, where: [eq('situazione', 'attivo')] } as const
const entrato = { entity: 'ingresso', by: 'iscritto', where: [eq('esito', 'consentito')] } as const

const rate = { entity: 'rata', by: 'iscritto', where: [eq('situazione', 'scaduta')] } as const

export const certificati = { non_agonistico: 'Non agonistico', agonistico: 'Agonistico' } as const

/** A member: the card, the medical certificate, and everything that follows from subscriptions, instalments and entries. */
export const iscritto = defineEntity({
  name: 'iscritto',
  label: { one: 'Iscritto', many: 'Iscritti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 60, placeholder: 'Donatella' }),
    cognome: text('Cognome', { max: 60, placeholder: 'Ferrigno' }),
    tessera: text('Tessera', { max: 20, noun: { said: 'numero di tessera' } }),
    telefono: phone('Telefono'),
    email: optional(email('Email')),
    codice_fiscale: optional(fiscalCode('Codice fiscale', { short: 'Cod. fiscale', holder: { birth: 'data_nascita' } })),
    data_nascita: optional(date('Data di nascita', { yearly: COMPLEANNO, short: 'Nascita', near: { past: 36_500, future: 0 } })),
    iscrizione: date('Iscrizione', { noun: { said: 'data di iscrizione' }, near: { past: 4000, future: 60 } }),
    certificato: choice(
      'Certificato medico',
      { ...certificati, assente: 'Assente' },
      { short: 'Certificato', also: { assente: ['manca', 'senza certificato', 'non ce l’ha'], agonistico: ['sportivo agonistico'] } },
    ),
    scadenza_certificato: optional(
      date('Scadenza certificato', { noun: { said: 'scadenza del certificato' }, short: 'Scade il', near: { past: 1500, future: 500 } }),
    ),
    contatto_emergenza: optional(
      text('Contatto di emergenza', {
        max: 120,
        short: 'Emergenza',
        placeholder: 'Luca, marito, 333 555 0190',
        hint: 'Per i minori chi ne fa le veci.',
      }),
    ),
    note: optional(longText('Note')),
    abbonamenti: derived(integer('Abbonamenti', { noun: { plural: true } }), countOf(abbonamenti)),
    validi: counted('Abbonamenti attivi', attivi),
    da_pagare: counted('Abbonamenti da pagare', { ...abbonamenti, where: [eq('stato', 'da_pagare')] }),
    congelati: counted('Abbonamenti congelati', { ...abbonamenti, where: [eq('stato', 'congelato')] }),
    fine_abbonamento: derived(
      date('Abbonamento fino al', { noun: { said: 'fine dell’abbonamento' }, short: 'Fino al' }),
      mostOf({ ...attivi, of: 'fine' }),
    ),
    ultimo_ingresso: derived(date('Ultimo ingresso'), mostOf({ ...entrato, of: 'data' })),
    ingressi: derived(integer('Ingressi', { noun: { plural: true } }), countOf(entrato)),
    rate_scadute: derived(integer('Rate scadute', { noun: { gender: 'f', plural: true } }), sumOf({ ...abbonamenti, of: 'rate_scadute' })),
    saldo: derived(
      money('Da versare', { min: euro(-1_000_000), noun: { said: 'somma da versare' } }),
      sumOf({ ...abbonamenti, of: 'saldo' }),
    ),
    certificato_stato: standing(
      'Stato del certificato',
      {
        valido: ['Valido', 'success'],
        in_scadenza: ['In scadenza', 'warning'],
        scaduto: ['Scaduto', 'destructive'],
        assente: ['Assente', 'neutral'],
      },
      cases(
        [
          when([eq('certificato', 'assente')], 'assente'),
          when([lt('scadenza_certificato', today())], 'scaduto'),
          when([lte('scadenza_certificato', today(AVVISO))], 'in_scadenza'),
        ],
        'valido',
      ),
      { short: 'Certificato', also: { in_scadenza: ['sta per scadere', 'da rinnovare'], valido: ['in regola', 'buono'] } },
    ),
    situazione: standing(
      'Situazione',
      {
        prova: ['In prova', 'info'],
        attivo: ['Attivo', 'success'],
        sospeso: ['Sospeso', 'warning'],
        scaduto: ['Scaduto', 'destructive'],
        ex_iscritto: ['Ex iscritto', 'neutral'],
      },
      cases(
        [
          when([eq('stato', 'ex_iscritto')], 'ex_iscritto'),
          when([eq('stato', 'sospeso')], 'sospeso'),
          when([gt('abbonamenti', 0), eq('validi', 0), eq('da_pagare', 0), eq('congelati', 0)], 'scaduto'),
          when([eq('stato', 'prova')], 'prova'),
        ],
        'attivo',
      ),
      { also: { scaduto: ['abbonamento scaduto', 'non ha rinnovato', 'scaduti'] } },
    ),
    // A trial is done without a certificate; every other entry asks for one.
    accesso: standing(
      'Accesso',
      { consentito: ['Consentito', 'success'], ...rifiuti },
      cases(
        [
          when([eq('certificato_stato', 'scaduto')], 'certificato_scaduto'),
          when([eq('certificato_stato', 'assente'), ne('stato', 'prova')], 'certificato_assente'),
          when([eq('validi', 0), gt('congelati', 0)], 'abbonamento_congelato'),
          when([eq('validi', 0), gt('da_pagare', 0)], 'abbonamento_da_pagare'),
          when([eq('validi', 0)], 'abbonamento_scaduto'),
          when([gt('rate_scadute', 0)], 'rata_scaduta'),
        ],
        'consentito',
      ),
    ),
    da_sistemare: standing(
      'Da sistemare',
      {
        certificato_scaduto: ['Certificato scaduto', 'destructive'],
        rata_scaduta: ['Rata scaduta', 'destructive'],
        certificato_in_scadenza: ['Certificato in scadenza', 'warning'],
        niente: ['Niente', 'neutral'],
      },
      cases(
        [
          when([eq('stato', 'ex_iscritto')], 'niente'),
          when([eq('certificato_stato', 'scaduto')], 'certificato_scaduto'),
          when([gt('rate_scadute', 0)], 'rata_scaduta'),
          when([eq('certificato_stato', 'in_scadenza')], 'certificato_in_scadenza'),
        ],
        'niente',
      ),
    ),
    sistemare_dal: derived(
      date('Entro il', { noun: { said: 'giorno entro cui va sistemato' } }),
      cases([when([eq('da_sistemare', 'rata_scaduta')], leastOf({ ...rate, of: 'scadenza' }))], field('scadenza_certificato')),
    ),
    stato: status('Stato', 'prova', {
      prova: state('In prova', 'info', ['attivo', 'ex_iscritto'], { verb: 'Rimetti in prova', also: ['sta provando', 'prove'] }),
      attivo: state('Attivo', 'success', ['sospeso', 'ex_iscritto'], { verb: 'Attiva', also: ['attivi', 'è tornato', 'è tornata'] }),
      sospeso: state('Sospeso', 'warning', ['attivo', 'ex_iscritto'], {
        verb: 'Sospendi',
        verbs: { attivo: 'Riattiva' },
        also: ['in pausa', 'fermo', 'sospesi'],
      }),
      ex_iscritto: state('Ex iscritto', 'neutral', ['attivo'], {
        away: true,
        verb: 'Non è più iscritto',
        verbs: { attivo: 'Riammetti' },
        also: ['non viene più', 'ha smesso', 'ex iscritti'],
      }),
    }),
  },
  title: [['nome', 'cognome']],
  synonyms: ['socio', 'soci', 'cliente', 'clienti', 'atleta'],
  makes: ['iscrivi', 'registra', 'tessera', 'nuovo socio', 'fai la scheda'],
  unique: [['tessera'], ['codice_fiscale']],
  alike: [['nome', 'cognome'], ['telefono']],
  apart: ['data_nascita'],
  sort: [asc('cognome'), asc('nome')],
  form: [
    { fields: ['nome', 'cognome', 'tessera', 'telefono', 'email', 'iscrizione'] },
    { title: 'Certificato medico', fields: ['certificato', 'scadenza_certificato'] },
    { title: 'Dati personali', fields: ['codice_fiscale', 'data_nascita', 'contatto_emergenza', 'note'] },
  ],
  table: ['cognome', 'nome', 'tessera', 'situazione', 'fine_abbonamento', 'scadenza_certificato', 'certificato_stato', 'ultimo_ingresso'],
  board: 'stato',
  scans: ['tessera_sanitaria', 'carta_identita', 'passaporto', 'patente'],
  rules: [
    {
      field: 'scadenza_certificato',
      message: 'Indica fino a quando vale il certificato.',
      when: [ne('certificato', 'assente'), empty('scadenza_certificato')],
    },
    { field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [gt('data_nascita', today())] },
  ],
  // The next free card.
  async proposes({ tessera }, read) {
    if (tessera !== undefined) return {}
    const cards = (await read.find('iscritto', [])).map((row) => Number(row['tessera'])).filter(Number.isSafeInteger)
    return { tessera: String(Math.max(2000, ...cards) + 1) }
  },
  prefill: ({ today: day }) => ({ iscrizione: day, certificato: 'assente' }) as const,
})
