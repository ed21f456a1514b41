import * as k from '../../src/kernel/describe.ts'
import { allievo } from './allievo.ts'
import { ricevuta } from './ricevuta.ts'

export const stampaRicevuta = k.definePrint(ricevuta, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  when: [k.eq('stato', 'emessa')],
  with: [allievo],
  title: 'Ricevuta {numero}',
  blocks: [
    { facts: ['data', 'allievo', 'allievo.codice_fiscale', 'imponibile', 'imposta'] },
    { lines: 'righe', columns: ['descrizione', 'quantita', 'importo'], totals: ['Totale', { Importo: 'totale' }] },
    { signers: ['Per l’autoscuola'] },
  ],
})
