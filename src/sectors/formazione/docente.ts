import * as k from '../../kernel/describe.ts'

/** The bands of the specification (§3, Training): years of experience. */
export const esperienze = { da_1_a_3: '1-3', da_4_a_6: '4-6', da_7_a_10: '7-10', oltre_10: '10+' } as const

const GIUDIZI = { entity: 'giudizio', by: 'docente' } as const

/** Who teaches (specification §3, Training: name, specializzazione, corsi, esperienza, valutazione out of 5). */
export const docente = k.defineEntity({
  name: 'docente',
  label: { one: 'Docente', many: 'Docenti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, placeholder: 'Helen Marsh', synonyms: ['nome e cognome', 'name', 'docente'] }),
    specializzazione: k.text('Specializzazione', { max: 80, synonyms: ['materia', 'materie', 'area', 'insegna'] }),
    esperienza: k.choice('Esperienza', esperienze, { noun: { gender: 'f' }, hint: 'Anni di insegnamento.', synonyms: ['experience'] }),
    email: k.optional(k.email()),
    telefono: k.optional(k.phone()),
    note: k.optional(k.notes()),
    corsi: k.counted('Corsi', { entity: 'corso', by: 'docente' }),
    valutazione: k.derived(
      k.decimal('Valutazione', { max: 5, decimals: 1, noun: { gender: 'f' }, synonyms: ['giudizio', 'rating', 'stelle', 'gradimento'] }),
      k.divided(k.sumOf({ ...GIUDIZI, of: 'voto' }), k.countOf(GIUDIZI)),
    ),
    giudizi: k.counted('Valutazioni ricevute', GIUDIZI),
    prossima: k.derived(
      k.date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }),
      k.leastOf({ entity: 'lezione', by: 'docente', of: 'data', where: [k.eq('stato', 'programmata'), k.gte('data', k.today())] }),
    ),
  },
  synonyms: ['insegnante', 'insegnanti', 'formatore', 'professore', 'relatore', 'tutor'],
  makes: ['assumi', 'registra', 'incarica'],
  unique: [['email']],
  alike: [['nome'], ['telefono']],
  form: [{ fields: ['nome', 'specializzazione', 'esperienza', 'email', 'telefono', 'note'] }],
  table: ['nome', 'specializzazione', 'corsi', 'esperienza', 'valutazione', 'prossima', 'telefono'],
  scans: ['biglietto'],
  prefill: () => ({ esperienza: 'da_1_a_3' }) as const,
})
