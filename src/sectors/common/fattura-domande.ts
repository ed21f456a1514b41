import { withinWeek } from '../../kernel/expression/within.ts'
import { nonPagate, scadute } from './fattura-cifre.ts'

const perScadenza = [{ field: 'scadenza', direction: 'asc' }] as const

const aperte = {
  says: [
    'Quali fatture devo incassare?',
    'fatture non pagate',
    'fatture aperte',
    'fatture da saldare',
    'chi deve ancora pagare le fatture',
    'soldi da prendere',
    'chi non ha pagato',
    'chi non ci ha pagato',
    'chi non ci ha ancora pagato',
    'chi deve ancora pagarci',
    'chi manca da pagare',
    'non ha ancora pagato la fattura',
    'da incassare',
    'fatture in attesa di pagamento',
    'roba da incassare',
    'fatture da incassare',
    'fatture che non ci hanno pagato',
    'fatture ancora da pagare',
    'fatture non ancora pagate',
    'fatture non saldate',
    'fatture dobbiamo ancora incassare',
  ],
  entity: 'fattura',
  where: nonPagate,
  sort: perScadenza,
} as const

const inRitardo = {
  says: [
    'Quali fatture sono scadute?',
    'fatture in ritardo',
    'insoluti',
    'chi è in ritardo con i pagamenti',
    'chi devo sollecitare',
    'fatture arretrate',
    'chi è indietro con i soldi',
    'scadute',
    'fatture scadute e non pagate',
    'solleciti da fare',
    'fatture da sollecitare',
    'a chi devo mandare il sollecito',
    'clienti morosi',
    'morosi',
    'cattivi pagatori',
    'chi è in arretrato',
    'pagamenti in ritardo',
    'pagamenti scaduti',
    'chi doveva già pagare',
  ],
  entity: 'fattura',
  where: scadute,
  sort: perScadenza,
} as const

const inBozza = {
  says: [
    'Quali fatture devo ancora emettere?',
    'fatture in bozza',
    'bozze di fattura',
    'fatture da mandare',
    'fatture da spedire',
    'fatture da inviare',
    'fatture non ancora emesse',
    'fatture rimaste in bozza',
  ],
  entity: 'fattura',
  where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
} as const

const inScadenza = {
  says: [
    'Quali fatture scadono questa settimana?',
    'fatture che scadono questa settimana',
    'fatture in scadenza questa settimana',
    'pagamenti attesi questa settimana',
    'chi deve pagare questa settimana',
    'incassi previsti questa settimana',
  ],
  entity: 'fattura',
  where: [...nonPagate, ...withinWeek('scadenza')],
  sort: perScadenza,
} as const

/** What every firm asks that sends invoices. */
export const fattureChieste = [aperte, inRitardo, inBozza, inScadenza] as const

/** As it is asked where only an invoice is owed. */
export const chiDeve = {
  ...aperte,
  says: [
    'Chi ci deve dei soldi?',
    'chi ci deve ancora pagare',
    'quali clienti devono pagare',
    'chi deve ancora saldare',
    'chi non ha saldato',
    'chi ci deve ancora soldi',
  ],
} as const

/** What all open invoices come to, in the trades that have the figure. */
export const daIncassare = {
  says: [
    'Quanto dobbiamo incassare?',
    'quanto abbiamo da incassare',
    'totale crediti',
    'quanti soldi dobbiamo prendere',
    'quanto ci devono in tutto',
    'quanto ho da incassare',
    'quanto devo incassare',
    'quanto devo ancora incassare',
    'quanto abbiamo da prendere',
    'quanto devo prendere',
    'quanto dobbiamo avere',
    'quanto ci devono ancora',
    'quanti soldi mi devono',
    'quanti soldi dobbiamo avere',
    'quanto ho fuori',
    'quanto abbiamo fuori',
    'quanti soldi abbiamo fuori',
    'crediti aperti',
    'totale da incassare',
  ],
  metric: 'da_incassare',
} as const
