import * as k from '../../../kernel/describe.ts'
import { isWorkingDay } from '../../common/working-days.ts'
import type { fermo } from '../fermo.ts'
import type { squadra } from '../squadra.ts'

type Squadra = k.Stored<'squadra', (typeof squadra)['fields']>
type Fermo = k.Stored<'fermo', (typeof fermo)['fields']>
export type Chi = 'squadra_1' | 'squadra_2' | 'squadra_3' | 'squadra_4' | 'squadra_5'

export const [BLU, ROSSA, VERDE, GIALLA, NOTTE] = ['squadra_1', 'squadra_2', 'squadra_3', 'squadra_4', 'squadra_5'] as const

/** The five of the sample rows, in their order; who is taken follows from what is under way. */
export const squadre: readonly Squadra[] = [
  { id: BLU, version: 1, nome: 'Squadra Blu', componenti: 'tre', responsabile: 'Lidia Popescu', telefono: '3335551701' },
  { id: ROSSA, version: 1, nome: 'Squadra Rossa', componenti: 'quattro', responsabile: 'Carmelo Giuffrida', telefono: '3475551702' },
  { id: VERDE, version: 1, nome: 'Squadra Verde', componenti: 'tre', responsabile: 'Ana Radu', telefono: '3285551703' },
  { id: GIALLA, version: 1, nome: 'Squadra Gialla', componenti: 'due', responsabile: 'Hassan Berrada', telefono: '3405551704' },
  { id: NOTTE, version: 1, nome: 'Squadra Notte', componenti: 'cinque', responsabile: 'Norma Scotti', telefono: '3665551705' },
]

/** A day of training of one team, a week from now. */
export function fermi(today: string): readonly Fermo[] {
  let giorno = k.addDays(today, 7)
  while (!isWorkingDay(giorno)) giorno = k.addDays(giorno, 1)
  return [
    { id: 'fermo_1', version: 1, squadra: GIALLA, motivo: 'formazione', giorno, ora: '08:00', minuti: 480, note: 'Corso sulla sicurezza' },
  ]
}
