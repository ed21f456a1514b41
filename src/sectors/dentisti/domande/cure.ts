import * as k from '../../../kernel/describe.ts'
import { fattureChieste } from '../../common/fattura-domande.ts'
import { trade } from '../trade.ts'
import { attivo, aperta, daFare } from './condizioni.ts'

/** Patients, treatments, plans and consents, and what is to be paid. */
export const cure = k.defineQuestions(trade, [
  {
    says: ['Chi deve pagare?'],
    entity: 'paziente',
    where: [{ field: 'saldo', op: 'gte', value: 1 }],
    sort: [{ field: 'saldo', direction: 'desc' }],
  },
  {
    says: ['Chi non vediamo da un anno?'],
    entity: 'paziente',
    where: [attivo, { field: 'ultima_visita', op: 'lte', value: k.today(-365) }],
    sort: [{ field: 'ultima_visita', direction: 'asc' }],
  },
  {
    says: ['Chi non ha un prossimo appuntamento?'],
    entity: 'paziente',
    where: [attivo, { field: 'prossimo', op: 'empty' }],
  },
  {
    says: ['A chi va rifatta l’anamnesi?'],
    entity: 'paziente',
    where: [attivo, { field: 'anamnesi_del', op: 'lte', value: k.today(-365) }],
    sort: [{ field: 'anamnesi_del', direction: 'asc' }],
  },
  { says: ['Quali cure sono da fare?'], entity: 'prestazione', where: [daFare] },
  {
    says: ['Quali cure sono a metà?'],
    entity: 'prestazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Che cure abbiamo fatto oggi?'],
    entity: 'prestazione',
    where: [
      { field: 'stato', op: 'eq', value: 'eseguita' },
      { field: 'data', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Quali preventivi aspettano risposta?'],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'presentato' }],
  },
  {
    says: ['Quali piani sono stati accettati?'],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'accettato' }],
  },
  {
    says: ['Quali piani non sono finiti?'],
    entity: 'piano',
    where: [
      { field: 'stato', op: 'eq', value: 'accettato' },
      { field: 'avanzamento', op: 'lt', value: 100 },
    ],
  },
  {
    says: ['Quali preventivi devo ancora presentare?'],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
  },
  {
    says: ['Di quali piani c’è da fatturare?'],
    entity: 'piano',
    where: [{ field: 'da_fatturare', op: 'gt', value: 0 }],
  },
  {
    says: ['Chi ha rifiutato il preventivo?'],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'rifiutato' }],
  },
  {
    says: ['Quali consensi sono da firmare?'],
    entity: 'consenso',
    where: [{ field: 'stato', op: 'eq', value: 'da_firmare' }],
  },
  {
    says: ['Quali carie sono da curare?'],
    entity: 'reperto',
    where: [{ field: 'tipo', op: 'eq', value: 'carie' }, aperta],
  },
  { says: ['Com’è messa la bocca?'], entity: 'reperto', where: [aperta] },
  {
    says: ['Chi ha prodotto di più?'],
    entity: 'prestazione',
    where: [{ field: 'stato', op: 'eq', value: 'eseguita' }],
    sum: 'importo',
    by: 'operatore',
  },
  {
    says: ['Quale cura rende di più?'],
    entity: 'prestazione',
    where: [{ field: 'stato', op: 'eq', value: 'eseguita' }],
    sum: 'importo',
    by: 'listino',
  },
  {
    says: ['Quante estrazioni abbiamo fatto?'],
    entity: 'prestazione',
    where: [
      { field: 'stato', op: 'eq', value: 'eseguita' },
      { field: 'branca', op: 'eq', value: 'chirurgia' },
      // Stitches are taken out for nothing.
      { field: 'importo', op: 'gt', value: 0 },
    ],
  },
  {
    says: ['Quali sale sono chiuse?'],
    entity: 'chiusura',
    where: [{ field: 'giorno', op: 'gte', value: k.today() }],
    sort: [{ field: 'giorno', direction: 'asc' }],
  },
  {
    says: ['Quali denti sono da estrarre?'],
    entity: 'reperto',
    where: [{ field: 'tipo', op: 'eq', value: 'da_estrarre' }, aperta],
  },
  {
    says: ['Quali cure devo ancora fatturare?'],
    entity: 'prestazione',
    where: [{ field: 'fatturazione', op: 'eq', value: 'da_fatturare' }],
  },
  {
    says: ['Quali pazienti sono minorenni?'],
    entity: 'paziente',
    where: [{ field: 'data_nascita', op: 'gt', value: k.today(-6575) }],
  },
  {
    says: ['Quali pazienti sono maggiorenni?'],
    entity: 'paziente',
    where: [{ field: 'data_nascita', op: 'lte', value: k.today(-6575) }],
  },
  {
    says: ['Quali pazienti prendono farmaci?'],
    entity: 'paziente',
    where: [attivo, { field: 'farmaci', op: 'filled' }],
  },
  ...fattureChieste,
  { says: ['Cosa abbiamo incassato questo mese?'], entity: 'incasso', where: k.withinMonth('giorno') },
  { says: ['Quanto abbiamo prodotto questo mese?'], metric: 'prodotto_mese' },
  { says: ['Quanto resta da fatturare?'], metric: 'da_fatturare' },
  { says: ['Quanto ci devono i pazienti?'], metric: 'da_incassare' },
  { says: ['Quanto sono piene le poltrone oggi?'], metric: 'utilizzo_poltrone' },
  { says: ['Quanti piani ci accettano?'], metric: 'accettazione' },
  { says: ['Quanti pazienti seguiamo?'], metric: 'pazienti_attivi' },
])
