import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { attestato } from '../attestato.ts'
import type { versamento } from '../versamento.ts'
import type { Lezione, Presenza } from './lezioni.ts'
import { edizioni, type Corso } from './scuola.ts'
import type { Studente } from './studenti.ts'

export type Attestato = k.Stored<'attestato', (typeof attestato)['fields']>
type Versamento = k.Stored<'versamento', (typeof versamento)['fields']>

/** The classes that have their certificates, the oldest first, and days from today on which they got them. */
const CLASSI: readonly (readonly [corso: number, giorno: number])[] = [
  [8, -62],
  [6, -55],
  [3, -40],
]
/** The last of them are still on the director's desk. */
const SUL_TAVOLO = 3

/** What the register says of a student: lessons attended of those held, and their hours. */
function frequenzaDi(id: string, presenze: readonly Presenza[], lezioni: ReadonlyMap<string, Lezione>) {
  const marks = presenze.filter((row) => row.studente === id)
  const there = marks.filter(({ segno }) => segno !== 'assente')
  const minutes = there.reduce((sum, { lezione: lesson }) => sum + (lezioni.get(lesson)?.minuti ?? 0), 0)
  return { frequenza: marks.length === 0 ? 0 : Math.round((there.length * 1000) / marks.length) / 10, ore: Math.round(minutes / 6) / 10 }
}

/** Certificates of the courses that are over, for who attended enough; one was wrong and was made again. */
export function righeAttestati(
  today: string,
  studenti: readonly Studente[],
  presenze: readonly Presenza[],
  lezioni: readonly Lezione[],
): readonly Attestato[] {
  const lessons = new Map(lezioni.map((row) => [row.id, row]))
  const written = CLASSI.flatMap(([which, day]) => {
    const { id: corso, soglia } = edizioni[which - 1]?.corso ?? { id: `corso_${which}` as const, soglia: 100 }
    return studenti
      .filter((row) => row.corso === corso && row.stato === 'completato')
      .map((row) => ({ row, ...frequenzaDi(row.id, presenze, lessons) }))
      .filter(({ frequenza }) => frequenza >= soglia)
      .map(({ row, frequenza, ore }) => ({
        data: k.addDays(today, day),
        studente: row.id,
        corso,
        frequenza,
        ore,
        ...(row.voto !== undefined && { voto: row.voto }),
      }))
  })
  const [first] = written
  const again = first ? [{ ...first, motivo: 'Data di nascita sbagliata', stato: 'annullato' as const }] : []
  const waiting = written.length - SUL_TAVOLO
  const all = [
    ...again,
    ...written.map((row, at) => ({ ...row, stato: at < waiting ? ('rilasciato' as const) : ('da_rilasciare' as const) })),
  ]
  const counts = new Map<number, number>()
  return all.map((row, at): Attestato => {
    const version = { id: `attestato_${at + 1}`, version: 1 } as const
    if (row.stato === 'da_rilasciare') return { ...row, ...version, data: k.addDays(today, -1) }
    const year = Number(row.data.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return { ...row, ...version, numero: k.documentNumber(count, year, 'AT') }
  })
}

/** The dearest courses are paid in two parts. */
const A_RATE = k.euro(300)

/** What was paid: at the enrolment, dearer courses in two parts, of which some still owe the second. */
export function righeVersamenti(chance: Chance, today: string, studenti: readonly Studente[]): readonly Versamento[] {
  const courses = new Map(edizioni.map(({ corso }) => [corso.id, corso]))
  const paid = studenti.flatMap((row) => {
    const course = courses.get(row.corso)
    return course && row.stato !== 'in_lista' ? quoteDi(chance, today, row, course) : []
  })
  return paid.map((row, at): Versamento => ({ ...row, id: `versamento_${at + 1}`, version: 1 }))
}

function quoteDi(
  chance: Chance,
  today: string,
  { id, iscrizione, stato }: Studente,
  { prezzo }: Corso,
): Omit<Versamento, 'id' | 'version'>[] {
  const mezzo = chance.weighted(['bonifico', 'carta', 'contanti'] as const, (one) => ({ bonifico: 5, carta: 4, contanti: 1 })[one])
  const part = (data: string, importo: number, nota: string) => ({ studente: id, data, importo: k.euro(importo / 100), mezzo, nota })
  if (stato === 'ritirato') return [part(iscrizione, prezzo, 'Quota'), part(k.addDays(iscrizione, 10), -Math.round(prezzo / 2), 'Rimborso')]
  if (stato === 'programmato') return chance.happens(0.6) ? [part(iscrizione, k.euro(50), 'Acconto')] : []
  if (prezzo < A_RATE) return chance.happens(0.92) ? [part(iscrizione, prezzo, 'Quota')] : []
  const [half, second] = [Math.round(prezzo / 2), k.addDays(iscrizione, 30)]
  const isPaid = second <= today && chance.happens(0.8)
  return [part(iscrizione, half, 'Prima rata'), ...(isPaid ? [part(second, prezzo - half, 'Seconda rata')] : [])]
}
