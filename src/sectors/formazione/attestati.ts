import * as k from '../../kernel/describe.ts'
import { corso } from './corso.ts'
import { studente } from './studente.ts'

type Studente = k.Value<typeof studente>
interface Riga {
  readonly studente: `studente_${string}`
  readonly ore: number
}

/** Who may have a certificate: whoever attended enough of a course that is over. */
export const spetta = [k.eq('stato', 'completato'), k.gte('frequenza', k.field('soglia'))] as const
/** Who may have one and has none yet. */
const daPreparare = k.eq('attestato', 'da_preparare')

const inputs = {
  data: k.date('Data dell’attestato', { near: { past: 60, future: 30 }, noun: { said: 'data dell’attestato' } }),
  righe: k.proposed(
    k.lines(
      'Attestati',
      {
        studente: k.reference('Studente', 'studente'),
        nome: k.text('Nome'),
        corso: k.text('Corso'),
        merito: k.text('Frequenza e voto', { max: 120 }),
        ore: k.hours('Ore', { decimals: 1 }),
      },
      { summary: ({ nome }) => nome, max: 500 },
    ),
    { title: 'nome', detail: 'merito', group: 'corso', correct: 'ore' },
  ),
}

/** A line for each student: what the certificate will say of him. */
async function righeDi(students: readonly Studente[], read: k.Read) {
  const ids = [...new Set(students.map((row) => row.corso))]
  const courses = new Map(k.rowsOf(corso, await read.find('corso', [k.oneOf('id', ids)])).map((row) => [row.id, row.nome]))
  return students.map(({ id, nome, corso: course, frequenza, voto, ore }) => ({
    studente: id,
    nome,
    corso: courses.get(course) ?? '',
    merito: [
      `frequenza ${studente.fields.frequenza.format(frequenza)}`,
      ...(voto === undefined ? [] : [`voto ${studente.fields.voto.format(voto)}`]),
    ].join(', '),
    ore,
  }))
}

/** The certificates of the lines that stayed, each with what the register says of its student at this moment. */
async function preparati(data: string, righe: readonly Riga[], read: k.Read) {
  const ids = righe.map(({ studente: id }) => id)
  const students = new Map(k.rowsOf(studente, await read.find('studente', [k.oneOf('id', ids)])).map((row) => [row.id, row]))
  const courses = new Map<string, number>()
  for (const { corso: id } of students.values())
    if (!courses.has(id)) {
      const row = await read.get('corso', id)
      courses.set(id, row ? k.rowOf(corso, row).durata : 0)
    }
  const problems = righe.flatMap(({ studente: id, ore }, at) =>
    ore > (courses.get(students.get(id)?.corso ?? '') ?? 0)
      ? [{ path: `righe.${at}.ore`, code: 'rule', message: 'Sono più delle ore del corso.' } as const]
      : [],
  )
  if (problems.length > 0) return { problems }
  return righe.flatMap(({ studente: id, ore }) => {
    const row = students.get(id)
    if (!row) return []
    const { corso: course, frequenza, voto } = row
    const values = { data, studente: id, corso: course, frequenza, ore, ...(voto !== undefined && { voto }) }
    return [{ type: 'create', entity: 'attestato', values, from: 'righe' } as const]
  })
}

const quanti = (count: number) => `${k.plural(count, 'Preparato', 'Preparati')} ${count} ${k.plural(count, 'attestato', 'attestati')}`

const comune = {
  title: 'Prepara gli attestati',
  description:
    'Chi ha raggiunto la frequenza minima. Togli chi non lo riceve: il numero si dà quando li rilasci, tutti insieme o uno per uno.',
  icon: 'graduation-cap',
  inputs,
  confirm: 'Prepara',
} as const

/** The certificates of a whole class. */
export const attestatiClasse = k.defineAction(corso, {
  ...comune,
  key: 'attestati_classe',
  label: 'Prepara attestati',
  on: 'record',
  where: [k.gt('attestati_da_preparare', 0)],
  reads: ['studente', 'presenza'],
  async prefill({ id }, read, { today }) {
    const students = await read.find('studente', [k.eq('corso', id), daPreparare])
    return { data: today, righe: await righeDi(k.rowsOf(studente, students), read) }
  },
  plan: ({ data, righe }, read) => preparati(data, righe, read),
  done: ({ righe }) => quanti(righe.length),
})

/** The certificates of the students that were chosen, or of all who wait for one. */
export const attestatiScelti = k.defineAction(studente, {
  ...comune,
  key: 'attestati_scelti',
  label: 'Prepara attestati',
  on: 'list',
  where: [daPreparare],
  reads: ['presenza', 'corso'],
  prefill: async (rows, read, { today }) => ({ data: today, righe: await righeDi(rows, read) }),
  plan: ({ data, righe }, read) => preparati(data, righe, read),
  done: ({ righe }) => quanti(righe.length),
  empty: 'Nessuno ha finito un corso con la frequenza che serve e aspetta ancora l’attestato.',
})
