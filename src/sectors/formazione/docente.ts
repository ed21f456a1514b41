import { defineEntity } from '../../kernel/define-entity.ts'
import { countOf, divided, leastOf, sumOf, today } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { decimal } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'

/** The bands of the specification (§3, Training): years of experience. */
export const esperienze = { da_1_a_3: '1-3', da_4_a_6: '4-6', da_7_a_10: '7-10', oltre_10: '10+' } as const

const GIUDIZI = { entity: 'giudizio', by: 'docente' } as const

/** Who teaches (specification §3, Training: name, specializzazione, corsi, esperienza, valutazione out of 5). */
export const docente = defineEntity({
  name: 'docente',
  label: { one: 'Docente', many: 'Docenti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Helen Marsh', synonyms: ['nome e cognome', 'name', 'docente'] }),
    specializzazione: text('Specializzazione', {
      max: 80,
      synonyms: ['materia', 'materie', 'area', 'cosa insegna', 'insegna', 'che materia'],
    }),
    esperienza: choice('Esperienza', esperienze, {
      noun: { gender: 'f' },
      hint: 'Anni di insegnamento.',
      synonyms: [
        'anni di esperienza',
        'anni di insegnamento',
        'experience',
        'da quanto insegna',
        'da quanti anni insegna',
        'quanta esperienza',
      ],
    }),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta', 'mail'] })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    note: optional(longText('Note')),
    corsi: counted('Corsi', { entity: 'corso', by: 'docente' }),
    valutazione: derived(
      decimal('Valutazione', {
        max: 5,
        decimals: 1,
        noun: { gender: 'f' },
        synonyms: ['giudizio', 'rating', 'stelle', 'gradimento', 'com’è giudicato', 'quanto è bravo'],
      }),
      divided(sumOf({ ...GIUDIZI, of: 'voto' }), countOf(GIUDIZI)),
    ),
    giudizi: counted('Valutazioni ricevute', GIUDIZI),
    prossima: derived(
      date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }),
      leastOf({
        entity: 'lezione',
        by: 'docente',
        of: 'data',
        where: [
          { field: 'stato', op: 'eq', value: 'programmata' },
          { field: 'data', op: 'gte', value: today() },
        ],
      }),
    ),
  },
  title: ['nome'],
  synonyms: ['insegnante', 'insegnanti', 'formatore', 'professore', 'relatore', 'tutor'],
  makes: ['assumi', 'registra', 'incarica'],
  unique: [['email']],
  alike: [['nome'], ['telefono']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'specializzazione', 'esperienza', 'email', 'telefono', 'note'] }],
  table: ['nome', 'specializzazione', 'corsi', 'esperienza', 'valutazione', 'prossima', 'telefono'],
  scans: ['biglietto'],
  prefill: () => ({ esperienza: 'da_1_a_3' }) as const,
})
