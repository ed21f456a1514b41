import { mostraPiano } from '../../documents/calendario-ical/mostra-piano.ts'
import type * as k from '../../kernel/describe.ts'
import { cambiDi, canaleDi, exportCalendario, planCalendario, type Canale } from './calendario-camera.ts'
import { canali } from './canali.ts'

const nomi = { soggiorno: 'prenotazione', chiusura: 'chiusura' } as const
const isCanale = (value: string): value is Canale => Object.hasOwn(canali, value)

/** The calendars of portals for the rooms of the house. */
export const scambio: k.CalendarTools = {
  channelOf: canaleDi,
  async plan({ file, lane, channel, source, domain, unsure, removes }, read, at, breathe) {
    const piano = await planCalendario(
      {
        calendario: file,
        camera: lane,
        canale: isCanale(channel) ? channel : canaleDi(file.portale),
        da: source,
        domain,
        incerte: unsure === 'records' ? 'prenotazioni' : 'chiusure',
        annulla: removes,
      },
      read,
      at,
      breathe,
    )
    return { ...mostraPiano(piano, nomi), changes: (annulla) => cambiDi(piano, { annulla }) }
  },
  write: ({ lane, names, ...rest }, read, at) => exportCalendario({ camera: lane, nomi: names, ...rest }, read, at),
}
