import { buildRoss1000 } from '../../../../documents/movimento-turistico/ross1000.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { riguarda } from './correzione.tsx'
import type { Correzione, LettoTrimestre, Mancanza, MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import { site } from '../../../../site.ts'

/** One reason why there is no file yet; without a record it is about the house or about a day. */
export interface Ostacolo {
  readonly testo: string
  readonly mancanza?: Mancanza
  readonly isStruttura?: boolean
}

type Prepared =
  | { readonly file: { readonly name: string; readonly text: string; readonly mediaType: string } }
  | { readonly ostacoli: readonly Ostacolo[] }

type Struttura = LettoTrimestre['struttura']

/** The file of the month for Ross1000, or everything that stands in its way: the house first, then the schedine that are missing, then what guests lack. */
export function prepareRoss1000(letto: MovimentoMese, struttura: Struttura | undefined): Prepared {
  const { soggiorni, camere, letti, chiusure, dal, al, mancanze, correzioni } = letto
  const built = buildRoss1000({
    struttura: { codice: struttura?.codice_istat ?? '', prodotto: site.name, camere, letti, chiusure },
    soggiorni,
    dal,
    al,
    note: correzioni.map(noteOf),
  })
  if (built.ok) return { file: built.file }
  const about = (problem: Problem) => clienteOf(letto, problem.path)
  const house = built.problems.filter(({ path }) => path.startsWith('struttura.'))
  const guests = built.problems.filter((problem) => about(problem)?.isKnown)
  const rest = built.problems.filter((problem) => !house.includes(problem) && !about(problem))
  return {
    ostacoli: [
      ...house.map(({ message, path }) => ({ testo: message, isStruttura: path !== 'struttura.camere' })),
      ...mancanze.filter(({ nuova }) => nuova).map((mancanza) => ({ testo: mancanza.testo, mancanza })),
      ...guests.map((problem) => {
        const { id = '', chi = '' } = about(problem) ?? {}
        const [, testo = problem.message] = problem.message.split(`${chi}: `)
        return { testo, mancanza: { chi, testo: testo.charAt(0).toUpperCase() + testo.slice(1), entity: 'schedina', id } as const }
      }),
      ...rest.map(({ message }) => ({ testo: message })),
    ],
  }
}

/** A correction as a note for whoever opens the file. */
function noteOf(correzione: Correzione): string {
  const { rilevazione, contati } = correzione
  const { arrivi, presenze, motivo } = rilevazione
  return `Corretto a mano, ${riguarda(correzione)}: arrivi ${arrivi} (contati ${contati.arrivi}), presenze ${presenze} (contate ${contati.presenze}). Motivo: ${motivo}`
}

/** The guest that a problem is about; known when a schedina describes him. */
function clienteOf({ soggiorni }: MovimentoMese, path: string) {
  const [, stay, guest] = /^soggiorni\.(\d+)\.clienti\.(\d+)/.exec(path) ?? []
  const cliente = stay === undefined ? undefined : soggiorni[Number(stay)]?.clienti[Number(guest)]
  return cliente && { id: cliente.id, chi: cliente.chi ?? '', isKnown: cliente.id.startsWith('schedina_') }
}
