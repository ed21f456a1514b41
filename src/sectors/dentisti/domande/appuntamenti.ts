import * as k from '../../../kernel/describe.ts'
import { daChiamare } from '../metrics.ts'
import { trade } from '../trade.ts'
import { viene, aperto, daConfermare, oggi, domani, attivo } from './condizioni.ts'

/** Who comes, who is to be called, and what the day still wants. */
export const appuntamenti = k.defineQuestions(trade, [
  { says: ['Chi c’è oggi?'], entity: 'appuntamento', where: [viene, oggi] },
  { says: ['Chi c’è domani?'], entity: 'appuntamento', where: [viene, domani] },
  {
    says: ['Chi viene questa settimana?'],
    entity: 'appuntamento',
    where: [viene, ...k.withinWeek('giorno')],
  },
  {
    says: ['Chi viene la settimana prossima?'],
    entity: 'appuntamento',
    where: [viene, ...k.withinWeek('giorno', 1)],
  },
  {
    says: ['Chi è in sala d’attesa?'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_sala' }],
  },
  {
    says: ['Chi è in poltrona?'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_poltrona' }],
  },
  {
    says: ['Chi deve ancora confermare?'],
    entity: 'appuntamento',
    where: [daConfermare, { field: 'giorno', op: 'gte', value: k.today() }],
  },
  { says: ['Chi devo chiamare per domani?'], entity: 'appuntamento', where: [daConfermare, domani] },
  {
    says: ['Chi è da ricollocare?'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'da_ricollocare' }],
  },
  {
    says: ['Chi non si è presentato?'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'non_presentato' }],
  },
  {
    says: ['Chi ha disdetto?'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'annullato' }],
  },
  {
    says: ['Quali appuntamenti passati sono rimasti aperti?'],
    entity: 'appuntamento',
    where: [aperto, { field: 'giorno', op: 'lt', value: k.today() }],
  },
  {
    says: ['Quali appuntamenti non hanno un operatore?'],
    entity: 'appuntamento',
    where: [aperto, { field: 'giorno', op: 'gte', value: k.today() }, { field: 'operatore', op: 'empty' }],
  },
  {
    says: ['Chi ha allergie oggi?'],
    entity: 'appuntamento',
    where: [viene, oggi, { field: 'allergie', op: 'filled' }],
  },
  {
    says: ['Quali pazienti sono allergici?'],
    entity: 'paziente',
    where: [attivo, { field: 'allergie', op: 'filled' }],
  },
  {
    says: ['Chi ha dato un acconto?'],
    entity: 'paziente',
    where: [{ field: 'acconti', op: 'gt', value: 0 }],
  },
  {
    says: ['Chi devo richiamare?'],
    entity: 'richiamo',
    where: [{ field: 'stato', op: 'eq', value: 'scaduto' }, ...daChiamare],
  },
  {
    says: ['A chi scade il richiamo?'],
    entity: 'richiamo',
    where: [{ field: 'stato', op: 'eq', value: 'prossimo' }],
  },
  {
    says: ['Chi non vuole più tornare?'],
    entity: 'richiamo',
    where: [{ field: 'esito', op: 'eq', value: 'rinuncia' }],
  },
  {
    says: ['Chi va richiamato questa settimana?'],
    entity: 'richiamo',
    where: [{ field: 'prossimo', op: 'lte', value: k.weekEnd() }, ...daChiamare],
    sort: [{ field: 'prossimo', direction: 'asc' }],
  },
  {
    says: ['Quanti pazienti abbiamo visto?'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'completato' }],
  },
  {
    says: ['Chi mi ha detto di risentirci?'],
    entity: 'richiamo',
    where: [
      { field: 'esito', op: 'in', value: ['non_risponde', 'richiamare'] },
      { field: 'richiamare_il', op: 'lte', value: k.today() },
    ],
    sort: [{ field: 'richiamare_il', direction: 'asc' }],
  },
])
