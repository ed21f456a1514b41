import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { attivo } from './condizioni.ts'

/** Who gives time, when they can, and who is in order. */
export const volontari = k.defineQuestions(trade, [
  {
    says: ['Quali volontari hanno l’assicurazione da rinnovare?'],
    entity: 'volontario',
    where: [attivo, { field: 'copertura', op: 'in', value: ['in_scadenza', 'scaduta', 'manca'] }],
  },
  {
    says: ['Chi può venire nel weekend?'],
    entity: 'volontario',
    where: [attivo, { field: 'disponibilita', op: 'in', value: ['weekend', 'flessibile'] }],
  },
  {
    says: ['Quali volontari si sono candidati?'],
    entity: 'volontario',
    where: [{ field: 'stato', op: 'eq', value: 'candidato' }],
  },
  {
    says: ['Quali volontari non hanno fatto ore questo mese?'],
    entity: 'volontario',
    where: [attivo, { field: 'ore_mese', op: 'eq', value: 0 }],
  },
  {
    says: ['Chi può venire la mattina?'],
    entity: 'volontario',
    where: [attivo, { field: 'disponibilita', op: 'in', value: ['mattina', 'flessibile'] }],
  },
  {
    says: ['Chi può venire il pomeriggio?'],
    entity: 'volontario',
    where: [attivo, { field: 'disponibilita', op: 'in', value: ['pomeriggio', 'flessibile'] }],
  },
  {
    says: ['Chi può venire la sera?'],
    entity: 'volontario',
    where: [attivo, { field: 'disponibilita', op: 'in', value: ['sera', 'flessibile'] }],
  },
  {
    says: ['Quali volontari hanno fatto più ore?'],
    entity: 'volontario',
    where: [{ field: 'ore_mese', op: 'gt', value: 0 }],
    sort: [{ field: 'ore_mese', direction: 'desc' }],
  },
  {
    says: ['Quali volontari non hanno un incarico?'],
    entity: 'volontario',
    where: [attivo, { field: 'incarichi', op: 'eq', value: 0 }],
  },
  {
    says: ['Quali volontari non hanno turni in programma?'],
    entity: 'volontario',
    where: [attivo, { field: 'turni_previsti', op: 'eq', value: 0 }],
  },
  {
    says: ['Quali volontari hanno l’assicurazione scaduta?'],
    entity: 'volontario',
    where: [{ field: 'copertura', op: 'eq', value: 'scaduta' }],
  },
  {
    says: ['Quali volontari non sono assicurati?'],
    entity: 'volontario',
    where: [attivo, { field: 'copertura', op: 'in', value: ['scaduta', 'manca'] }],
  },
  {
    says: ['Chi non fa più il volontario?'],
    entity: 'volontario',
    where: [{ field: 'stato', op: 'eq', value: 'ex' }],
  },
  {
    says: ['Quali volontari sono in pausa?'],
    entity: 'volontario',
    where: [{ field: 'stato', op: 'eq', value: 'sospeso' }],
  },
  {
    says: ['Chi può venire quando serve?'],
    entity: 'volontario',
    where: [attivo, { field: 'disponibilita', op: 'eq', value: 'flessibile' }],
  },
  { says: ['Chi lavora a un progetto?'], entity: 'incarico', where: [attivo] },
  {
    says: ['Chi ha fatto più ore quest’anno?'],
    entity: 'volontario',
    where: [{ field: 'ore_anno', op: 'gt', value: 0 }],
    sort: [{ field: 'ore_anno', direction: 'desc' }],
  },
])
