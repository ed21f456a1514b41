import * as k from '../../kernel/describe.ts'
import type { Fascia, RigaOrario } from './orario.ts'

const GIORNI = ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'] as const

interface OrarioCampione {
  /** The patron saint's day of the comune, 'MM-DD'. */
  readonly patrono: string
  readonly fasce: readonly Fascia[]
}

/** Opening hours of a demo firm. Its day of today is a working day, whatever the calendar says, so today's hours are added where they lack. */
export function righeOrario(today: string, { patrono, fasce }: OrarioCampione): readonly RigaOrario[] {
  const oggi: k.OpeningDays = k.isHoliday(today) || today.slice(5) === patrono ? 'festivi' : (GIORNI[k.weekdayOf(today)] ?? 'lunedi')
  const proposte = fasce.filter(({ su_chiamata }) => su_chiamata !== true)
  const vale = ({ giorni }: Fascia) =>
    giorni === oggi || (oggi !== 'festivi' && (k.WEEKDAYS_OF[giorni] as readonly number[]).includes(k.weekdayOf(today)))
  const aggiunte = proposte.some(vale)
    ? []
    : proposte.filter(({ giorni }) => giorni === proposte[0]?.giorni).map((fascia) => ({ ...fascia, giorni: oggi }))
  return [
    {
      id: 'orario_apertura_1',
      version: 1,
      nome: 'Orario normale',
      fasce: [...fasce, ...aggiunte],
      patrono: `${today.slice(0, 4)}-${patrono}`,
    },
  ]
}
