import { definePrint } from '../../kernel/print.ts'
import { paperOf } from './conto-soggiorno.ts'
import { ricevuta } from './ricevuta.ts'

/** The receipt as it was issued; one that is annulled says so. */
export const stampaRicevuta = definePrint(ricevuta, { key: 'ricevuta', label: 'Stampa ricevuta', paper: paperOf })
