import * as k from '../../../kernel/describe.ts'
import { fattureChieste } from '../../common/fattura/domande.ts'
import { trade } from '../trade.ts'
import { attivo, aperta, daFare } from './condizioni.ts'

/** Patients, treatments, plans and consents, and what is to be paid. */
export const cure = k.defineQuestions(trade, [
  { says: 'Chi deve pagare?', entity: 'paziente', where: [k.gte('saldo', 1)], sort: [k.desc('saldo')] },
  {
    says: 'Chi non vediamo da un anno?',
    entity: 'paziente',
    where: [attivo, k.lte('ultima_visita', k.today(-365))],
    sort: [k.asc('ultima_visita')],
  },
  { says: 'Chi non ha un prossimo appuntamento?', entity: 'paziente', where: [attivo, k.empty('prossimo')] },
  {
    says: 'A chi va rifatta l’anamnesi?',
    entity: 'paziente',
    where: [attivo, k.lte('anamnesi_del', k.today(-365))],
    sort: [k.asc('anamnesi_del')],
  },
  { says: 'Quali cure sono da fare?', entity: 'prestazione', where: [daFare] },
  { says: 'Quali cure sono a metà?', entity: 'prestazione', where: [k.eq('stato', 'in_corso')] },
  { says: 'Che cure abbiamo fatto oggi?', entity: 'prestazione', where: [k.eq('stato', 'eseguita'), k.eq('data', k.today())] },
  { says: 'Quali preventivi aspettano risposta?', entity: 'piano', where: [k.eq('stato', 'presentato')] },
  { says: 'Quali piani sono stati accettati?', entity: 'piano', where: [k.eq('stato', 'accettato')] },
  { says: 'Quali piani non sono finiti?', entity: 'piano', where: [k.eq('stato', 'accettato'), k.lt('avanzamento', 100)] },
  { says: 'Quali preventivi devo ancora presentare?', entity: 'piano', where: [k.eq('stato', 'bozza')] },
  { says: 'Di quali piani c’è da fatturare?', entity: 'piano', where: [k.gt('da_fatturare', 0)] },
  { says: 'Chi ha rifiutato il preventivo?', entity: 'piano', where: [k.eq('stato', 'rifiutato')] },
  { says: 'Quali consensi sono da firmare?', entity: 'consenso', where: [k.eq('stato', 'da_firmare')] },
  { says: 'Quali carie sono da curare?', entity: 'reperto', where: [k.eq('tipo', 'carie'), aperta] },
  { says: 'Com’è messa la bocca?', entity: 'reperto', where: [aperta] },
  { says: 'Chi ha prodotto di più?', entity: 'prestazione', where: [k.eq('stato', 'eseguita')], sum: 'importo', by: 'operatore' },
  { says: 'Quale cura rende di più?', entity: 'prestazione', where: [k.eq('stato', 'eseguita')], sum: 'importo', by: 'listino' },
  {
    says: 'Quante estrazioni abbiamo fatto?',
    entity: 'prestazione',
    where: [
      k.eq('stato', 'eseguita'),
      k.eq('branca', 'chirurgia'),
      // Stitches are taken out for nothing.
      k.gt('importo', 0),
    ],
  },
  { says: 'Quali sale sono chiuse?', entity: 'chiusura', where: [k.gte('giorno', k.today())], sort: [k.asc('giorno')] },
  { says: 'Quali denti sono da estrarre?', entity: 'reperto', where: [k.eq('tipo', 'da_estrarre'), aperta] },
  { says: 'Quali cure devo ancora fatturare?', entity: 'prestazione', where: [k.eq('fatturazione', 'da_fatturare')] },
  { says: 'Quali pazienti sono minorenni?', entity: 'paziente', where: [k.gt('data_nascita', k.today(-6575))] },
  { says: 'Quali pazienti sono maggiorenni?', entity: 'paziente', where: [k.lte('data_nascita', k.today(-6575))] },
  { says: 'Quali pazienti prendono farmaci?', entity: 'paziente', where: [attivo, k.filled('farmaci')] },
  ...fattureChieste,
  { says: 'Cosa abbiamo incassato questo mese?', entity: 'incasso', where: k.withinMonth('giorno') },
  { says: 'Quanto abbiamo prodotto questo mese?', metric: 'prodotto_mese' },
  { says: 'Quanto resta da fatturare?', metric: 'da_fatturare' },
  { says: 'Quanto ci devono i pazienti?', metric: 'da_incassare' },
  { says: 'Quanto sono piene le poltrone oggi?', metric: 'utilizzo_poltrone' },
  { says: 'Quanti piani ci accettano?', metric: 'accettazione' },
  { says: 'Quanti pazienti seguiamo?', metric: 'pazienti_attivi' },
])
