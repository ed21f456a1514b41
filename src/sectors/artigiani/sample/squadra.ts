import type * as k from '../../../kernel/describe.ts'
import type { tecnico } from '../tecnico.ts'

type Riga = k.Stored<'tecnico', (typeof tecnico)['fields']>

export type Mestiere = 'idraulica' | 'elettrica' | 'fabbro'

/** One for each trade (specification §3, Craftspeople). */
export const squadra = [
  { id: 'tecnico_1', version: 1, nome: 'Walter Nardini', mestiere: 'idraulica', telefono: '3355551401' },
  { id: 'tecnico_2', version: 1, nome: 'Samuele Corti', mestiere: 'elettrica', telefono: '3475551402' },
  { id: 'tecnico_3', version: 1, nome: 'Pasquale Liguori', mestiere: 'fabbro', telefono: '3285551403' },
] as const satisfies readonly Riga[]

export type TecnicoDiProva = (typeof squadra)[number]
