import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

/** What it all comes to: money, hours and people. */
export const cifre = k.defineQuestions(trade, [
  { says: 'Quanto abbiamo raccolto questo mese?', metric: 'donazioni_mese' },
  { says: 'Quanto ci resta da spendere?', metric: 'fondi_rimasti' },
  { says: 'Quante ore hanno fatto i volontari?', metric: 'ore_mese' },
  { says: 'Quante persone stiamo aiutando?', metric: 'beneficiari_attivi' },
  { says: 'Quanto donano in media?', metric: 'donazione_media' },
  { says: 'Quanto spendiamo per ogni beneficiario?', metric: 'costo_beneficiario' },
  { says: 'Quanti volontari si presentano?', metric: 'presenze' },
  { says: 'Quanti donatori tornano?', metric: 'fedelta' },
  { says: 'Quanto denaro è tracciato?', metric: 'tracciate' },
  { says: 'Quanti servizi abbiamo erogato questo mese?', metric: 'servizi_mese' },
])
