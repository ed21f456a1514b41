import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { Dente } from '../../../documents/odontogramma/denti.ts'
import type { prestazione } from '../prestazione.ts'
import type { reperto } from '../reperto.ts'
import { voceDi, type Appuntamento } from './agenda.ts'
import { voce } from './listino.ts'

export type Prestazione = k.Stored<'prestazione', (typeof prestazione)['fields']>
type Reperto = k.Stored<'reperto', (typeof reperto)['fields']>

type Data = readonly [
  paziente: number,
  quando: number,
  dente: Dente,
  voce: string,
  cura: string,
  operatore: number,
  euro: number,
  stato: Prestazione['stato'],
  note?: string,
]
/** The cards of the sample rows, to the letter. */
export const DATE: readonly Data[] = [
  [2, -14, '4.6', 'Visita e radiografia', 'Visita e radiografia', 1, 140, 'eseguita', 'Carie occlusale profonda'],
  [2, 0, '4.6', 'Otturazione in composito', 'Otturazione in composito', 1, 120, 'pianificata', 'Anestesia senza vasocostrittore'],
  [4, -30, '1.5', 'Devitalizzazione', 'Apertura camera pulpare', 2, 90, 'eseguita', 'Urgenza'],
  [4, 0, '1.5', 'Devitalizzazione', 'Devitalizzazione', 2, 290, 'pianificata'],
  [7, -20, '2.4', 'Preparazione per corona', 'Preparazione per corona', 1, 350, 'eseguita', 'Colore A3'],
]

const date = (today: string): readonly Prestazione[] =>
  DATE.map(([paziente, quando, dente, da, cura, operatore, amount, stato, note], at) => ({
    id: `prestazione_${at + 1}`,
    version: 1,
    paziente: `paziente_${paziente}`,
    data: k.addDays(today, quando),
    dente,
    listino: voce(da).id,
    cura,
    operatore: `operatore_${operatore}`,
    importo: k.euro(amount),
    stato,
    ...(note !== undefined && { note }),
  }))

/** Treatments that are done to one tooth. */
const SU_UN_DENTE = ['conservativa', 'endodonzia', 'protesi', 'chirurgia', 'implantologia']
const DENTI: readonly Dente[] = ['1.4', '1.5', '1.6', '1.7', '2.4', '2.5', '2.6', '2.7', '3.5', '3.6', '3.7', '4.4', '4.5', '4.6', '4.7']

/** What was done at the visits that are over, as it stands on the cards. */
export function righePrestazioni(chance: Chance, today: string, visits: readonly Appuntamento[]): readonly Prestazione[] {
  const given = date(today)
  const cards = new Set(given.map(({ paziente }) => paziente))
  const done = visits.filter(({ stato, paziente }) => stato === 'completato' && !cards.has(paziente))
  return [
    ...given,
    ...done.flatMap((visit, at): readonly Prestazione[] => {
      const entry = voceDi(visit)
      if (!entry || visit.operatore === undefined) return []
      const dente = SU_UN_DENTE.includes(entry.branca) ? chance.pick(DENTI) : undefined
      return [
        {
          id: `prestazione_${given.length + at + 1}`,
          version: 1,
          paziente: visit.paziente,
          data: visit.giorno,
          listino: entry.id,
          cura: entry.nome,
          operatore: visit.operatore,
          importo: entry.prezzo,
          stato: 'eseguita',
          ...(dente !== undefined && { dente }),
          ...(entry.branca === 'conservativa' && { superfici: chance.pick(['O', 'MO', 'DO', 'MOD', 'V']) }),
        },
      ]
    }),
  ]
}

type Visto = readonly [paziente: number, quando: number, dente: Dente, tipo: Reperto['tipo'], superfici?: string, risolto?: number]
const VISTI: readonly Visto[] = [
  [1, -180, '1.6', 'otturazione', 'O'],
  [1, -180, '3.8', 'incluso'],
  [2, -14, '4.6', 'carie', 'O'],
  [2, -400, '1.6', 'corona'],
  [2, -400, '3.6', 'mancante'],
  [2, -400, '2.7', 'otturazione', 'MO'],
  [3, -200, '3.6', 'impianto'],
  [3, -800, '1.8', 'mancante'],
  [3, -800, '2.8', 'mancante'],
  [3, -200, '4.7', 'otturazione', 'DO'],
  [4, -30, '1.5', 'lesione'],
  [4, -30, '2.6', 'otturazione', 'MOD'],
  [5, -225, '4.6', 'devitalizzato'],
  [5, -225, '4.6', 'corona'],
  [5, -225, '1.7', 'mobilita'],
  [5, -225, '2.5', 'da_estrarre'],
  [6, -45, '1.6', 'sigillatura', 'O'],
  [6, -45, '2.6', 'sigillatura', 'O'],
  [7, -20, '2.4', 'devitalizzato'],
  [7, -20, '3.7', 'carie', 'D'],
  [7, -600, '4.6', 'mancante'],
  [8, -160, '3.6', 'otturazione', 'O'],
  [8, -160, '4.6', 'frattura', 'D'],
]

/** What was seen in the mouths of the patients of the sample rows. */
export const righeReperti = (today: string): readonly Reperto[] =>
  VISTI.map(([paziente, quando, dente, tipo, superfici], at) => ({
    id: `reperto_${at + 1}`,
    version: 1,
    paziente: `paziente_${paziente}`,
    dente,
    tipo,
    data: k.addDays(today, quando),
    ...(superfici !== undefined && { superfici }),
  }))
