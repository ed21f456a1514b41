import { defineSector } from '../../kernel/define-sector.ts'
import { card } from './card.ts'
import { firmOf } from './conto-soggiorno.ts'
import { groups } from './gruppi.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { trade } from './trade.ts'

export const hospitality = defineSector({
  card,
  ...trade,
  groups,
  firm: firmOf,
  places: async (store) => (await import('./tabelle.ts')).differenzeLuoghi(store),
  screens,
  script,
  sample,
  title: 'Gestione Struttura Ricettiva',
  bar: 6,
})

export type { LettoTrimestre } from './imposta-soggiorni-trimestre.ts'
export type { PersonaTassata, RigaImposta } from './imposta-soggiorni.ts'
export type { Correzione } from './movimento-corretto.ts'
export type { Mancanza } from './movimento-mancanze.ts'
export type { MovimentoMese, RigaSoggiorno } from './movimento-mese.ts'
export type { Nazionalita, Turismo } from './movimento.ts'

/** The movement and the tourist tax, fetched when somebody opens them. */
export async function statistiche() {
  const [mese, trimestre, imposta] = await Promise.all([
    import('./movimento-mese.ts'),
    import('./imposta-soggiorni-trimestre.ts'),
    import('./imposta-soggiorni.ts'),
  ])
  const { readMovimento, meseDaDichiarare, mesiDisponibili } = mese
  const { readImposta, readStruttura, trimestriDisponibili } = trimestre
  return {
    readMovimento,
    meseDaDichiarare,
    mesiDisponibili,
    readImposta,
    readStruttura,
    trimestriDisponibili,
    trimestreDaDichiarare: imposta.trimestreDaDichiarare,
  }
}
