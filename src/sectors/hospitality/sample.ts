import type { Sample } from '../../kernel/define-sector.ts'
import type { entities } from './entities.ts'
import { righeCamere } from './sample/camere.ts'
import { righeChiusure, righePulizie, righeStruttura } from './sample/casa.ts'
import { righeOspiti } from './sample/ospiti.ts'
import { righePrenotazioni } from './sample/prenotazioni.ts'
import { righeSchedine } from './sample/schedine.ts'

/** The demo's house as it stands on `today`: three rooms of five taken, two arrivals, one departure. */
export const sample: Sample<typeof entities> = (today) => {
  const prenotazione = righePrenotazioni(today)
  const { schedine, invii } = righeSchedine(today, prenotazione)
  return {
    camera: righeCamere(today),
    prenotazione,
    chiusura: righeChiusure(today),
    ospite: righeOspiti(),
    schedina: schedine,
    invio: invii,
    pulizia: righePulizie(today),
    struttura: righeStruttura(),
  }
}
