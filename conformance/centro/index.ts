import { defineSector } from '../../src/kernel/sector/definition/define-sector.ts'
import { silentScript } from '../../src/kernel/screens/silent-script.fixture.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { trade } from './trade.ts'

/** A sports centre: a trade that is described and nothing else, with every view that the house has. */
export const centro = defineSector({
  ...trade,
  screens,
  sample,
  script: silentScript,
  card: {
    slug: 'centro',
    number: '1.22',
    name: 'Centro sportivo',
    title: 'Centro sportivo',
    description: 'Campi, corsi, noleggi e bar.',
    points: ['Agenda dei campi', 'Registro dei corsi', 'Noleggi', 'Bar'],
    icon: 'calendar-days',
    hue: 150,
  },
})
