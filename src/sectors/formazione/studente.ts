import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, divided, field, first, minus, sumOf, times, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { decimal, integer, percent } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { place } from '../../kernel/fields/place.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { stamped } from '../../kernel/fields/stamped.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import type { Read } from '../../kernel/entity.ts'
import { COMPLEANNO } from '../common/compleanno.ts'
import { PRESENTI } from './stati.ts'
import { parole } from './parole.ts'

const attestatiIn = (states: readonly string[]) => ({
  entity: 'attestato',
  by: 'studente',
  where: [{ field: 'stato', op: 'in', value: states }] as const,
})
const APPELLI = { entity: 'presenza', by: 'studente' } as const

/** How somebody stands towards the certificate of the course. */
const attestati = {
  da_iniziare: 'Da iniziare',
  in_regola: 'In regola',
  a_rischio: 'A rischio',
  da_preparare: 'Da preparare',
  da_rilasciare: 'Da rilasciare',
  rilasciato: 'Rilasciato',
  non_spetta: 'Non spetta',
  nessuno: 'Nessuno',
} as const

/** Somebody in a course (specification §3, Training: name, email, corso, iscrizione, stato, voto); another course is another record. */
export const studente = defineEntity({
  name: 'studente',
  label: { one: 'Studente', many: 'Studenti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Alice Tamburini', synonyms: ['nome e cognome', 'name', 'allievo', 'studente'] }),
    email: email('Email', { synonyms: ['e-mail', 'posta', 'mail'] }),
    corso: reference('Corso', 'corso', {
      synonyms: parole.corso,
    }),
    iscrizione: date('Iscrizione', {
      noun: { said: 'data di iscrizione' },
      near: { past: 400, future: 60 },
      synonyms: parole.iscrizione,
    }),
    voto: optional(
      decimal('Voto', {
        max: 10,
        decimals: 1,
        hint: 'Su 10.',
        synonyms: parole.voto,
      }),
    ),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    codice_fiscale: optional(
      fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf', 'tessera sanitaria'], holder: { birth: 'data_nascita' } }),
    ),
    data_nascita: optional(
      date('Data di nascita', {
        yearly: COMPLEANNO,
        short: 'Nascita',
        near: { past: 38_400, future: 0 },
        synonyms: ['nascita', 'nato il', 'nata il', 'nato', 'nata', 'quando è nato'],
      }),
    ),
    luogo_nascita: optional(
      place('Luogo di nascita', {
        short: 'Nato a',
        synonyms: ['comune di nascita', 'nato a', 'nata a', 'dove è nato', 'dove è nata', 'dov’è nato'],
      }),
    ),
    azienda: optional(
      text('Azienda', {
        max: 80,
        hint: 'Chi paga il corso, se non è lo studente.',
        synonyms: parole.azienda,
      }),
    ),
    precedente: optional(
      reference('Viene dal corso', 'studente', { noun: { said: 'iscrizione precedente' }, short: 'Iscrizione precedente' }),
    ),
    quota: stamped(money('Quota concordata', { hint: 'Il prezzo del corso quando si è iscritto.' }), 'corso.prezzo'),
    note: optional(longText('Note', { synonyms: ['annotazioni', 'cosa c’è scritto', 'cosa abbiamo scritto', 'appunti'] })),
    docente: derived(
      text('Docente', {
        max: 200,
        synonyms: ['insegnante', 'chi insegna', 'chi gli insegna', 'chi le insegna', 'con chi fa lezione', 'professore'],
      }),
      field('corso.docente.nome'),
    ),
    soglia: derived(percent('Frequenza minima', { decimals: 0, short: 'Soglia' }), field('corso.soglia')),
    appelli: derived(integer('Appelli', { noun: { plural: true } }), countOf(APPELLI)),
    presenze: derived(
      integer('Presenze', { noun: { gender: 'f', plural: true }, synonyms: ['presente'] }),
      countOf({ ...APPELLI, where: [{ field: 'segno', op: 'in', value: PRESENTI }] }),
    ),
    frequenza: derived(
      percent('Frequenza', {
        decimals: 1,
        noun: { gender: 'f' },
        synonyms: parole.frequenza,
      }),
      divided(times(100, 'presenze'), 'appelli'),
    ),
    ore: derived(
      decimal('Ore frequentate', {
        synonyms: ['ore frequentate', 'ore fatte', 'ore ha fatto', 'ore ha frequentato', 'ore seguite'],
        decimals: 1,
        noun: { gender: 'f', plural: true },
        short: 'Ore',
      }),
      divided(sumOf({ ...APPELLI, of: 'lezione.minuti', where: [{ field: 'segno', op: 'in', value: PRESENTI }] }), 60),
    ),
    preparati: counted('Attestati preparati', attestatiIn(['da_rilasciare'])),
    rilasciati: counted('Attestati rilasciati', attestatiIn(['rilasciato'])),
    attestato: derived(
      choice('Attestato', attestati, {
        tones: {
          da_iniziare: 'neutral',
          in_regola: 'success',
          a_rischio: 'destructive',
          da_preparare: 'warning',
          da_rilasciare: 'info',
          rilasciato: 'success',
          non_spetta: 'destructive',
          nessuno: 'neutral',
        },
        synonyms: ['attestati', 'certificato', 'diploma', 'prende l’attestato', 'avrà l’attestato', 'ha l’attestato'],
        also: {
          da_preparare: ['da preparare', 'prepariamo l’attestato', 'preparare l’attestato', 'aspetta l’attestato'],
          a_rischio: [
            'troppe assenze',
            'rischia di non avere l’attestato',
            'rischia',
            'a rischio',
            'rischia l’attestato',
            'senza attestato',
            'sotto la soglia',
            'sotto soglia',
          ],
          non_spetta: ['non ne ha diritto'],
          rilasciato: ['consegnato', 'ha già l’attestato'],
        },
      }),
      cases(
        [
          when([{ field: 'rilasciati', op: 'gt', value: 0 }], 'rilasciato'),
          when([{ field: 'preparati', op: 'gt', value: 0 }], 'da_rilasciare'),
          when([{ field: 'stato', op: 'eq', value: 'ritirato' }], 'nessuno'),
          when([{ field: 'stato', op: 'in', value: ['programmato', 'in_lista'] }], 'da_iniziare'),
          when(
            [
              { field: 'stato', op: 'eq', value: 'completato' },
              { field: 'frequenza', op: 'gte', value: field('soglia') },
            ],
            'da_preparare',
          ),
          when([{ field: 'stato', op: 'eq', value: 'completato' }], 'non_spetta'),
          when([{ field: 'frequenza', op: 'lt', value: field('soglia') }], 'a_rischio'),
        ],
        'in_regola',
      ),
    ),
    dovuto: derived(
      money('Quota', {
        noun: { gender: 'f' },
        synonyms: ['dovuto', 'quanto costa a lui', 'quota di iscrizione', 'quota del corso', 'quanto deve in tutto'],
      }),
      cases([when([{ field: 'stato', op: 'in', value: ['in_lista', 'ritirato'] }], 0)], first('quota', 'corso.prezzo')),
    ),
    versato: derived(
      money('Versato', {
        min: euro(-10_000_000),
        synonyms: parole.versato,
      }),
      sumOf({ entity: 'versamento', by: 'studente', of: 'importo' }),
    ),
    saldo: derived(
      money('Da versare', {
        min: euro(-10_000_000),
        noun: { said: 'somma da versare' },
        synonyms: parole.saldo,
      }),
      minus('dovuto', 'versato'),
    ),
    stato: status('Stato', 'programmato', {
      attivo: {
        label: 'Attivo',
        tone: 'success',
        next: ['completato', 'sospeso', 'ritirato'],
        begun: true,
        verb: 'Riattiva',
        verbs: { programmato: 'Inizia' },
        also: parole.attivo,
      },
      programmato: {
        label: 'Programmato',
        tone: 'primary',
        next: ['attivo', 'in_lista', 'sospeso', 'ritirato'],
        verb: 'Dai un posto',
        also: ['già iscritto', 'iscritto e da iniziare', 'deve iniziare', 'programmati'],
      },
      sospeso: {
        label: 'Sospeso',
        tone: 'warning',
        next: ['attivo', 'ritirato'],
        verb: 'Sospendi',
        also: ['in pausa', 'fermo', 'sospesi', 'ferma'],
      },
      completato: {
        label: 'Completato',
        tone: 'neutral',
        next: ['attivo'],
        over: true,
        shows: ['frequenza', 'voto'],
        verb: 'Completa',
        verbs: { attivo: 'Riapri' },
        also: ['finito', 'concluso', 'ha finito', 'ha finito il corso'],
      },
      in_lista: {
        label: 'In lista',
        tone: 'info',
        next: ['programmato', 'ritirato'],
        away: true,
        waits: true,
        verb: 'Metti in lista d’attesa',
        also: ['in lista d’attesa', 'in attesa', 'in coda', 'lista d’attesa'],
      },
      ritirato: {
        label: 'Ritirato',
        tone: 'destructive',
        next: ['programmato'],
        away: true,
        verb: 'Ritira',
        verbs: { programmato: 'Riammetti' },
        also: parole.ritirato,
      },
    }),
  },
  title: ['nome'],
  synonyms: ['allievo', 'allievi', 'iscritto', 'iscritti', 'iscrizione', 'corsista'],
  makes: ['iscrivi', 'registra', 'ammetti', 'nuovo studente', 'nuovo iscritto', 'segna al corso'],
  unique: [
    ['email', 'corso'],
    ['codice_fiscale', 'corso'],
  ],
  alike: [['nome', 'corso']],
  apart: ['data_nascita'],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [
    { fields: ['nome', 'email', 'corso', 'iscrizione', 'telefono', 'voto'] },
    { title: 'Per l’attestato', fields: ['codice_fiscale', 'data_nascita', 'luogo_nascita', 'azienda', 'note'] },
    { title: 'Storia', fields: ['quota', 'precedente'], on: 'edit' },
  ],
  table: ['nome', 'email', 'corso', 'iscrizione', 'stato', 'voto', 'frequenza', 'attestato'],
  board: 'stato',
  scans: ['tessera_sanitaria', 'carta_identita', 'passaporto', 'patente'],
  capacity: { of: 'corso', places: 'posti' },
  rules: [
    { field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [{ field: 'data_nascita', op: 'gt', value: today() }] },
    {
      field: 'corso',
      message: 'Il corso è finito: scegline un altro.',
      when: [
        { field: 'stato', op: 'in', value: ['programmato', 'in_lista'] },
        { field: 'corso.stato', op: 'in', value: ['completato', 'annullato'] },
      ],
    },
  ],
  conflicts: senzaPresenzeAltrove,
  // Whoever comes into a course that is under way attends it from that day.
  async effects(before, after, read) {
    if (before || after?.stato !== 'programmato') return []
    const course = await read.get('corso', after.corso)
    return course?.['stato'] === 'attivo' ? [{ type: 'move', entity: 'studente', id: after.id, to: 'attivo' }] : []
  },
  prefill: ({ today: day }) => ({ iscrizione: day }),
})

/** A student with marks in the register of one course is not carried into another: that is a second enrolment. */
async function senzaPresenzeAltrove({ id, corso }: { readonly id: string; readonly corso: string }, read: Read) {
  const strange = await read.find('presenza', [
    { field: 'studente', op: 'eq', value: id },
    { field: 'lezione.corso', op: 'ne', value: corso },
  ])
  return strange.length === 0
    ? []
    : [
        {
          path: 'corso',
          code: 'rule',
          message: 'Ha già presenze in un altro corso: usa «Iscrivi a un altro corso».',
        } as const,
      ]
}
