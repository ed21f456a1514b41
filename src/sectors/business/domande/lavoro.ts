import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { daFare, perScadenza } from './condizioni.ts'

const ore = k.eq('tipo', 'ore')
const emessa = k.eq('stato', 'inviata')

/** Who works on what and for how long, what is still to be done, and who brings in most. */
export const lavoro = k.defineQuestions(trade, [
  { says: 'Quante ore abbiamo lavorato?', entity: 'spesa', where: [ore], sum: 'quantita' },
  { says: 'Chi ha lavorato di più?', entity: 'spesa', where: [ore], sum: 'quantita', by: 'collaboratore' },
  { says: 'Su quale progetto abbiamo lavorato di più?', entity: 'spesa', where: [ore], sum: 'quantita', by: 'progetto' },
  { says: 'Quante ore mancano?', entity: 'fase', where: [k.ne('progetto.stato', 'annullato'), daFare], sum: 'ore' },
  { says: 'Che fasi mancano?', entity: 'fase', where: [daFare], sort: perScadenza },
  { says: 'Che fasi abbiamo finito?', entity: 'fase', where: [k.eq('stato', 'fatta')], sort: [k.desc('scadenza')] },
  { says: 'Quali progetti hanno superato il budget?', entity: 'progetto', where: [k.gt('progresso', 100)], sort: [k.desc('progresso')] },
  { says: 'Quanti soldi sono entrati?', entity: 'incasso', where: [], sum: 'importo' },
  {
    says: 'Quali lavori abbiamo consegnato in ritardo?',
    entity: 'progetto',
    where: [k.eq('stato', 'completato'), k.gt('ritardo', 0)],
    sort: [k.desc('ritardo')],
  },
  { says: 'Chi ci fa fatturare di più?', entity: 'fattura', where: [emessa], sum: 'ricavo', by: 'cliente' },
  { says: 'Chi costa di più?', entity: 'collaboratore', where: [], sort: [k.desc('costo_ora')] },
  {
    says: 'Quali preventivi accettati non hanno un progetto?',
    entity: 'preventivo',
    where: [k.eq('stato', 'accettato'), k.eq('progetti', 0)],
  },
  { says: 'Da quale fornitore abbiamo comprato di più?', entity: 'spesa', where: [k.filled('fornitore')], sort: [k.desc('costo')] },
  { says: 'Che fatture abbiamo stornato?', entity: 'nota_credito', where: [], sort: [k.desc('data')] },
  { says: 'Quanto costiamo all’ora?', entity: 'collaboratore', where: [], sort: [k.desc('tariffa')] },
])
