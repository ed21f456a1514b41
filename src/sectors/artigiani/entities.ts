import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'
import { orario } from './orario.ts'
import { tecnico } from './tecnico.ts'

export const entities = [intervento, cliente, materiale, tecnico, orario] as const
