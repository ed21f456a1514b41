import type * as k from '../../kernel/describe.ts'
import { cambiDi, planCalendario } from './calendario-camera.ts'
import { exportCalendario } from './calendario-esporta.ts'
import { canaleDi, type Canale, type Voce } from './calendario-voci.ts'
import { canali } from './canali.ts'

const OUTCOMES = { nuova: 'new', spostata: 'moved', annullata: 'gone', conflitto: 'conflict', saltata: 'skipped' } as const
const isCanale = (value: string): value is Canale => Object.hasOwn(canali, value)

const itemOf = ({ key, esito, tipo, titolo, arrivo, partenza, motivo }: Voce): k.CalendarItem => ({
  key,
  outcome: OUTCOMES[esito],
  entity: tipo,
  title: titolo,
  from: arrivo,
  until: partenza,
  reason: motivo,
})

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
    const { identita } = piano
    return {
      items: piano.voci.map(itemOf),
      unchanged: piano.invariate,
      past: piano.passate,
      source: { id: identita.id, name: identita.nome, isNew: identita.values !== undefined, isStrange: identita.isStrange },
      sources: piano.calendari.map(({ id, nome }) => ({ id, name: nome })),
      changes: (annulla) => cambiDi(piano, { annulla }),
    }
  },
  write: ({ lane, names, ...rest }, read, at) => exportCalendario({ camera: lane, nomi: names, ...rest }, read, at),
}
