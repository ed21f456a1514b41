import * as k from '../../../kernel/describe.ts'
import { CONDIZIONI, type preventivo } from '../preventivo.ts'
import type { Veicolo } from './clienti.ts'
import { righeDelCosto, righeDi } from './lavori.ts'

type Preventivo = k.Stored<'preventivo', (typeof preventivo)['fields']>
type Pezzi = readonly (readonly [nome: string, quantita: number])[]
type Dato = readonly [veicolo: number, quando: number, stato: Preventivo['stato'], problema: string, ore: number, pezzi: Pezzi]

const DATI: readonly Dato[] = [
  [9, -95, 'approvato', 'Distribuzione a scadenza', 5, [['Kit distribuzione con pompa', 1]]],
  [11, -61, 'rifiutato', 'Quattro pneumatici nuovi', 1.2, [['Pneumatico 205/55 R16', 4]]],
  [14, -40, 'approvato', 'Batteria e candele', 1.4, [['Batteria 60 Ah', 1], ['Candele, set di 4', 1]]], // oxfmt-ignore
  [17, -22, 'approvato', 'Freni posteriori consumati', 1.2, [['Pastiglie freno posteriori', 1]]],
  [7, -2, 'approvato', 'Tagliando e spazzole', 1.5, [['Filtro olio universale', 1], ['Olio motore 5W-30, 5 l', 1], ['Spazzole tergicristallo, coppia', 1]]], // oxfmt-ignore
  [21, -2, 'inviato', 'Rumore dalle sospensioni', 2.5, [['Ammortizzatori anteriori, coppia', 1]]],
  [4, -1, 'inviato', 'Vibra in frenata', 1.8, [['Dischi freno anteriori, coppia', 1], ['Liquido freni DOT 4, 1 l', 1]]], // oxfmt-ignore
  [25, 0, 'bozza', 'Aria condizionata che non raffredda', 1, [['Gas climatizzatore R1234yf', 0.5]]],
]

/** Estimates in every state, in the order of their days; the first is that of the Golf that is on the bay. Those of last year are counted by themselves. */
export function righePreventivi(today: string, veicoli: readonly Veicolo[]): readonly Preventivo[] {
  const counts = new Map<number, number>()
  const make = ([at, quando, stato, problema, ore, pezzi]: Dato, id: string, righe = righeDi({ ore, pezzi })): readonly Preventivo[] => {
    const car = veicoli[at - 1]
    if (!car) return []
    const data = k.addDays(today, quando)
    const year = Number(data.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    if (stato !== 'bozza') counts.set(year, count)
    const row: Preventivo = {
      id: `preventivo_${id}`,
      version: 1,
      ...(stato !== 'bozza' && { numero: k.documentNumber(count, year, 'PR') }),
      data,
      veicolo: car.id,
      cliente: car.cliente,
      problema,
      righe,
      valido_fino: k.addDays(data, 30),
      condizioni: CONDIZIONI,
      ...(stato === 'approvato' && { approvato_il: k.addDays(data, 1) }),
      ...(stato === 'rifiutato' && { motivo: 'Ha trovato le gomme in rete.' }),
      stato,
    }
    return [row]
  }
  const before = DATI.slice(0, 4).flatMap((one, at) => make(one, String(at + 2)))
  const golf = make([2, -4, 'approvato', 'Freni anteriori rumorosi', 0, []], '1', righeDelCosto(285, [['Pastiglie freno anteriori', 1], ['Dischi freno anteriori, coppia', 1]])) // oxfmt-ignore
  const after = DATI.slice(4).flatMap((one, at) => make(one, String(at + 6)))
  return [...before, ...golf, ...after]
}
