import * as k from '../../kernel/describe.ts'
import { incassiAttesi } from '../common/fattura/attese.ts'
import { aperte } from '../common/fattura/fattura.ts'
import { inViaggio } from '../common/ordine-fornitore.ts'
import { cliente } from './cliente.ts'
import { documento } from './documento.ts'
import { fattura } from './fattura.ts'
import { lotto } from './lotto.ts'
import { ordine } from './ordine.ts'
import { prodotto, SCADE_ENTRO } from './prodotto.ts'
import { ricetta } from './ricetta.ts'
import { vendita } from './vendita.ts'

const incassata = k.eq('stato', 'incassata')
/** Sales without what came back. */
const venduta = [incassata, k.empty('storna')] as const
const oggi = k.eq('giorno', k.today())
const inArrivo = [k.oneOf('stato', inViaggio)] as const

/** A lot of which something is left, and which expires within 60 days or has expired. */
export const inScadenza = [k.gt('rimasto', 0), k.lte('scadenza', k.today(SCADE_ENTRO))] as const

export const metrics = [
  k.defineMetric(vendita, {
    key: 'incasso_oggi',
    label: 'Incasso di oggi',
    formula: 'Totale delle vendite incassate oggi meno i resi di oggi, IVA compresa.',
    field: 'totale',
    where: [incassata, oggi],
    note: { text: '{n} {scontrino|scontrini}', where: [...venduta, oggi] },
  }),
  k.defineMetric(prodotto, {
    key: 'critici',
    label: 'Sotto soglia',
    formula: 'Prodotti con giacenza pari o sotto la soglia di riordino: 5 pezzi se non si dice altro, 0 se è vuota.',
    where: [k.eq('scorta', 'critica')],
    note: { text: '{n} {finito|finiti}', none: 'nessuno è finito', where: [k.lte('giacenza', 0)] },
  }),
  k.defineMetric(lotto, {
    key: 'in_scadenza',
    label: 'In scadenza',
    formula: 'Lotti con pezzi rimasti che scadono entro 60 giorni, o già scaduti.',
    where: inScadenza,
    note: { text: '{n} {pezzo|pezzi}', field: 'rimasto', where: inScadenza },
  }),
  k.defineMetric(ordine, {
    key: 'ordini_in_arrivo',
    label: 'Ordini in arrivo',
    formula: 'Ordini a fornitore inviati e non ancora ricevuti per intero.',
    where: inArrivo,
    note: { text: '{n} per oggi', where: [...inArrivo, k.lte('eta', k.today())] },
  }),
  k.defineMetric(ricetta, {
    key: 'ricette_da_erogare',
    label: 'Ricette da erogare',
    formula: 'Ricette con almeno un farmaco ancora da consegnare.',
    where: [k.gt('da_dare', 0)],
  }),
  k.defineMetric(vendita, {
    key: 'venduto_mese',
    label: 'Venduto del mese',
    synonyms: ['fatturato'],
    formula: 'Totale delle vendite incassate in questo mese meno i resi del mese, IVA compresa.',
    field: 'totale',
    where: [incassata, ...k.withinMonth('giorno')],
    note: { growth: 'sul mese scorso, a oggi', where: [incassata, ...k.sameDaysOf('giorno', -1)] },
  }),
  k.defineMetric(vendita, {
    key: 'scontrino_medio',
    label: 'Scontrino medio',
    formula: 'Media dei totali delle vendite incassate in questo mese.',
    fn: 'avg',
    field: 'totale',
    where: [...venduta, ...k.withinMonth('giorno')],
    note: { plain: 'questo mese' },
  }),
  k.defineMetric(vendita, {
    key: 'detraibili',
    label: 'Vendite per il 730',
    formula: 'Vendite incassate in questo mese con il codice fiscale per la detrazione ÷ tutte quelle incassate.',
    where: [...venduta, k.eq('detrazione', 'si'), ...k.withinMonth('giorno')],
    whole: { where: [...venduta, ...k.withinMonth('giorno')], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  k.defineMetric(cliente, {
    key: 'con_carta',
    label: 'Clienti con carta',
    synonyms: ['tesserati'],
    formula: 'Clienti che hanno la carta fedeltà.',
    where: [k.filled('carta')],
    whole: { where: [], as: 'part' },
  }),
  k.defineMetric(fattura, {
    key: 'da_incassare',
    label: 'Fatture da incassare',
    synonyms: ['crediti'],
    formula: 'Fatture emesse di cui resta qualcosa da incassare.',
    where: aperte,
  }),
  k.defineMetric(documento, {
    key: 'da_registrare',
    label: 'Documenti da registrare',
    formula: 'Documenti letti e non ancora registrati.',
    where: [k.eq('stato', 'da_registrare')],
  }),
  k.defineWorkedMetric(fattura, incassiAttesi),
]
