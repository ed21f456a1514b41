import * as k from '../../kernel/describe.ts'
import { paperOf } from './conto-soggiorno.ts'
import { ricevuta } from './ricevuta.ts'

/** The receipt as it was issued; one that is annulled says so. */
export const stampaRicevuta = k.definePrint(ricevuta, { key: 'ricevuta', label: 'Stampa ricevuta', paper: paperOf })
