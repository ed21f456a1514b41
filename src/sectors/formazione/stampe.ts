import * as k from '../../kernel/describe.ts'
import { attestato } from './attestato.ts'
import { corso } from './corso.ts'
import { lezione } from './lezione.ts'
import { studente } from './studente.ts'

const ore = (count: number) => `${k.formatNumber(count)} ${count === 1 ? 'ora' : 'ore'}`
const su10 = (voto: number | undefined) => (voto === undefined ? undefined : `${k.formatNumber(voto)} su 10`)

async function nomeDi(store: k.Store, entity: 'docente' | 'aula', id: string): Promise<string> {
  const nome = (await store.get(entity, id))?.['nome']
  return typeof nome === 'string' ? nome : ''
}

/** The students of a course who have, or had, a place in it, by name. */
async function classe(store: k.Store, id: string) {
  const found = await k.allRows(store, {
    entity: 'studente',
    where: [k.eq('corso', id), k.oneOf('stato', ['attivo', 'programmato', 'sospeso', 'completato'])],
    sort: [k.asc('nome')],
  })
  return k.rowsOf(studente, found.rows)
}

async function lezioniDi(store: k.Store, id: string) {
  const found = await k.allRows(store, {
    entity: 'lezione',
    where: [k.eq('corso', id)],
    sort: [k.asc('data'), k.asc('ora')],
  })
  return k.rowsOf(lezione, found.rows)
}

/** The certificate itself, one a sheet: whose, of what course, with which attendance, signed by the school. */
export const stampaAttestato = k.definePrint(attestato, {
  key: 'attestato',
  label: 'Stampa attestato',
  when: [k.eq('stato', 'rilasciato')],
  reads: ['studente', 'corso', 'lezione'],
  async paper({ numero, data, studente: id, corso: of, frequenza, ore: attended, voto }, store) {
    const [person, course] = await Promise.all([store.get('studente', id), store.get('corso', of)])
    const { nome = '', codice_fiscale: code, data_nascita: born, luogo_nascita: place } = person ? k.rowOf(studente, person) : {}
    const about = course ? k.rowOf(corso, course) : undefined
    const birth = [place, born && k.formatDate(born)].filter(Boolean).join(', ')
    return {
      title: 'Attestato di frequenza',
      ...(numero && { subtitle: `N. ${attestato.fields.numero.format(numero)} del ${k.formatDate(data)}` }),
      blocks: [
        {
          kind: 'facts',
          facts: [...k.fact('Si attesta che', nome), ...k.fact('Nascita', birth), ...k.fact('Codice fiscale', code)],
        },
        {
          kind: 'facts',
          title: 'Ha frequentato il corso',
          facts: [
            ...k.fact('Corso', about?.nome),
            ...k.fact('Durata', about && ore(about.durata)),
            ...k.fact(
              'Periodo',
              about?.inizio && about.fine ? `dal ${k.formatDate(about.inizio)} al ${k.formatDate(about.fine)}` : undefined,
            ),
            ...k.fact('Ore frequentate', ore(attended)),
            ...k.fact('Frequenza', attestato.fields.frequenza.format(frequenza)),
            ...k.fact('Valutazione finale', su10(voto)),
            ...k.fact('Docente', about && (await nomeDi(store, 'docente', about.docente))),
          ],
        },
        ...(about?.programma === undefined ? [] : [{ kind: 'text', title: 'Programma', text: about.programma } as const]),
        { kind: 'signatures', signers: ['Il docente', 'Il direttore della scuola'] },
      ],
    }
  },
})

/** The sheet that goes round in a lesson: who is there signs coming in and going out. */
export const foglioFirme = k.definePrint(lezione, {
  key: 'foglio_firme',
  label: 'Stampa foglio firme',
  reads: ['studente', 'corso', 'docente', 'aula'],
  async paper({ corso: id, argomento, data, ora, minuti, aula: room, docente: teacher, firma }, store) {
    const [course, students, dove, chi] = await Promise.all([
      store.get('corso', id),
      classe(store, id),
      nomeDi(store, 'aula', room),
      nomeDi(store, 'docente', teacher),
    ])
    return {
      title: 'Foglio firme',
      subtitle: course ? k.rowOf(corso, course).nome : '',
      blocks: [
        {
          kind: 'facts',
          facts: [
            ...k.fact('Lezione', argomento),
            ...k.fact('Giorno', k.formatLongDate(data)),
            ...k.fact('Orario', `${ora}, ${k.formatNumber(minuti)} minuti`),
            ...k.fact('Aula', dove),
            ...k.fact('Docente', chi),
          ],
        },
        {
          kind: 'table',
          columns: [{ label: 'Studente' }, { label: 'Firma in entrata' }, { label: 'Firma in uscita' }],
          rows: students.map(({ nome }) => [nome, '', '']),
        },
        { kind: 'signatures', signers: [{ label: 'Il docente', signed: firma?.[0] }] },
      ],
    }
  },
})

