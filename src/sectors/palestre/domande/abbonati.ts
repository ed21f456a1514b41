import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth } from '../../../kernel/expression/within.ts'
import { certificatiInScadenza, certificatiScaduti, daRinnovare, lontani, usciti } from '../metrics.ts'
import { trade } from '../trade.ts'

const attivo = { field: 'situazione', op: 'eq', value: 'attivo' } as const

/** Members, their certificates, and what they pay. */
export const abbonati = defineQuestions(trade, [
  {
    says: ['Quali certificati scadono nei prossimi 30 giorni?'],
    entity: 'iscritto',
    where: certificatiInScadenza,
    sort: [{ field: 'scadenza_certificato', direction: 'asc' }],
  },
  { says: ['Chi ha il certificato scaduto?'], entity: 'iscritto', where: certificatiScaduti },
  { says: ['A chi manca il certificato?'], entity: 'iscritto', where: [{ field: 'certificato', op: 'eq', value: 'assente' }] },
  {
    says: ['Quali abbonamenti sono da rinnovare?'],
    entity: 'abbonamento',
    where: daRinnovare,
    sort: [{ field: 'fine', direction: 'asc' }],
  },
  {
    says: ['Chi non si allena da tre settimane?'],
    entity: 'iscritto',
    where: lontani,
    sort: [{ field: 'ultimo_ingresso', direction: 'asc' }],
  },
  {
    says: ['Chi ha rate scadute?'],
    entity: 'rata',
    where: [{ field: 'situazione', op: 'eq', value: 'scaduta' }],
    sort: [{ field: 'scadenza', direction: 'asc' }],
  },
  {
    says: ['Quali rate scadono questo mese?'],
    entity: 'rata',
    where: [{ field: 'situazione', op: 'eq', value: 'da_pagare' }, ...withinMonth('scadenza')],
  },
  {
    says: ['Chi ci deve dei soldi?'],
    entity: 'iscritto',
    where: [{ field: 'saldo', op: 'gt', value: 0 }],
    sort: [{ field: 'saldo', direction: 'desc' }],
  },
  { says: ['Chi è in prova?'], entity: 'iscritto', where: [{ field: 'situazione', op: 'eq', value: 'prova' }] },
  { says: ['Chi non ha rinnovato?'], entity: 'iscritto', where: [{ field: 'situazione', op: 'eq', value: 'scaduto' }] },
  { says: ['Chi è sospeso?'], entity: 'iscritto', where: [{ field: 'situazione', op: 'eq', value: 'sospeso' }] },
  { says: ['Chi sono gli iscritti attivi?'], entity: 'iscritto', where: [attivo] },
  { says: ['Chi si è iscritto questo mese?'], entity: 'iscritto', where: withinMonth('iscrizione') },
  {
    says: ['Chi non può entrare?'],
    entity: 'iscritto',
    where: [
      { field: 'accesso', op: 'ne', value: 'consentito' },
      { field: 'stato', op: 'ne', value: 'ex_iscritto' },
    ],
  },
  { says: ['Quali abbonamenti sono congelati?'], entity: 'abbonamento', where: [{ field: 'stato', op: 'eq', value: 'congelato' }] },
  { says: ['Chi ha disdetto?'], entity: 'abbonamento', where: [{ field: 'stato', op: 'eq', value: 'disdetto' }] },
  { says: ['Chi è uscito questo mese?'], entity: 'abbonamento', where: usciti },
  {
    says: ['Chi sta finendo il carnet?'],
    entity: 'abbonamento',
    where: [attivo, { field: 'residui', op: 'lte', value: 3 }],
    sort: [{ field: 'residui', direction: 'asc' }],
  },
  {
    says: ['Quali abbonamenti si rinnovano da soli?'],
    entity: 'abbonamento',
    where: [attivo, { field: 'rinnovo', op: 'eq', value: true }],
  },
  { says: ['Chi ha pagato oggi?'], entity: 'pagamento', where: [{ field: 'data', op: 'eq', value: today() }] },
  { says: ['Che pagamenti sono arrivati questo mese?'], entity: 'pagamento', where: withinMonth('data') },
  { says: ['Quanto abbiamo incassato questo mese?'], metric: 'incassato_mese' },
  { says: ['Quanto entra al mese dagli abbonamenti?'], metric: 'ricavi_ricorrenti' },
  { says: ['Quanti iscritti abbiamo?'], metric: 'iscritti_attivi' },
  { says: ['Quanti se ne vanno?'], metric: 'abbandono' },
  { says: ['Quanto ci devono di rate scadute?'], metric: 'rate_scadute' },
  { says: ['A chi manca il contatto di emergenza?'], entity: 'iscritto', where: [attivo, { field: 'contatto_emergenza', op: 'empty' }] },
])
