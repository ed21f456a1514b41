import * as k from '../../kernel/describe.ts'
import { daRichiamare, inScadenza, uscite } from './metrics.ts'
import { daGuardare, daOrdinare } from './prodotto.ts'
import { aperto, atteso, completato, viene } from './stati.ts'
import { trade } from './trade.ts'

const oggi = k.eq('giorno', k.today())
const attivo = k.eq('stato', 'attivo')
const daQui = k.gte('giorno', k.today())

/** Questions asked at the desk, on the telephone and between one treatment and the next. */
export const domande = k.defineQuestions(trade, [
  { says: 'Chi viene oggi?', entity: 'appuntamento', where: [viene, oggi] },
  { says: 'Chi viene domani?', entity: 'appuntamento', where: [viene, k.eq('giorno', k.today(1))] },
  { says: 'Chi viene questa settimana?', entity: 'appuntamento', where: [viene, ...k.withinWeek('giorno')] },
  { says: 'Chi deve ancora venire oggi?', entity: 'appuntamento', where: [atteso, oggi] },
  { says: 'Chi c’è in cabina?', entity: 'appuntamento', where: [k.eq('stato', 'in_corso')] },
  { says: 'Chi deve ancora confermare?', entity: 'appuntamento', where: [k.eq('stato', 'prenotato'), daQui] },
  { says: 'Chi non si è presentata?', entity: 'appuntamento', where: [k.eq('stato', 'assente')] },
  { says: 'Chi ha disdetto?', entity: 'appuntamento', where: [k.eq('stato', 'cancellato')] },
  { says: 'Quali appuntamenti passati sono rimasti aperti?', entity: 'appuntamento', where: [aperto, k.lt('giorno', k.today())] },
  { says: 'Chi ha allergie oggi?', entity: 'appuntamento', where: [viene, oggi, k.filled('allergie')] },
  { says: 'Quali clienti sono allergici?', entity: 'cliente', where: [k.filled('allergie')] },
  { says: 'Quali clienti devo richiamare?', entity: 'cliente', where: daRichiamare },
  { says: 'Chi non viene da due mesi?', entity: 'cliente', where: [k.lte('ultima_visita', k.today(-60))] },
  { says: 'Chi non ha un prossimo appuntamento?', entity: 'cliente', where: [k.empty('prossimo')] },
  { says: 'Chi è uscita senza riprenotare?', entity: 'cliente', where: [...uscite, k.empty('prossimo')] },
  { says: 'Chi ha speso di più?', entity: 'cliente', where: [], sort: [k.desc('spesa_totale')] },
  { says: 'Chi ha ancora sedute da fare?', entity: 'cliente', where: [k.gt('sedute_residue', 0)] },
  { says: 'Chi non ha firmato la privacy?', entity: 'cliente', where: [k.eq('privacy', 'no')] },
  { says: 'Di chi posso tenere le foto?', entity: 'cliente', where: [k.eq('foto', 'si')] },
  { says: 'Quali consensi sono da firmare?', entity: 'consenso', where: [k.eq('stato', 'da_firmare')] },
  { says: 'Quali pacchetti sono in scadenza?', entity: 'pacchetto', where: inScadenza },
  { says: 'Quali pacchetti sono aperti?', entity: 'pacchetto', where: [attivo] },
  { says: 'Quali pacchetti sono finiti?', entity: 'pacchetto', where: [k.eq('stato', 'esaurito')] },
  { says: 'Di quali pacchetti ci sono sedute da fissare?', entity: 'pacchetto', where: [attivo, k.gt('da_fissare', 0)] },
  { says: 'Quali prodotti sono da guardare?', entity: 'prodotto', where: daGuardare },
  { says: 'Quali prodotti devo ordinare?', entity: 'prodotto', where: daOrdinare },
  { says: 'Quali prodotti scadono presto?', entity: 'prodotto', where: [k.lte('scadenza', k.today(60))] },
  { says: 'Quali prodotti si usano in cabina?', entity: 'prodotto', where: [k.eq('uso', 'cabina')] },
  { says: 'Chi ha incassato di più?', entity: 'appuntamento', where: [completato], sum: 'prezzo', by: 'operatrice' },
  { says: 'Quale trattamento rende di più?', entity: 'appuntamento', where: [completato], sum: 'prezzo', by: 'trattamento' },
  { says: 'Quali cabine sono chiuse?', entity: 'chiusura', where: [daQui] },
  { says: 'Quali schede abbiamo compilato questo mese?', entity: 'scheda', where: k.withinMonth('giorno') },
  { says: 'Che cosa abbiamo venduto oggi?', entity: 'vendita', where: [k.eq('stato', 'incassata'), oggi] },
  { says: 'Quanto abbiamo incassato oggi?', metric: 'incasso_oggi' },
  { says: 'Quanto sono piene le cabine oggi?', metric: 'occupazione_cabine' },
  { says: 'Quanto spende in media una cliente?', metric: 'scontrino_medio' },
  { says: 'Quante riprenotano?', metric: 'riprenotazione' },
  { says: 'Quanto rende un’ora?', metric: 'resa_oraria' },
  { says: 'Quanto pesano i prodotti sull’incasso?', metric: 'quota_rivendita' },
])
