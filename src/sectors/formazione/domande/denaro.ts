import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { delMese, iscritto } from './condizioni.ts'

/** What has been paid, by whom, and what is still to come. */
export const denaro = k.defineQuestions(trade, [
  { says: 'Chi deve ancora pagare?', entity: 'studente', where: [iscritto, k.gte('saldo', 1)], sort: [k.desc('saldo')] },
  {
    says: 'Chi non ha ancora versato niente?',
    entity: 'studente',
    where: [k.oneOf('stato', ['attivo', 'programmato']), k.lte('versato', 0)],
  },
  { says: 'Chi ha pagato questo mese?', entity: 'versamento', where: delMese },
  { says: 'Quanto ci devono ancora gli studenti?', metric: 'da_incassare' },
  { says: 'Quanto rendono i corsi?', metric: 'ricavo_corsi' },
  { says: 'Chi è mandato da un’azienda?', entity: 'studente', where: [k.filled('azienda')] },
  { says: 'Che rimborsi abbiamo fatto?', entity: 'versamento', where: [k.lt('importo', 0)] },
  { says: 'Chi ha già pagato tutto?', entity: 'studente', where: [iscritto, k.lte('saldo', 0)] },
])