/** What a class hangs on the wall: the course with its lessons, day by day. */
export const programma = k.definePrint(corso, {
  key: 'programma',
  label: 'Stampa calendario del corso',
  reads: ['lezione', 'docente', 'aula'],
  async paper({ id, nome, durata, docente: teacher, programma: contents, inizio, fine }, store) {
    const [lessons, chi, rooms] = await Promise.all([
      lezioniDi(store, id),
      nomeDi(store, 'docente', teacher),
      k.allRows(store, { entity: 'aula' }),
    ])
    const names = new Map(rooms.rows.map((row) => [row.id, String(row['nome'])]))
    return {
      title: nome,
      ...(inizio && fine && { subtitle: `Dal ${k.formatDate(inizio)} al ${k.formatDate(fine)}` }),
      blocks: [
        { kind: 'facts', facts: [...k.fact('Durata', ore(durata)), ...k.fact('Docente', chi)] },
        ...(contents === undefined ? [] : [{ kind: 'text', title: 'Programma', text: contents } as const]),
        {
          kind: 'table',
          title: 'Lezioni',
          columns: [{ label: 'Giorno' }, { label: 'Ora' }, { label: 'Argomento' }, { label: 'Aula' }, { label: 'Stato' }],
          rows: lessons.map(({ data, ora, argomento, aula: room, stato }) => [
            k.formatDate(data),
            ora,
            argomento,
            names.get(room) ?? '',
            lezione.fields.stato.format(stato),
          ]),
        },
      ],
    }
  },
})

/** Everything that the school has of somebody in a course: lessons, marks of the register, payments. */
export const schedaStudente = k.definePrint(studente, {
  key: 'scheda_studente',
  label: 'Stampa scheda studente',
  reads: ['corso', 'lezione', 'presenza', 'versamento'],
  async paper({ id, nome, email, telefono, codice_fiscale: code, corso: of, iscrizione, voto, frequenza, dovuto, saldo }, store) {
    const mine = [k.eq('studente', id)] as const
    const [course, lessons, marks, paid] = await Promise.all([
      store.get('corso', of),
      lezioniDi(store, of),
      k.allRows(store, { entity: 'presenza', where: mine }),
      k.allRows(store, { entity: 'versamento', where: mine, sort: [k.asc('data')] }),
    ])
    const signs = new Map(marks.rows.map((row) => [row['lezione'], String(row['segno'])]))
    return {
      title: nome,
      subtitle: course ? k.rowOf(corso, course).nome : '',
      blocks: [
        {
          kind: 'facts',
          facts: [
            ...k.fact('Email', email),
            ...k.fact('Telefono', telefono),
            ...k.fact('Codice fiscale', code),
            ...k.fact('Iscrizione', k.formatDate(iscrizione)),
            ...k.fact('Frequenza', frequenza === undefined ? undefined : studente.fields.frequenza.format(frequenza)),
            ...k.fact('Voto', su10(voto)),
            ...k.fact('Quota', k.formatMoney(dovuto)),
            ...k.fact('Da versare', k.formatMoney(saldo)),
          ],
        },
        {
          kind: 'table',
          title: 'Lezioni',
          columns: [{ label: 'Giorno' }, { label: 'Argomento' }, { label: 'Presenza' }],
          rows: lessons.map((one) => [k.formatDate(one.data), one.argomento, SEGNI[signs.get(one.id) ?? ''] ?? '']),
        },
        {
          kind: 'table',
          title: 'Versamenti',
          columns: [{ label: 'Data' }, { label: 'Importo', numeric: true }],
          rows: paid.rows.map((row) => [k.formatDate(String(row['data'])), k.formatMoney(Number(row['importo']))]),
        },
      ],
    }
  },
})

const SEGNI: Readonly<Record<string, string>> = { presente: 'Presente', assente: 'Assente', ritardo: 'Ritardo' }
