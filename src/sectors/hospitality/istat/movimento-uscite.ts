import { c59Paper } from '../../../documents/movimento-turistico/c59.ts'
import { buildRoss1000 } from '../../../documents/movimento-turistico/ross1000.ts'
import type * as k from '../../../kernel/describe.ts'
import type { Struttura } from '../imposta-soggiorni-trimestre.ts'
import type { Correzione } from '../movimento-corretto.ts'
import type { Mancanza } from '../movimento-mancanze.ts'
import type { MovimentoMese } from '../movimento-mese.ts'
import { riguarda } from './parole.ts'

/** What is not known, with the buttons to its records. */
export const mancante = ({ chi, testo, entity, id, nuova }: Mancanza): k.ReportLine => ({
  heading: chi,
  text: testo,
  ways: [...(nuova ? [{ label: 'Aggiungi schedina', entity: 'schedina', values: nuova }] : []), { label: 'Apri', entity, id }],
})

/** The month on paper. */
export function stampaC59(letto: MovimentoMese, struttura: Struttura | undefined): k.Paper {
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
export function scaricaRoss1000(letto: MovimentoMese, struttura: Struttura | undefined, prodotto: string): k.ReportMade {
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
      lines: ostacoli(letto, struttura, built.problems),
    },
  }
}

function ostacoli(letto: MovimentoMese, struttura: Struttura | undefined, problems: readonly k.Problem[]): readonly k.ReportLine[] {
  const about = (problem: k.Problem) => clienteDi(letto, problem.path)
  const house = problems.filter(({ path }) => path.startsWith('struttura.'))
  const guests = problems.filter((problem) => about(problem)?.isKnown)
  const rest = problems.filter((problem) => !house.includes(problem) && !about(problem))
  const toHouse = { label: struttura ? 'Apri la struttura' : 'Nuova struttura', entity: 'struttura', id: struttura?.id }
  return [
    ...house.map(({ message, path }) => ({ text: message, ways: path === 'struttura.camere' ? [] : [toHouse] })),
    ...letto.mancanze.filter(({ nuova }) => nuova).map(mancante),
    ...guests.map((problem) => {
      const { id = '', chi = '' } = about(problem) ?? {}
      const [, testo = problem.message] = problem.message.split(`${chi}: `)
      return mancante({ chi, testo: testo.charAt(0).toUpperCase() + testo.slice(1), entity: 'schedina', id })
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
  return cliente && { id: cliente.id, chi: cliente.chi ?? '', isKnown: cliente.id.startsWith('schedina_') }
}
