import * as k from '../../../kernel/describe.ts'
import { nonPagate, scadute } from './cifre.ts'

const perScadenza = [k.asc('scadenza')] as const

const aperte = { says: 'Quali fatture devo incassare?', entity: 'fattura', where: nonPagate, sort: perScadenza } as const

const inRitardo = { says: 'Quali fatture sono scadute?', entity: 'fattura', where: scadute, sort: perScadenza } as const

const inBozza = { says: 'Quali fatture devo ancora emettere?', entity: 'fattura', where: [k.eq('stato', 'bozza')] } as const

const inScadenza = {
  says: 'Quali fatture scadono questa settimana?',
  entity: 'fattura',
  where: [...nonPagate, ...k.withinWeek('scadenza')],
  sort: perScadenza,
} as const

/** What every firm asks that sends invoices. */
export const fattureChieste = [aperte, inRitardo, inBozza, inScadenza] as const

/** As it is asked where only an invoice is owed. */
export const chiDeve = { ...aperte, says: 'Chi ci deve dei soldi?' } as const

/** What all open invoices come to, in the trades that have the figure. */
export const daIncassare = { says: 'Quanto dobbiamo incassare?', metric: 'da_incassare' } as const
