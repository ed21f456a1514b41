import * as k from '../../src/kernel/describe.ts'
import { card } from './card.ts'
import { groups } from './groups.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { trade } from './trade.ts'

const ditta = { name: 'Autoscuola Centrale', address: 'Via Emilia 12, 41121 Modena', vatNumber: '01234567897', phone: '+39 059 123456' }

export const autoscuola = k.defineSector({ card, ...trade, groups, screens, script, sample, firm: async () => ditta })
