import * as k from '../../../kernel/describe.ts'
import type { richiamo } from '../richiamo.ts'
import { voceDi, type Appuntamento } from './agenda.ts'
import { voce } from './listino.ts'

export type Richiamo = k.Stored<'richiamo', (typeof richiamo)['fields']>

/** The recalls of the sample rows: patient, last visit, due day, treatment. */
const DATI = [
  [5, -225, -42, 'Igiene semestrale', 6, 'Igiene orale'],
  [3, -200, -17, 'Controllo impianto 3.6', 6, 'Controllo impianto'],
  [1, -180, 0, 'Igiene semestrale', 6, 'Igiene orale'],
  [8, -160, 22, 'Igiene semestrale', 6, 'Igiene orale'],
  [4, -30, 150, 'Controllo annuale', 6, 'Controllo'],
] as const

/** Who has to come back: the sample rows, and everybody whose last treatment asks for it. */
export function righeRichiami(today: string, visits: readonly Appuntamento[]): readonly Richiamo[] {
  const given = DATI.map(([who, last, due, cura, mesi, da], at): Richiamo => ({
    id: `richiamo_${at + 1}`,
    version: 1,
    paziente: `paziente_${who}`,
    listino: voce(da).id,
    cura,
    ultima: k.addDays(today, last),
    mesi,
    prossimo: k.addDays(today, due),
    ...(at === 0 && {
      esito: 'non_risponde',
      richiamare_il: k.addDays(today, 2),
      contatti: [{ giorno: k.addDays(today, -5), esito: 'non_risponde', nota: 'Lasciato un messaggio.' }],
    }),
  }))
  const whose = new Set<string>(given.map(({ paziente }) => paziente))
  const done = visits.filter(({ stato, paziente }) => stato === 'completato' && !whose.has(paziente))
  const latest = new Map(
    done.flatMap((visit) => (voceDi(visit)?.richiamo === undefined ? [] : [[`${visit.paziente} ${visit.cura}`, visit]])),
  )
  const others = [...latest.values()].map((visit, at): Richiamo => {
    const mesi = voceDi(visit)?.richiamo ?? 6
    return {
      id: `richiamo_${given.length + at + 1}`,
      version: 1,
      paziente: visit.paziente,
      listino: visit.listino,
      cura: visit.cura,
      ultima: visit.giorno,
      mesi,
      prossimo: k.addMonths(visit.giorno, mesi),
    }
  })
  return [...given, ...others]
}
