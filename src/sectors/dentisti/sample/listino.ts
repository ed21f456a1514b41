import * as k from '../../../kernel/describe.ts'
import type { trattamento } from '../trattamento.ts'

export type Voce = k.Stored<'trattamento', (typeof trattamento)['fields']>

type Riga = readonly [nome: string, branca: Voce['branca'], euro: number, minuti: number, richiamo?: number]
const RIGHE: readonly Riga[] = [
  ['Prima visita', 'visita', 50, 45],
  ['Visita e radiografia', 'visita', 140, 45],
  ['Controllo', 'visita', 0, 30],
  ['Igiene orale', 'igiene', 90, 45, 6],
  ['Sigillatura', 'igiene', 45, 30],
  ['Sbiancamento', 'igiene', 280, 90],
  ['Otturazione in composito', 'conservativa', 120, 60],
  ['Ricostruzione con perno', 'conservativa', 220, 75],
  ['Devitalizzazione', 'endodonzia', 290, 90],
  ['Ritrattamento canalare', 'endodonzia', 380, 90],
  ['Preparazione per corona', 'protesi', 350, 75],
  ['Consegna corona', 'protesi', 420, 45, 12],
  ['Estrazione semplice', 'chirurgia', 110, 45],
  ['Estrazione dente del giudizio', 'chirurgia', 240, 60],
  ['Rimozione punti', 'chirurgia', 0, 15],
  ['Impianto', 'implantologia', 980, 90],
  ['Controllo impianto', 'implantologia', 60, 30, 12],
  ['Controllo ortodontico', 'ortodonzia', 70, 30],
  ['Apparecchio mobile', 'ortodonzia', 650, 60],
]

/** The price list of the practice. */
export const listino: readonly Voce[] = RIGHE.map(([nome, branca, prezzo, minuti, richiamo], at) => ({
  id: `trattamento_${at + 1}`,
  version: 1,
  nome,
  branca,
  prezzo: k.euro(prezzo),
  minuti,
  ...(richiamo !== undefined && { richiamo }),
}))

const byName = new Map(listino.map((one) => [one.nome, one]))
/** An entry by its name; only names that are there are asked for. */
export function voce(nome: string): Voce {
  const found = byName.get(nome)
  if (!found) throw new RangeError(`«${nome}» is not in the price list.`)
  return found
}
