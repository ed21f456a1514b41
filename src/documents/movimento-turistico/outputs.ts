import type { Paper } from '../../kernel/paper/paper.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { ReportMade } from '../../kernel/report/report.ts'
import type { ReportLine } from '../../kernel/report/report-blocks.ts'
import type { Schede } from '../common/schede.ts'
import { c59Paper } from './c59.ts'
import { riguarda, type Correzione } from './correzioni.ts'
import type { Mancanza } from './mancanze.ts'
import type { MovimentoMese } from './movimento-mese.ts'
import { buildRoss1000 } from './ross1000.ts'

/** What the C/59 and the file say of the house. */
interface Struttura {
  readonly id: string
  readonly nome: string
  readonly comune: string
  /** Given by the region. */
  readonly codice_istat?: string | undefined
}

/** What is not known, with the buttons to its records. */
export const mancante = ({ chi, testo, dove, id, nuova }: Mancanza, schede: Schede): ReportLine => ({
  heading: chi,
  text: testo,
  ways: [
    ...(nuova ? [{ label: 'Aggiungi schedina', entity: schede.ospite, values: nuova }] : []),
    { label: 'Apri', entity: schede[dove], id },
  ],
})

/** The month on paper. */
export function stampaC59(letto: MovimentoMese, struttura: Struttura | undefined): Paper {
  const { movimento, camere, letti, chiusure, nomi } = letto
  const house = {
    nome: struttura?.nome ?? '',
    codice: struttura?.codice_istat ?? '',
    comune: struttura?.comune ?? '',
    camere,
    letti,
    giorniApertura: movimento.giorni.length - chiusure.length,
  }
  return c59Paper(movimento, house, nomi, correttoDi(letto))
}

/** What was corrected by hand, as the C/59 says it; nothing where nothing was. */
function correttoDi({ correzioni, totali }: MovimentoMese) {
  if (correzioni.length === 0) return undefined
  const righe = correzioni.map((correzione) => {
    const { rilevazione, contati } = correzione
    return { riguarda: riguarda(correzione), contati, scritti: rilevazione, motivo: rilevazione.motivo }
  })
  return { ...totali, righe }
}

/** The file of the month for Ross1000, or everything that stands in its way: the house first, then the schedine that are missing, then what guests lack. */
export function scaricaRoss1000(letto: MovimentoMese, struttura: Struttura | undefined, prodotto: string, schede: Schede): ReportMade {
  const { soggiorni, camere, letti, chiusure, dal, al, correzioni } = letto
  const built = buildRoss1000({
    struttura: { codice: struttura?.codice_istat ?? '', prodotto, camere, letti, chiusure },
    soggiorni,
    dal,
    al,
    note: correzioni.map(nota),
  })
  if (built.ok) return { file: built.file }
  return {
    obstacles: {
      title: 'Il file non è ancora pronto',
      text: 'La Regione lo rifiuterebbe. Completa queste righe e scaricalo di nuovo.',
      lines: ostacoli(letto, struttura, built.problems, schede),
    },
  }
}

function ostacoli(
  letto: MovimentoMese,
  struttura: Struttura | undefined,
  problems: readonly Problem[],
  schede: Schede,
): readonly ReportLine[] {
  const about = (problem: Problem) => clienteDi(letto, problem.path)
  const house = problems.filter(({ path }) => path.startsWith('struttura.'))
  const guests = problems.filter((problem) => about(problem)?.isNoto)
  const rest = problems.filter((problem) => !house.includes(problem) && !about(problem))
  const toHouse = { label: struttura ? 'Apri la struttura' : 'Nuova struttura', entity: schede.struttura, id: struttura?.id }
  return [
    ...house.map(({ message, path }) => ({ text: message, ways: path === 'struttura.camere' ? [] : [toHouse] })),
    ...letto.mancanze.filter(({ nuova }) => nuova).map((one) => mancante(one, schede)),
    ...guests.map((problem) => {
      const { id = '', chi = '' } = about(problem) ?? {}
      const [, testo = problem.message] = problem.message.split(`${chi}: `)
      return mancante({ chi, testo: testo.charAt(0).toUpperCase() + testo.slice(1), dove: 'ospite', id }, schede)
    }),
    ...rest.map(({ message }) => ({ text: message, ways: [] })),
  ]
}

/** A correction as a note for whoever opens the file. */
function nota(correzione: Correzione): string {
  const { rilevazione, contati } = correzione
  const { arrivi, presenze, motivo } = rilevazione
  return `Corretto a mano, ${riguarda(correzione)}: arrivi ${arrivi} (contati ${contati.arrivi}), presenze ${presenze} (contate ${contati.presenze}). Motivo: ${motivo}`
}

/** The guest that a problem is about; known when a schedina describes him. */
function clienteDi({ soggiorni }: MovimentoMese, path: string) {
  const [, stay, guest] = /^soggiorni\.(\d+)\.clienti\.(\d+)/.exec(path) ?? []
  const cliente = stay === undefined ? undefined : soggiorni[Number(stay)]?.clienti[Number(guest)]
  return cliente && { id: cliente.id, chi: cliente.chi ?? '', isNoto: cliente.isNoto }
}
