import * as k from '../../kernel/describe.ts'
import { incassiAttesi } from '../common/fattura/attese.ts'
import { daIncassare } from '../common/fattura/cifre.ts'
import { occupazione } from '../common/occupazione.ts'
import { appuntamento } from './appuntamento.ts'
import { fattura } from './fattura.ts'
import { orario } from './orario.ts'
import { paziente } from './paziente.ts'
import { piano } from './piano.ts'
import { daFatturare, prestazione } from './prestazione.ts'
import { richiamo } from './richiamo.ts'

const COMES = k.takingStates(appuntamento.fields.stato)
const comes = k.oneOf('stato', COMES)
const oggi = k.eq('giorno', k.today())
const eseguita = k.eq('stato', 'eseguita')
/** Who has an appointment, or does not want one, is not called. */
export const daChiamare = [
  k.eq('fissati', 0),
  k.empty('paziente.prossimo'),
  { any: [[k.empty('esito')], [k.ne('esito', 'rinuncia')]] },
] as const
const fatti = [k.lte('giorno', k.today()), ...k.withinMonth('giorno')] as const
const presentati = ['presentato', 'accettato', 'rifiutato', 'concluso'] as const

export const metrics = [
  k.defineMetric(appuntamento, {
    key: 'appuntamenti_oggi',
    label: 'Appuntamenti oggi',
    formula: 'Appuntamenti di oggi, esclusi quelli annullati, da ricollocare e mancati.',
    where: [oggi, comes],
    note: { text: '{n} da confermare', where: [oggi, k.eq('stato', 'in_attesa')] },
  }),
  k.defineWorkedMetric(appuntamento, {
    key: 'utilizzo_poltrone',
    label: 'Utilizzo poltrone',
    synonyms: ['riempimento', 'occupazione'],
    unit: 'percent',
    formula: 'Minuti prenotati oggi ÷ minuti disponibili: ogni sala per l’orario dello studio, meno la pausa e le chiusure.',
    where: [oggi, comes],
    work: occupazione({ entity: 'appuntamento', where: [oggi, comes], lane: 'sala', opening: orario }),
  }),
  k.defineMetric(richiamo, {
    key: 'richiami_scaduti',
    label: 'Richiami scaduti',
    formula: 'Richiami con la data passata, senza un appuntamento fissato; chi non vuole tornare non conta.',
    where: [k.eq('stato', 'scaduto'), ...daChiamare],
    note: { text: '{n} nei prossimi 30 giorni', where: [k.eq('stato', 'prossimo'), ...daChiamare] },
  }),
  k.defineMetric(prestazione, {
    key: 'prodotto_mese',
    label: 'Prodotto del mese',
    synonyms: ['produzione', 'prodotto'],
    formula: 'Somma degli importi delle prestazioni eseguite con data in questo mese.',
    field: 'importo',
    where: [eseguita, ...k.withinMonth('data')],
    note: { growth: 'sul mese scorso, a oggi', where: [eseguita, ...k.sameDaysOf('data', -1)] },
  }),
  k.defineMetric(paziente, {
    key: 'pazienti_attivi',
    label: 'Pazienti attivi',
    formula: 'Pazienti con il fascicolo attivo.',
    where: [k.eq('stato', 'attivo')],
  }),
  k.defineMetric(prestazione, {
    key: 'pianificate',
    label: 'Prestazioni pianificate',
    formula: 'Prestazioni da fare o cominciate.',
    where: [k.oneOf('stato', ['pianificata', 'in_corso'])],
  }),
  k.defineMetric(prestazione, {
    key: 'da_fatturare',
    label: 'Da fatturare',
    formula: 'Somma degli importi delle prestazioni eseguite che non stanno in una fattura.',
    field: 'importo',
    where: daFatturare,
    note: { text: '{n} {cura|cure}', where: daFatturare },
  }),
  k.defineMetric(fattura, {
    ...daIncassare,
    formula: 'Somma di quanto resta da incassare delle fatture emesse, bollo compreso. Le cure da fatturare stanno a parte.',
  }),
  k.defineMetric(paziente, {
    key: 'saldo_pazienti',
    label: 'Saldo dei pazienti',
    synonyms: ['saldi'],
    formula: 'Somma dei saldi dei pazienti: fatture aperte e in bozza, bollo compreso, e cure da fatturare, meno gli acconti.',
    field: 'saldo',
    where: [k.gt('saldo', 0)],
    note: { text: '{n} {paziente|pazienti}', where: [k.gt('saldo', 0)] },
  }),
  k.defineMetric(piano, {
    key: 'accettazione',
    label: 'Piani accettati',
    formula: 'Piani di cura accettati ÷ presentati.',
    where: [k.oneOf('stato', ['accettato', 'concluso'])],
    whole: { where: [k.oneOf('stato', presentati)], as: 'share' },
    note: { plain: 'tra quelli presentati' },
  }),
  k.defineMetric(appuntamento, {
    key: 'mancati',
    label: 'Appuntamenti mancati',
    formula: 'Appuntamenti di questo mese fino a oggi a cui nessuno si è presentato ÷ tutti quelli fissati.',
    where: [k.eq('stato', 'non_presentato'), ...fatti],
    whole: { where: [k.oneOf('stato', [...COMES, 'non_presentato']), ...fatti], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  k.defineWorkedMetric(fattura, incassiAttesi),
]
