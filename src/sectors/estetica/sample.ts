import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeAgenda } from './sample/agenda.ts'
import { cabine, chiusure, listino, operatrici, orari, prodotti } from './sample/centro.ts'
import { righeClienti, righeConsensi, righeSchede } from './sample/clienti.ts'
import { righeVendite } from './sample/vendite.ts'

/** The demo's centre: four cabins, three operators, the customers and rows of the field with all their visits, months of others. */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`estetica ${today}`)
  const cliente = righeClienti(chance, today)
  const prodotto = prodotti(today)
  return {
    ...righeAgenda(chance, today, time, cliente),
    cliente,
    trattamento: listino,
    prodotto,
    vendita: righeVendite(chance, today, time, { clienti: cliente, prodotti: prodotto }),
    scheda: righeSchede(today),
    consenso: righeConsensi(chance, today, cliente),
    operatrice: operatrici,
    cabina: cabine,
    chiusura: chiusure(today),
    orario_apertura: orari(today),
  }
}
