import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { chosenDay } from '../../../kernel/expression/chosen-day.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { entities, ostello, screen } from '../timeline/ostello.fixture.ts'

/** The hostel by months: who comes, who stays, who leaves. */
const screens = defineScreens({ entities, metrics: [] }, [
  {
    ...screen,
    views: ['month', 'list', 'timeline'],
    month: {
      colours: { by: 'canale', legend: 'Canali' },
      sections: [
        { title: 'In casa', where: [{ field: 'arrivo', op: 'lt', value: chosenDay }], says: { text: 'dal', field: 'arrivo' } },
        {
          title: 'Arrivi',
          where: [{ field: 'arrivo', op: 'eq', value: chosenDay }],
          late: {
            where: [
              { field: 'stato', op: 'eq', value: 'attesa' },
              { field: 'arrivo', op: 'lt', value: today() },
            ],
            says: { text: 'atteso dal', field: 'arrivo' },
          },
        },
      ],
      row: {
        heading: 'ospite',
        details: ['stanza', 'notti'],
        moves: [{ to: 'presente', when: [{ field: 'arrivo', op: 'lte', value: today() }] }],
      },
      empty: 'Nessuna sosta in questo giorno',
    },
  },
])

export const TODAY = '2026-11-25'
const pensione = { ...ostello, screens }
type Opening = NonNullable<Parameters<typeof openDashboard>[2]>

export const openPensione = (address = '', opening: Opening = {}) =>
  openDashboard(pensione, `/ostello${address}`, { clock: stillClock(TODAY), ...opening })

/** So many stays, spread over the weeks around today: three nights each. */
export const manyStays = (count: number) => ({
  ...ostello.sample(TODAY),
  sosta: Array.from({ length: count }, (_, index) => ({
    id: `sosta_${index + 1}`,
    version: 1,
    ospite: `Ospite ${String(index + 1)}`,
    stanza: `stanza_${String((index % 3) + 1)}`,
    arrivo: addDays('2026-11-01', index % 30),
    notti: 3,
    canale: index % 2 === 0 ? 'portale' : 'telefono',
    stato: 'attesa',
  })),
})
