import type * as k from '../../kernel/describe.ts'
import { seededChance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import { righeCamere } from './sample/camere.ts'
import { righeCalendari, righeChiusure, righeRilevazioni, righeStruttura } from './sample/casa.ts'
import { righeOspiti } from './sample/ospiti.ts'
import { righePrenotazioni } from './sample/prenotazioni.ts'
import { righePulizie } from './sample/pulizie.ts'
import { arriviDati, righeSchedine } from './sample/schedine.ts'
import { righeRicevute } from './sample/ricevute.ts'
import { planStays } from './sample/soggiorni.ts'
import { writeStory } from './sample/storia.ts'

/**
 * The demo's house as it stands at an hour of `today`: three rooms of five taken, two arrivals, one departure, a month that comes to
 * the specification's 12.450 euro, four months of guests behind and three months of bookings ahead.
 */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`hospitality ${today}`)
  const camera = righeCamere(today)
  const chiusura = righeChiusure(today)
  const given = righePrenotazioni(today)
  const registered = righeOspiti()
  const stays = planStays(chance, today, camera, given, chiusura)
  const story = writeStory(chance, today, stays, { booking: given.length + 1, ospite: registered.length + 1 })
  const prenotazione = [...given, ...story.prenotazioni]
  const { schedine, invii } = righeSchedine(today, [...arriviDati(given, registered, { today, time }), ...story.arrivi])
  return {
    camera,
    prenotazione,
    ricevuta: righeRicevute(today, prenotazione),
    chiusura,
    ospite: [...registered, ...story.ospiti],
    schedina: schedine,
    invio: invii,
    pulizia: righePulizie(chance, { today, time }, camera, prenotazione),
    struttura: righeStruttura(),
    calendario: righeCalendari(),
    rilevazione: righeRilevazioni(today),
    // The documents as they came with the program: taken in once, and nothing differs.
    tabella_polizia: [{ id: 'tabella_polizia_documenti', version: 1, tabella: 'documenti', giorno: '2025-11-03', righe: 89 }],
  }
}
