import { allievo } from './allievo.ts'
import { guida } from './guida.ts'
import { istruttore } from './istruttore.ts'
import { ricevuta } from './ricevuta.ts'

export const entities = [allievo, istruttore, guida, ricevuta] as const
