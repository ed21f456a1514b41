import * as k from '../../kernel/describe.ts'
import { PRESENTI } from './stati.ts'

const GIA: Readonly<Record<string, string>> & { readonly aula: string } = {
  aula: 'è già occupata',
  docente: 'ha già una lezione',
  corso: 'ha già una lezione',
}

/** A lesson in a room (specification §3, Training: corso, argomento, data, ora, aula, docente). */
export const lezione = k.defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: {
    corso: k.reference('Corso', 'corso', { wide: true, synonyms: ['classe', 'course'] }),
    argomento: k.text('Argomento', { max: 120, wide: true, synonyms: ['tema', 'contenuto', 'titolo', 'topic'] }),
    data: k.day('Data', { near: { past: 120, future: 400 } }),
    ora: k.hour('Ora', { synonyms: ['inizio', 'comincia', 'inizia'] }),
    minuti: k.lasts('Durata', { min: 15, max: 600, noun: { gender: 'f' } }),
    aula: k.reference('Aula', 'aula', { synonyms: ['sala', 'laboratorio', 'room', 'in che aula', 'in quale aula', 'dove si fa'] }),
    docente: k.reference('Docente', 'docente', { synonyms: ['insegnante', 'formatore', 'teacher', 'tiene'] }),
    ripetizione: k.optional(k.recurrence('Ripetizione', { of: 'data' })),
    svolto: k.optional(k.longText('Che cosa si è fatto', { noun: { said: 'riassunto della lezione' }, synonyms: ['verbale', 'diario'] })),
    firma: k.optional(k.signature('Firma del docente', { short: 'Firma' })),
    ore: k.derived(k.hours('Ore', { decimals: 1, noun: { gender: 'f', plural: true } }), k.divided('minuti', 60)),
    iscritti: k.derived(k.integer('Iscritti', { noun: { plural: true } }), k.field('corso.studenti')),
    presenti: k.counted('Presenti', { entity: 'presenza', by: 'lezione', where: [k.oneOf('segno', PRESENTI)] }),
    segnati: k.counted('Segnati nel registro', { entity: 'presenza', by: 'lezione' }),
    da_segnare: k.derived(k.integer('Da segnare', { min: -10_000, noun: { plural: true } }), k.minus('iscritti', 'segnati')),
    stato: k.status('Stato', 'programmata', {
      programmata: k.state('Programmata', 'primary', ['svolta', 'da_recuperare', 'annullata'], {
        verb: 'Rimetti in programma',
        verbs: { svolta: 'Segna svolta' },
        also: ['in programma', 'in calendario', 'fissata', 'da fare'],
      }),
      svolta: k.state('Svolta', 'success', ['firmata', 'programmata'], {
        over: true,
        verb: 'Segna svolta',
        verbs: { programmata: 'Non è ancora svolta' },
        done: 'Lezione svolta',
        also: ['fatta', 'tenuta', 'finita', 'svolte'],
      }),
      firmata: k.state('Firmata', 'neutral', ['svolta'], {
        over: true,
        requires: ['firma'],
        verb: 'Firma',
        verbs: { svolta: 'Riapri' },
        done: 'Lezione firmata',
        also: ['chiusa', 'a registro', 'firmate', 'già firmata'],
      }),
      da_recuperare: k.state('Da recuperare', 'warning', ['programmata', 'annullata'], {
        away: true,
        verb: 'Da recuperare',
        also: ['saltata', 'rimandata', 'rinviata', 'recuperare'],
      }),
      annullata: k.state('Annullata', 'destructive', ['programmata'], {
        away: 'called off',
        verb: 'Annulla lezione',
        verbs: { programmata: 'Ripristina' },
        also: ['cancellata', 'disdetta', 'annullate', 'non si fa'],
      }),
    }),
  },
  // What it is about first: a title of its own words is found and imported by itself.
  title: ['argomento', 'data'],
  synonyms: ['calendario', 'orario', 'incontro', 'modulo', 'lezioni'],
  makes: ['fissa', 'programma', 'metti in calendario', 'prenota', 'metti una lezione', 'aggiungi una lezione'],
  alike: [['corso', 'data', 'ora']],
  sort: [k.near('data'), k.asc('ora')],
  form: [
    { fields: ['corso', 'argomento', 'data', 'ora', 'minuti', 'aula', 'docente', 'ripetizione'] },
    { title: 'Dopo la lezione', fields: ['svolto', 'firma'], on: 'edit' },
  ],
  table: ['data', 'ora', 'corso', 'argomento', 'aula', 'docente', 'minuti', 'stato', 'presenti'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 120, lane: 'aula' },
  // A room, who teaches and the class: each in one place at a time.
  exclusive: { also: ['docente', 'corso'], with: ['chiusura'], says: (_, quando, taken) => `${GIA[taken] ?? GIA.aula} ${quando}` },
  rules: [
    {
      field: 'aula',
      message: 'L’aula ha meno posti degli studenti iscritti.',
      when: [k.eq('stato', 'programmata'), k.lt('aula.posti', k.field('iscritti'))],
    },
  ],
  // Who teaches a course teaches its lessons, where they usually are.
  async proposes({ corso: id }, read) {
    const course = id ? await read.get('corso', id) : undefined
    const [docente, aula] = [course?.['docente'], course?.['aula']]
    return {
      ...(typeof docente === 'string' && { docente: docente as `docente_${string}` }),
      ...(typeof aula === 'string' && { aula: aula as `aula_${string}` }),
    }
  },
  prefill: ({ today }) => ({ data: today, ora: '18:00', minuti: 120 }),
})
