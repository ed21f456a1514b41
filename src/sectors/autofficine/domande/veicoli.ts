import * as k from '../../../kernel/describe.ts'
import { chiDeve, fattureChieste } from '../../common/fattura/domande.ts'
import { scarse } from '../../common/scorta.ts'
import { inScadenza } from '../metrics.ts'
import { APERTE } from '../stati.ts'
import { trade } from '../trade.ts'
import { mandato, vale } from './condizioni.ts'

/** Parts, vehicles that are due, estimates, customers, and what lacks in a repair. */
export const veicoli = k.defineQuestions(trade, [
  { says: 'Che ricambi devo ordinare?', entity: 'ricambio', where: scarse },
  {
    says: 'A quali clienti devo ricordare la revisione?',
    entity: 'veicolo',
    where: [k.gte('revisione_entro', k.today()), k.lte('revisione_entro', k.today(30))],
    sort: [k.asc('revisione_entro')],
  },
  { says: 'Chi ha la revisione scaduta?', entity: 'veicolo', where: [k.lt('revisione_entro', k.today())] },
  { says: 'Chi deve fare il tagliando?', entity: 'veicolo', where: [k.lte('tagliando_entro', k.today(30))] },
  { says: 'Quali clienti devo richiamare?', entity: 'veicolo', where: inScadenza, sort: [k.asc('prossima_scadenza')] },
  { says: 'Quali clienti non vediamo da tre mesi?', entity: 'cliente', where: [k.lt('ultima_visita', k.today(-90))] },
  { says: 'Quali preventivi aspettano risposta?', entity: 'preventivo', where: [mandato] },
  { says: 'Quali preventivi hanno rifiutato?', entity: 'preventivo', where: [k.eq('stato', 'rifiutato')] },
  { says: 'Quali preventivi sono scaduti?', entity: 'preventivo', where: [mandato, vale] },
  { says: 'Quali preventivi devo ancora mandare?', entity: 'preventivo', where: [k.eq('stato', 'bozza')] },
  {
    says: 'Quali lavori devo ancora fatturare?',
    entity: 'riparazione',
    where: [k.eq('stato', 'consegnato'), k.eq('pagamento', 'sospeso'), k.eq('fatture', 0)],
  },
  {
    says: 'Che auto sono qui da troppo tempo?',
    entity: 'riparazione',
    where: [k.oneOf('stato', [...APERTE, 'completato']), k.lte('giorno', k.today(-7))],
    sort: [k.asc('giorno')],
  },
  { says: 'Chi ha il tagliando scaduto?', entity: 'veicolo', where: [k.lt('tagliando_entro', k.today())] },
  { says: 'A quali clienti mancano i dati per la fattura?', entity: 'cliente', where: [k.empty('codice_fiscale'), k.empty('partita_iva')] },
  { says: 'Quali ricambi sono a zero?', entity: 'ricambio', where: [k.lte('quantita', 0)] },
  ...fattureChieste,
  chiDeve,
  { says: 'Quanto abbiamo lavorato questo mese?', metric: 'lavoro_mese' },
  { says: 'Quanto abbiamo incassato questo mese?', entity: 'incasso', where: k.withinMonth('giorno'), sum: 'importo' },
  { says: 'Quanto spende in media un cliente?', metric: 'conto_medio' },
  { says: 'Quante ore ci vogliono per una riparazione?', metric: 'ore_riparazione' },
  { says: 'Quanti preventivi vanno a buon fine?', metric: 'approvazione' },
  { says: 'Che ricambi abbiamo?', entity: 'ricambio', where: [] },
  { says: 'Quanto vale il magazzino?', entity: 'ricambio', where: [], sum: 'valore' },
  { says: 'Quali ricambi non hanno un fornitore?', entity: 'ricambio', where: [k.empty('fornitore')] },
  { says: 'Quanto valgono i preventivi in attesa?', entity: 'preventivo', where: [mandato], sum: 'totale' },
  { says: 'Quali preventivi hanno accettato?', entity: 'preventivo', where: [k.eq('stato', 'approvato')] },
  { says: 'Quando sono fermi i ponti?', entity: 'fermo', where: [k.gte('giorno', k.today())] },
])
