import { addDays, daysBetween, formatDate } from '../../kernel/italian/dates.ts'
import { isVenuta } from '../common/permanenze.ts'
import type { Archivio, Permanenze } from './registro.ts'
import type { SoggiornoContato } from './soggiorni-contati.ts'
import { ITALIA } from './soggiorno.ts'

/** What is not known of the month, and the record where it is put right. */
export interface Mancanza {
  readonly chi: string
  readonly testo: string
  /** Whether it is put right in the booking or in the schedina. */
  readonly dove: 'soggiorno' | 'ospite'
  readonly id: string
  /** What a new schedina of the booking starts with, where schedine are missing. */
  readonly nuova?: Readonly<Record<string, unknown>>
}

interface Periodo {
  readonly dal: string
  /** The last day that is counted. */
  readonly al: string
  readonly today: string
}

interface Letto {
  readonly archivio: Archivio
  readonly permanenze: Permanenze
  readonly soggiorni: readonly SoggiornoContato[]
  /** The comuni that a name may mean, in words; '' when there is no doubt. */
  readonly omonimi: (text: string) => string
}

/** The most nights that the police record takes. */
const MAX_NOTTI = 30

const isIn = ({ arrivo, partenza }: { readonly arrivo: string; readonly partenza: string }, { dal, al }: Periodo) =>
  arrivo <= al && partenza > dal

function senzaSchedine(stays: Permanenze): Mancanza[] {
  return stays
    .filter(({ senza }) => senza > 0)
    .map(({ prenotazione, arrivo, partenza, senza }) => ({
      chi: prenotazione.ospite,
      testo:
        `Arrivo ${formatDate(arrivo)}: ${senza === 1 ? 'manca una schedina' : `mancano ${senza} schedine`} su ${prenotazione.persone}. ` +
        `${senza === 1 ? 'La persona è contata' : 'Le persone sono contate'} senza provenienza.`,
      dove: 'soggiorno',
      id: prenotazione.id,
      nuova: {
        prenotazione: prenotazione.id,
        data_arrivo: arrivo,
        notti_permanenza: Math.min(MAX_NOTTI, Math.max(1, daysBetween(arrivo, partenza))),
      },
    }))
}

function senzaProvincia(luogo: string, omonimi: string): string {
  if (!luogo) return 'Manca il comune di residenza: la provincia non è nota.'
  return omonimi
    ? `«${luogo}» è il nome di più comuni: aggiungi la provincia, ${omonimi}.`
    : `«${luogo}» non è un comune di oggi: manca la provincia.`
}

/** The residence that had to be taken from the citizenship, or whose comune is in no table. */
function senzaResidenza({ permanenze, soggiorni, omonimi }: Letto, periodo: Periodo): Mancanza[] {
  const rows = new Map(permanenze.flatMap(({ schedine }) => schedine.map((row) => [row.id, row] as const)))
  return soggiorni
    .filter((stay) => isIn(stay, periodo))
    .flatMap(({ clienti }) =>
      clienti.flatMap((cliente): Mancanza[] => {
        const row = rows.get(cliente.id)
        if (!row) return []
        const say = (testo: string): Mancanza[] => [{ chi: cliente.chi ?? '', testo, dove: 'ospite', id: row.id }]
        const { stato, luogo, provincia } = cliente.residenza
        if (!stato) return say('Mancano residenza e cittadinanza: contato senza provenienza.')
        if (stato === ITALIA && !provincia) return say(senzaProvincia(luogo, omonimi(luogo)))
        return row.stato_residenza || (row.comune_residenza && stato === ITALIA)
          ? []
          : say('Manca la residenza: vale lo stato della cittadinanza.')
      }),
    )
}

/** Bookings whose state no longer fits the day, and schedine that belong to no booking: what they would change is not counted. */
function fuoriPosto({ prenotazioni, schedine }: Archivio, periodo: Periodo): Mancanza[] {
  const { today } = periodo
  const say = (id: string, chi: string, testo: string): Mancanza => ({ chi, testo, dove: 'soggiorno', id })
  const corrette = new Set<string | undefined>(schedine.map(({ corregge }) => corregge))
  return [
    ...prenotazioni
      .filter((row) => row.stato === 'confermata' && row.arrivo < today && isIn(row, periodo))
      .map((row) =>
        say(row.id, row.ospite, `Arrivo ${formatDate(row.arrivo)} senza check-in: non è contata. Fai il check-in o segna non presentato.`),
      ),
    ...prenotazioni
      .filter((row) => row.stato === 'arrivato' && row.partenza < today && isIn(row, periodo))
      .map((row) => say(row.id, row.ospite, `Partenza ${formatDate(row.partenza)} senza check-out: contata fino a quel giorno.`)),
    ...schedine
      .filter(
        (row) =>
          !row.prenotazione &&
          !corrette.has(row.id) &&
          isIn({ arrivo: row.data_arrivo, partenza: addDays(row.data_arrivo, row.notti_permanenza) }, periodo),
      )
      .map((row): Mancanza => ({
        chi: `${row.nome ?? ''} ${row.cognome ?? ''}`.trim() || 'Ospite senza nome',
        testo: `Schedina del ${formatDate(row.data_arrivo)} senza prenotazione: non è contata. Collegala alla sua.`,
        dove: 'ospite',
        id: row.id,
      })),
  ]
}

/** Everything that leaves a figure of the period uncertain, the people first. */
export function mancanzeDi(letto: Letto, periodo: Periodo): Mancanza[] {
  const stays = letto.permanenze.filter((stay) => isIn(stay, periodo) && isVenuta(stay.prenotazione))
  return [...senzaSchedine(stays), ...senzaResidenza(letto, periodo), ...fuoriPosto(letto.archivio, periodo)]
}
