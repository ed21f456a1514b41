import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { oggi, perOra } from './condizioni.ts'

const viene = k.oneOf('stato', ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'])
const attesa = k.oneOf('stato', ['attesa', 'confermata'])
const daOggi = k.gte('giorno', k.today())

/** Who comes, at which table, and with what wishes. */
export const prenotazioni = k.defineQuestions(trade, [
  { says: 'Chi viene stasera?', entity: 'prenotazione', where: [viene, oggi, k.eq('servizio', 'cena')], sort: perOra },
  { says: 'Chi viene a pranzo?', entity: 'prenotazione', where: [viene, oggi, k.eq('servizio', 'pranzo')], sort: perOra },
  { says: 'Chi ha prenotato oggi?', entity: 'prenotazione', where: [viene, oggi], sort: perOra },
  { says: 'Chi ha prenotato per domani?', entity: 'prenotazione', where: [viene, k.eq('giorno', k.today(1))], sort: perOra },
  { says: 'Chi viene questa settimana?', entity: 'prenotazione', where: [viene, ...k.withinWeek('giorno')] },
  { says: 'Chi deve ancora confermare?', entity: 'prenotazione', where: [k.eq('stato', 'attesa'), daOggi] },
  { says: 'Chi deve ancora arrivare?', entity: 'prenotazione', where: [attesa, oggi], sort: perOra },
  { says: 'Chi è seduto a tavola?', entity: 'prenotazione', where: [k.oneOf('stato', ['accomodata', 'in_conto'])], sort: perOra },
  { says: 'Chi aspetta il conto?', entity: 'prenotazione', where: [k.eq('stato', 'in_conto')] },
  { says: 'Che tavolate abbiamo?', entity: 'prenotazione', where: [attesa, daOggi, k.gte('coperti', 6)] },
  { says: 'Quali prenotazioni non hanno un tavolo?', entity: 'prenotazione', where: [attesa, daOggi, k.empty('tavoli')] },
  { says: 'Chi ha allergie?', entity: 'prenotazione', where: [viene, daOggi, k.filled('allergie')] },
  { says: 'Chi ha disdetto?', entity: 'prenotazione', where: [k.eq('stato', 'cancellata')] },
  { says: 'Chi non si è presentato?', entity: 'prenotazione', where: [k.eq('stato', 'no_show')] },
  {
    says: 'Chi è già arrivato oggi?',
    entity: 'prenotazione',
    where: [oggi, k.oneOf('stato', ['accomodata', 'in_conto', 'completata'])],
    sort: perOra,
  },
  { says: 'Chi è già andato via oggi?', entity: 'prenotazione', where: [oggi, k.eq('stato', 'completata')], sort: perOra },
  { says: 'Chi ha fatto richieste particolari?', entity: 'prenotazione', where: [attesa, daOggi, k.filled('note')] },
  { says: 'Quali prenotazioni non hanno il telefono?', entity: 'prenotazione', where: [attesa, daOggi, k.empty('telefono')] },
  {
    says: 'Chi è entrato senza prenotare oggi?',
    entity: 'prenotazione',
    where: [viene, oggi, k.eq('provenienza', 'passaggio')],
    sort: perOra,
  },
  { says: 'Quali prenotazioni sono confermate?', entity: 'prenotazione', where: [k.eq('stato', 'confermata'), daOggi] },
])
