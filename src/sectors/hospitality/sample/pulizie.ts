import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { pulizia } from '../pulizia.ts'
import type { righeCamere } from './camere.ts'
import type { Prenotazione } from './prenotazioni.ts'
import type { Moment } from './schedine.ts'

type Riga = k.Stored<'pulizia', (typeof pulizia)['fields']>

const GIORNI_FATTI = 14
const GIORNI_AVANTI = 7
const PERSONE = ['Irina', 'Teresa'] as const

/** What is given around the day. */
const intornoA = (today: string): readonly Riga[] => [
  { id: 'pulizia_1', version: 1, camera: 'camera_202', giorno: today, ora: '11:00', tipo: 'partenza', addetto: 'Irina', stato: 'in_corso' },
  {
    id: 'pulizia_2',
    version: 1,
    camera: 'camera_102',
    giorno: today,
    ora: '12:00',
    tipo: 'rassetto',
    addetto: 'Irina',
    stato: 'programmata',
  },
  {
    id: 'pulizia_3',
    version: 1,
    camera: 'camera_101',
    giorno: today,
    ora: '09:30',
    tipo: 'rassetto',
    addetto: 'Teresa',
    stato: 'completata',
  },
  {
    id: 'pulizia_4',
    version: 1,
    camera: 'camera_201',
    giorno: today,
    ora: '10:15',
    tipo: 'partenza',
    addetto: 'Teresa',
    stato: 'completata',
  },
  { id: 'pulizia_5', version: 1, camera: 'camera_301', giorno: k.addDays(today, 1), ora: '10:30', tipo: 'rassetto', stato: 'programmata' },
  { id: 'pulizia_6', version: 1, camera: 'camera_101', giorno: k.addDays(today, 2), ora: '11:00', tipo: 'partenza', stato: 'programmata' },
]

/**
 * Two weeks of cleanings that are done and one that is planned: a change of guest on every departure, a tidy on the days
 * between, so that the rooms' last cleaning and the bookings say the same.
 */
export function righePulizie(
  chance: Chance,
  { today, time }: Moment,
  camere: ReturnType<typeof righeCamere>,
  bookings: readonly Prenotazione[],
): readonly Riga[] {
  const rows = intornoA(today).map((row) =>
    row.giorno === today && row.ora && row.stato !== 'programmata' ? { ...row, ora: goneBy(row.ora, time) } : row,
  )
  const [first, last] = [k.addDays(today, -GIORNI_FATTI), k.addDays(today, GIORNI_AVANTI)]
  const stays = bookings
    .filter(({ stato, arrivo }) => (stato === 'partito' || stato === 'arrivato' || stato === 'confermata') && arrivo < last)
    .map(({ camera, arrivo, notti }) => ({ camera, arrivo, partenza: k.addDays(arrivo, notti) }))
    .filter(({ partenza }) => partenza >= first)
  const isPlanned = (camera: string, day: string) => rows.some((row) => row.camera === camera && row.giorno === day)
  // A room that was made ready this morning had waited since yesterday.
  const waited = rows.filter(({ giorno, tipo, stato }) => giorno === today && tipo === 'partenza' && stato === 'completata')
  for (let offset = -GIORNI_FATTI; offset <= GIORNI_AVANTI; offset++) {
    if (offset === 0) continue
    const giorno = k.addDays(today, offset)
    let minutes = 0
    for (const camera of camere) {
      const here = stays.find((stay) => stay.camera === camera.id && stay.arrivo < giorno && stay.partenza >= giorno)
      const leaves = here?.partenza === giorno
      const isLast = offset === -1 && camera.ultima_pulizia === giorno
      const tipo = leaves ? 'partenza' : here ? 'rassetto' : isLast ? 'fondo' : undefined
      // Nobody plans a tidy a week ahead.
      if (!tipo || isPlanned(camera.id, giorno) || (offset > 2 && !leaves)) continue
      if (offset === -1 && waited.some((row) => row.camera === camera.id)) continue
      minutes += chance.between(3, 5) * 10
      const isSkipped = offset < 0 && tipo === 'rassetto' && !isLast && chance.happens(0.1)
      rows.push({
        id: `pulizia_${rows.length + 1}`,
        version: 1,
        camera: camera.id,
        giorno,
        ora: k.addMinutes('09:00', minutes),
        tipo,
        ...((offset < 0 || chance.happens(0.6)) && { addetto: chance.pick(PERSONE) }),
        stato: offset > 0 ? 'programmata' : isSkipped ? 'saltata' : 'completata',
      })
    }
  }
  return rows
}
