import * as k from '../../kernel/describe.ts'
import { AVVISO, rifiuti } from './stati.ts'

const abbonamenti = { entity: 'abbonamento', by: 'iscritto' } as const
const attivi = { ...abbonamenti, where: [k.eq('situazione', 'attivo')] } as const
const entrato = { entity: 'ingresso', by: 'iscritto', where: [k.eq('esito', 'consentito')] } as const

const rate = { entity: 'rata', by: 'iscritto', where: [k.eq('situazione', 'scaduta')] } as const

export const certificati = { non_agonistico: 'Non agonistico', agonistico: 'Agonistico' } as const

/** A member: the card, the medical certificate, and everything that follows from subscriptions, instalments and entries. */
export const iscritto = k.defineEntity({
  name: 'iscritto',
  label: { one: 'Iscritto', many: 'Iscritti', gender: 'm' },
  fields: {
    nome: k.givenName('Nome', { max: 60, placeholder: 'Donatella' }),
    cognome: k.surname('Cognome', { max: 60, placeholder: 'Ferrigno' }),
    tessera: k.text('Tessera', { max: 20, noun: { said: 'numero di tessera' } }),
    telefono: k.phone(),
    email: k.optional(k.email()),
    codice_fiscale: k.optional(k.fiscalCode()),
    data_nascita: k.optional(k.born()),
    iscrizione: k.date('Iscrizione', { noun: { said: 'data di iscrizione' }, near: { past: 4000, future: 60 } }),
    certificato: k.choice(
      'Certificato medico',
      { ...certificati, assente: 'Assente' },
      { short: 'Certificato', also: { assente: ['manca', 'senza certificato', 'non ce l’ha'], agonistico: ['sportivo agonistico'] } },
    ),
    scadenza_certificato: k.optional(
      k.deadline('Scadenza certificato', {
        noun: { said: 'scadenza del certificato' },
        short: 'Scade il',
        near: { past: 1500, future: 500 },
      }),
    ),
    contatto_emergenza: k.optional(
      k.text('Contatto di emergenza', {
        max: 120,
        short: 'Emergenza',
        placeholder: 'Luca, marito, 333 555 0190',
        hint: 'Per i minori chi ne fa le veci.',
      }),
    ),
    note: k.optional(k.notes()),
    abbonamenti: k.derived(k.integer('Abbonamenti', { noun: { plural: true } }), k.countOf(abbonamenti)),
    validi: k.counted('Abbonamenti attivi', attivi),
    da_pagare: k.counted('Abbonamenti da pagare', { ...abbonamenti, where: [k.eq('stato', 'da_pagare')] }),
    congelati: k.counted('Abbonamenti congelati', { ...abbonamenti, where: [k.eq('stato', 'congelato')] }),
    fine_abbonamento: k.derived(
      k.until('Abbonamento fino al', { noun: { said: 'fine dell’abbonamento' }, short: 'Fino al' }),
      k.mostOf({ ...attivi, of: 'fine' }),
    ),
    ultimo_ingresso: k.derived(k.date('Ultimo ingresso'), k.mostOf({ ...entrato, of: 'data' })),
    ingressi: k.derived(k.integer('Ingressi', { noun: { plural: true } }), k.countOf(entrato)),
    rate_scadute: k.derived(
      k.integer('Rate scadute', { noun: { gender: 'f', plural: true } }),
      k.sumOf({ ...abbonamenti, of: 'rate_scadute' }),
    ),
    saldo: k.derived(
      k.owed('Da versare', { min: k.euro(-1_000_000), noun: { said: 'somma da versare' } }),
      k.sumOf({ ...abbonamenti, of: 'saldo' }),
    ),
    certificato_stato: k.standing(
      'Stato del certificato',
      {
        valido: ['Valido', 'success'],
        in_scadenza: ['In scadenza', 'warning'],
        scaduto: ['Scaduto', 'destructive'],
        assente: ['Assente', 'neutral'],
      },
      k.cases(
        [
          k.when([k.eq('certificato', 'assente')], 'assente'),
          k.when([k.lt('scadenza_certificato', k.today())], 'scaduto'),
          k.when([k.lte('scadenza_certificato', k.today(AVVISO))], 'in_scadenza'),
        ],
        'valido',
      ),
      { short: 'Certificato', also: { in_scadenza: ['sta per scadere', 'da rinnovare'], valido: ['in regola', 'buono'] } },
    ),
    situazione: k.standing(
      'Situazione',
      {
        prova: ['In prova', 'info'],
        attivo: ['Attivo', 'success'],
        sospeso: ['Sospeso', 'warning'],
        scaduto: ['Scaduto', 'destructive'],
        ex_iscritto: ['Ex iscritto', 'neutral'],
      },
      k.cases(
        [
          k.when([k.eq('stato', 'ex_iscritto')], 'ex_iscritto'),
          k.when([k.eq('stato', 'sospeso')], 'sospeso'),
          k.when([k.gt('abbonamenti', 0), k.eq('validi', 0), k.eq('da_pagare', 0), k.eq('congelati', 0)], 'scaduto'),
          k.when([k.eq('stato', 'prova')], 'prova'),
        ],
        'attivo',
      ),
      { also: { scaduto: ['abbonamento scaduto', 'non ha rinnovato', 'scaduti'] } },
    ),
    // A trial is done without a certificate; every other entry asks for one.
    accesso: k.standing(
      'Accesso',
      { consentito: ['Consentito', 'success'], ...rifiuti },
      k.cases(
        [
          k.when([k.eq('certificato_stato', 'scaduto')], 'certificato_scaduto'),
          k.when([k.eq('certificato_stato', 'assente'), k.ne('stato', 'prova')], 'certificato_assente'),
          k.when([k.eq('validi', 0), k.gt('congelati', 0)], 'abbonamento_congelato'),
          k.when([k.eq('validi', 0), k.gt('da_pagare', 0)], 'abbonamento_da_pagare'),
          k.when([k.eq('validi', 0)], 'abbonamento_scaduto'),
          k.when([k.gt('rate_scadute', 0)], 'rata_scaduta'),
        ],
        'consentito',
      ),
    ),
    da_sistemare: k.standing(
      'Da sistemare',
      {
        certificato_scaduto: ['Certificato scaduto', 'destructive'],
        rata_scaduta: ['Rata scaduta', 'destructive'],
        certificato_in_scadenza: ['Certificato in scadenza', 'warning'],
        niente: ['Niente', 'neutral'],
      },
      k.cases(
        [
          k.when([k.eq('stato', 'ex_iscritto')], 'niente'),
          k.when([k.eq('certificato_stato', 'scaduto')], 'certificato_scaduto'),
          k.when([k.gt('rate_scadute', 0)], 'rata_scaduta'),
          k.when([k.eq('certificato_stato', 'in_scadenza')], 'certificato_in_scadenza'),
        ],
        'niente',
      ),
    ),
    sistemare_dal: k.derived(
      k.doneOn('Entro il', { noun: { said: 'giorno entro cui va sistemato' } }),
      k.cases([k.when([k.eq('da_sistemare', 'rata_scaduta')], k.leastOf({ ...rate, of: 'scadenza' }))], k.field('scadenza_certificato')),
    ),
    stato: k.status('Stato', 'prova', {
      prova: k.state('In prova', 'info', ['attivo', 'ex_iscritto'], { verb: 'Rimetti in prova', also: ['sta provando', 'prove'] }),
      attivo: k.state('Attivo', 'success', ['sospeso', 'ex_iscritto'], { verb: 'Attiva', also: ['attivi', 'è tornato', 'è tornata'] }),
      sospeso: k.state('Sospeso', 'warning', ['attivo', 'ex_iscritto'], {
        verb: 'Sospendi',
        verbs: { attivo: 'Riattiva' },
        also: ['in pausa', 'fermo', 'sospesi'],
      }),
      ex_iscritto: k.state('Ex iscritto', 'neutral', ['attivo'], {
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
  sort: [k.asc('cognome'), k.asc('nome')],
  form: [
    { fields: ['nome', 'cognome', 'tessera', 'telefono', 'email', 'iscrizione'] },
    { title: 'Certificato medico', fields: ['certificato', 'scadenza_certificato'] },
    { title: 'Dati personali', fields: ['codice_fiscale', 'data_nascita', 'contatto_emergenza', 'note'] },
  ],
  table: ['cognome', 'nome', 'tessera', 'situazione', 'fine_abbonamento', 'scadenza_certificato', 'certificato_stato', 'ultimo_ingresso'],
  scans: ['tessera_sanitaria', 'carta_identita', 'passaporto', 'patente'],
  rules: [
    {
      field: 'scadenza_certificato',
      message: 'Indica fino a quando vale il certificato.',
      when: [k.ne('certificato', 'assente'), k.empty('scadenza_certificato')],
    },
    { field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [k.gt('data_nascita', k.today())] },
  ],
  // The next free card.
  async proposes({ tessera }, read) {
    if (tessera !== undefined) return {}
    const cards = (await read.find('iscritto', [])).map((row) => Number(row['tessera'])).filter(Number.isSafeInteger)
    return { tessera: String(Math.max(2000, ...cards) + 1) }
  },
  prefill: ({ today: day }) => ({ iscrizione: day, certificato: 'assente' }) as const,
})
