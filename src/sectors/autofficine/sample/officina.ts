import * as k from '../../../kernel/describe.ts'
import type { meccanico } from '../meccanico.ts'
import type { fermo, ponte } from '../ponte.ts'

type Meccanico = k.Stored<'meccanico', (typeof meccanico)['fields']>
type Ponte = k.Stored<'ponte', (typeof ponte)['fields']>
type Fermo = k.Stored<'fermo', (typeof fermo)['fields']>

const SATURDAY = 5
/** The patron saint's day of the comune, 'MM-DD'. */
export const PATRONO = '01-19'
export const isAperta = (day: string): boolean => k.weekdayOf(day) < SATURDAY && !k.isHoliday(day) && day.slice(5) !== PATRONO

export const meccanici: readonly Meccanico[] = [
  { id: 'meccanico_1', version: 1, nome: 'Sergio Brambati', ruolo: 'capo', telefono: '3335551251' },
  { id: 'meccanico_2', version: 1, nome: 'Ionut Petrescu', ruolo: 'meccanico', telefono: '3475551252' },
  { id: 'meccanico_3', version: 1, nome: 'Loredana Viola', ruolo: 'meccanico', telefono: '3405551253' },
  { id: 'meccanico_4', version: 1, nome: 'Pietro Galbiati', ruolo: 'elettrauto', telefono: '3285551254' },
]

export const ponti: readonly Ponte[] = [
  { id: 'ponte_1', version: 1, nome: 'Ponte 1', meccanico: 'meccanico_1', portata: '2 colonne, 32 q' },
  { id: 'ponte_2', version: 1, nome: 'Ponte 2', meccanico: 'meccanico_2', portata: '4 colonne, 55 q' },
  { id: 'ponte_3', version: 1, nome: 'Ponte 3', meccanico: 'meccanico_3', portata: 'Forbice, assetto' },
  { id: 'ponte_4', version: 1, nome: 'Elettrauto', meccanico: 'meccanico_4', portata: 'A terra, diagnosi' },
]

/** A bay is checked every year; that afternoon nobody works at it. */
export function fermi(today: string): readonly Fermo[] {
  let day = k.addDays(today, 6)
  while (!isAperta(day)) day = k.addDays(day, 1)
  return [{ id: 'fermo_1', version: 1, motivo: 'Verifica annuale', ponte: 'ponte_2', giorno: day, ora: '14:00', minuti: 240 }]
}
