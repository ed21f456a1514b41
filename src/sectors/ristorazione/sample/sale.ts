import type * as k from '../../../kernel/describe.ts'
import type { sala, tavolo } from '../tavolo.ts'

type Sala = k.Stored<'sala', (typeof sala)['fields']>
type Tavolo = k.Stored<'tavolo', (typeof tavolo)['fields']>

export const sale: readonly Sala[] = ['Sala', 'Saletta', 'Veranda'].map((nome, at) => ({ id: `sala_${at + 1}`, version: 1, nome }))

type Posto = readonly [numero: string, posti: number, forma: 'quadro' | 'tondo', colonna: number, riga: number]
const SALA: readonly Posto[] = [
  ['1', 2, 'tondo', 0, 1],
  ['2', 2, 'tondo', 5, 1],
  ['3', 4, 'quadro', 10, 1],
  ['4', 4, 'quadro', 15, 1],
  ['5', 4, 'quadro', 0, 6],
  ['6', 4, 'quadro', 5, 6],
  ['7', 4, 'quadro', 11, 6],
  ['8', 4, 'quadro', 15, 6],
  ['9', 6, 'tondo', 0, 11],
  ['10', 6, 'tondo', 5, 11],
  ['11', 4, 'tondo', 15, 11],
]
const VERANDA: readonly Posto[] = [
  ['12', 4, 'quadro', 0, 1],
  ['13', 4, 'quadro', 5, 1],
  ['14', 2, 'tondo', 10, 1],
  ['15', 2, 'tondo', 15, 1],
]

const tavoloDi = (room: Tavolo['sala'], [numero, posti, forma, colonna, riga]: Posto): Tavolo => ({
  id: `tavolo_${numero.toLowerCase()}`,
  version: 1,
  numero,
  sala: room,
  posti,
  forma,
  colonna,
  riga,
})
const arredo = (
  id: string,
  numero: string,
  room: Tavolo['sala'],
  [colonna, riga, larghezza, altezza]: readonly [number, number, number, number],
): Tavolo => ({ id: `tavolo_${id}`, version: 1, numero, sala: room, forma: 'arredo', colonna, riga, larghezza, altezza })

/** Fifteen numbered tables, the long one that fills the Saletta, and what stands between them. */
export const tavoli: readonly Tavolo[] = [
  ...SALA.map((posto) => tavoloDi('sala_1', posto)),
  arredo('vetrata', 'Vetrata', 'sala_1', [0, 0, 19, 1]),
  arredo('banco', 'Banco bar', 'sala_1', [10, 12, 4, 2]),
  { ...tavoloDi('sala_2', ['Saletta', 10, 'quadro', 2, 1]), larghezza: 9, altezza: 5 },
  ...VERANDA.map((posto) => tavoloDi('sala_3', posto)),
]
