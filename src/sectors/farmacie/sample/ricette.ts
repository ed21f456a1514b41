import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { ricetta } from '../ricetta.ts'
import type { Cliente } from './clienti.ts'
import { suRicetta } from './prodotti.ts'

export type Ricetta = k.Stored<'ricetta', (typeof ricetta)['fields']>
type RigaRicetta = NonNullable<Ricetta['righe']>[number]

const MEDICI = ['Dott.ssa Alghisi', 'Dott. Bertoli', 'Dott.ssa Cavagna', 'Dott. Donini']
const riga = (at: number, quantita: number, erogati: number, annullata = false): RigaRicetta => ({
  prodotto: `prodotto_${at}`,
  quantita,
  erogati,
  ...(annullata && { annullata }),
})

/** The prescriptions of the sample rows, to the letter: number, customer, days ago, drugs. */
const DATE: readonly (readonly [nre: string, cliente: number, fa: number, righe: readonly RigaRicetta[]])[] = [
  ['030A45501234561', 1, 1, [riga(3, 2, 0), riga(4, 1, 1)]],
  ['030A45509876548', 2, 0, [riga(2, 1, 0)]],
  ['030A45504567892', 3, 3, [riga(5, 3, 3)]],
  ['030A45507418529', 4, 2, [riga(1, 1, 0, true)]],
]

/** Those, and the prescriptions of two months that were handed out. */
export function righeRicette(chance: Chance, today: string, clienti: readonly Cliente[]): readonly Ricetta[] {
  const of = (at: number, nre: string, who: Cliente, data: string, righe: readonly RigaRicetta[]): Ricetta => ({
    id: `ricetta_${at}`,
    version: 1,
    nre,
    paziente: `${who.nome} ${who.cognome}`,
    codice_fiscale: who.codice_fiscale ?? '',
    cliente: who.id,
    data,
    medico: chance.pick(MEDICI),
    ...(chance.happens(0.2) && { esenzione: chance.pick(['E01', '013', '031']) }),
    righe,
  })
  const known = (at: number) => clienti[at - 1] as Cliente
  const given = DATE.map(([nre, who, ago, righe], at) => of(at + 1, nre, known(who), k.addDays(today, -ago), righe))
  const others = Array.from({ length: 36 }, (_, at) => {
    const nre = `030A4550${String(2_000_000 + at * 7919).slice(-7)}`
    const drugs = chance.shuffled(suRicetta).slice(0, chance.between(1, 2))
    const righe = drugs.map(({ id: prodotto }): RigaRicetta => {
      const quantita = chance.between(1, 2)
      return { prodotto, quantita, erogati: quantita }
    })
    return of(DATE.length + at + 1, nre, chance.pick(clienti.slice(5)), k.addDays(today, -4 - Math.floor((at * 54) / 36)), righe)
  })
  return [...given, ...others]
}
