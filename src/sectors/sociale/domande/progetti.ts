import * as k from '../../../kernel/describe.ts'
import { ATTENTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { attivo, delMese } from './condizioni.ts'

/** What the projects do, spend and owe to those who fund them. */
export const progetti = k.defineQuestions(trade, [
  { says: 'Quali progetti sono in corso?', entity: 'progetto', where: [attivo] },
  {
    says: 'Quali progetti scadono o sono in ritardo?',
    entity: 'progetto',
    where: [k.oneOf('tempi', ['in_scadenza', 'in_ritardo', 'da_rendere'])],
  },
  {
    says: 'Quali progetti devo rendicontare?',
    entity: 'progetto',
    where: [k.eq('stato', 'completato')],
    sort: [k.asc('rendiconto_entro')],
  },
  {
    says: 'Quali progetti hanno quasi finito i fondi?',
    entity: 'progetto',
    where: [attivo, k.gte('progresso', ATTENTI)],
    sort: [k.desc('progresso')],
  },
  { says: 'Quali voci di budget stanno finendo?', entity: 'voce', where: [k.gte('uso', ATTENTI)] },
  { says: 'Cosa abbiamo speso questo mese?', entity: 'spesa', where: delMese },
  { says: 'Quali spese non hanno il documento allegato?', entity: 'spesa', where: [k.empty('allegato')] },
  { says: 'Quali progetti hanno sforato?', entity: 'progetto', where: [k.lt('rimasto', 0)] },
  { says: 'Quali progetti non hanno un finanziatore?', entity: 'progetto', where: [k.empty('finanziatore')] },
  { says: 'Quali spese non hanno una voce di budget?', entity: 'spesa', where: [k.empty('voce')] },
  { says: 'Quali progetti sono in ritardo?', entity: 'progetto', where: [k.eq('tempi', 'in_ritardo')] },
  { says: 'Quali progetti sono fermi?', entity: 'progetto', where: [k.eq('stato', 'sospeso')] },
  { says: 'Quali progetti devono partire?', entity: 'progetto', where: [k.eq('stato', 'programmato')] },
  { says: 'Quali voci hanno superato il previsto?', entity: 'voce', where: [k.lt('rimasto', 0)] },
  {
    says: 'Quali rendiconti scadono?',
    entity: 'progetto',
    where: [k.ne('stato', 'rendicontato'), k.gte('rendiconto_entro', k.today())],
    sort: [k.asc('rendiconto_entro')],
  },
  { says: 'Quanti soldi abbiamo speso?', entity: 'spesa', where: [], sum: 'importo' },
  { says: 'In cosa spendiamo di più?', entity: 'spesa', where: [], sum: 'importo', by: 'voce' },
  { says: 'Dove abbiamo ancora soldi?', entity: 'progetto', where: [attivo, k.gt('rimasto', 0)], sort: [k.desc('rimasto')] },
])
