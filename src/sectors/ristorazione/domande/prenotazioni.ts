import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { oggi, perOra } from './condizioni.ts'

const viene = { field: 'stato', op: 'in', value: ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'] } as const
const attesa = { field: 'stato', op: 'in', value: ['attesa', 'confermata'] } as const
const daOggi = { field: 'giorno', op: 'gte', value: k.today() } as const

/** Who comes, at which table, and with what wishes. */
export const prenotazioni = k.defineQuestions(trade, [
  {
    says: ['Chi viene stasera?'],
    entity: 'prenotazione',
    where: [viene, oggi, { field: 'servizio', op: 'eq', value: 'cena' }],
    sort: perOra,
  },
  {
    says: ['Chi viene a pranzo?'],
    entity: 'prenotazione',
    where: [viene, oggi, { field: 'servizio', op: 'eq', value: 'pranzo' }],
    sort: perOra,
  },
  { says: ['Chi ha prenotato oggi?'], entity: 'prenotazione', where: [viene, oggi], sort: perOra },
  {
    says: ['Chi ha prenotato per domani?'],
    entity: 'prenotazione',
    where: [viene, { field: 'giorno', op: 'eq', value: k.today(1) }],
    sort: perOra,
  },
  {
    says: ['Chi viene questa settimana?'],
    entity: 'prenotazione',
    where: [viene, ...k.withinWeek('giorno')],
  },
  {
    says: ['Chi deve ancora confermare?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'attesa' }, daOggi],
  },
  { says: ['Chi deve ancora arrivare?'], entity: 'prenotazione', where: [attesa, oggi], sort: perOra },
  {
    says: ['Chi è seduto a tavola?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'in', value: ['accomodata', 'in_conto'] }],
    sort: perOra,
  },
  {
    says: ['Chi aspetta il conto?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_conto' }],
  },
  {
    says: ['Che tavolate abbiamo?'],
    entity: 'prenotazione',
    where: [attesa, daOggi, { field: 'coperti', op: 'gte', value: 6 }],
  },
  {
    says: ['Quali prenotazioni non hanno un tavolo?'],
    entity: 'prenotazione',
    where: [attesa, daOggi, { field: 'tavoli', op: 'empty' }],
  },
  {
    says: ['Chi ha allergie?'],
    entity: 'prenotazione',
    where: [viene, daOggi, { field: 'allergie', op: 'filled' }],
  },
  {
    says: ['Chi ha disdetto?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'cancellata' }],
  },
  {
    says: ['Chi non si è presentato?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'no_show' }],
  },
  {
    says: ['Chi è già arrivato oggi?'],
    entity: 'prenotazione',
    where: [oggi, { field: 'stato', op: 'in', value: ['accomodata', 'in_conto', 'completata'] }],
    sort: perOra,
  },
  {
    says: ['Chi è già andato via oggi?'],
    entity: 'prenotazione',
    where: [oggi, { field: 'stato', op: 'eq', value: 'completata' }],
    sort: perOra,
  },
  {
    says: ['Chi ha fatto richieste particolari?'],
    entity: 'prenotazione',
    where: [attesa, daOggi, { field: 'note', op: 'filled' }],
  },
  {
    says: ['Quali prenotazioni non hanno il telefono?'],
    entity: 'prenotazione',
    where: [attesa, daOggi, { field: 'telefono', op: 'empty' }],
  },
  {
    says: ['Chi è entrato senza prenotare oggi?'],
    entity: 'prenotazione',
    where: [viene, oggi, { field: 'provenienza', op: 'eq', value: 'passaggio' }],
    sort: perOra,
  },
  {
    says: ['Quali prenotazioni sono confermate?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'confermata' }, daOggi],
  },
])
