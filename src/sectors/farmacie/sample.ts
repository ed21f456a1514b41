import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeClienti } from './sample/clienti.ts'
import { dispositivi, integrazioni, righeDocumenti } from './sample/banco.ts'
import { righeFatture } from './sample/fatture.ts'
import { fornitori } from './sample/fornitori.ts'
import { righeMagazzino } from './sample/magazzino.ts'
import { prodotti, voci } from './sample/prodotti.ts'
import { righeRicette } from './sample/ricette.ts'
import { righeVendite } from './sample/vendite.ts'

/** The demo's pharmacy: the sample rows, two months at the counter behind them, and the orders that are on their way. */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`farmacie ${today}`)
  const cliente = righeClienti(chance)
  const ricetta = righeRicette(chance, today, cliente)
  const vendita = righeVendite(chance, today, time, cliente)
  return {
    prodotto: prodotti,
    ...righeMagazzino(today, vendita, ricetta),
    voce: voci,
    ricetta,
    vendita,
    ...righeFatture(today, vendita),
    fornitore: fornitori,
    cliente,
    documento: righeDocumenti(today),
    dispositivo: dispositivi(today),
    integrazione: integrazioni,
  }
}
