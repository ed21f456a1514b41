import * as k from '../../kernel/describe.ts'
import { attestato } from './attestato.ts'
import { corso } from './corso.ts'
import { giudizio } from './giudizio.ts'
import { lezione } from './lezione.ts'
import { presenza } from './presenza.ts'
import { IN_CALENDARIO, ISCRITTI, PRESENTI } from './stati.ts'
import { studente } from './studente.ts'

const attivo = k.eq('stato', 'attivo')
const aperto = k.oneOf('stato', ['attivo', 'programmato'])
const haPosto = k.oneOf('stato', ISCRITTI)
const oggi = k.eq('data', k.today())
const inCalendario = k.oneOf('stato', IN_CALENDARIO)
const daRilasciare = k.eq('stato', 'da_rilasciare')

export const metrics = [
  k.defineMetric(studente, {
    key: 'studenti_attivi',
    label: 'Studenti attivi',
    formula: 'Studenti che frequentano un corso.',
    where: [attivo],
    note: { text: '{n} {sospeso|sospesi}', where: [k.eq('stato', 'sospeso')] },
  }),
  k.defineMetric(corso, {
    key: 'posti_liberi',
    label: 'Posti liberi',
    formula: 'Max studenti − studenti con un posto, nei corsi attivi e programmati.',
    field: 'posti_liberi',
    where: [aperto],
    note: { text: 'in {n} {corso|corsi}', where: [aperto, k.gt('posti_liberi', 0)] },
  }),
  k.defineMetric(lezione, {
    key: 'lezioni_oggi',
    label: 'Lezioni di oggi',
    formula: 'Lezioni di oggi, escluse quelle annullate e da recuperare.',
    where: [oggi, inCalendario],
    note: { text: '{n} nei prossimi 7 giorni', where: [k.gt('data', k.today()), k.lte('data', k.today(7)), inCalendario] },
  }),
  k.defineMetric(corso, {
    key: 'ricavo_corsi',
    label: 'Ricavo dei corsi attivi',
    synonyms: ['fatturato'],
    formula: 'Prezzo × studenti di ogni corso attivo, sommati.',
    field: 'ricavo',
    where: [attivo],
    note: { text: '{n} {corso attivo|corsi attivi}', where: [attivo] },
  }),
  k.defineMetric(corso, {
    key: 'corsi_attivi',
    label: 'Corsi attivi',
    formula: 'Corsi in svolgimento.',
    where: [attivo],
    note: { text: '{n} {programmato|programmati}', where: [k.eq('stato', 'programmato')] },
  }),
  k.defineMetric(corso, {
    key: 'riempimento',
    label: 'Riempimento',
    synonyms: ['occupazione'],
    unit: 'percent',
    formula: 'Media, tra i corsi attivi, di studenti ÷ posti.',
    fn: 'avg',
    field: 'riempimento',
    where: [attivo],
    note: { plain: 'dei corsi attivi' },
  }),
  k.defineMetric(presenza, {
    key: 'frequenza',
    label: 'Frequenza',
    synonyms: ['presenze'],
    formula: 'Presenze e ritardi ÷ appelli delle lezioni di questo mese.',
    where: [k.oneOf('segno', PRESENTI), ...k.withinMonth('data')],
    whole: { where: [...k.withinMonth('data')], as: 'share' },
    note: { plain: 'questo mese' },
  }),
  k.defineMetric(attestato, {
    key: 'da_rilasciare',
    label: 'Attestati da rilasciare',
    formula: 'Attestati preparati e non ancora rilasciati.',
    where: [daRilasciare],
  }),
  k.defineMetric(studente, {
    key: 'da_preparare',
    label: 'Attestati da preparare',
    formula: 'Studenti che hanno finito il corso con la frequenza minima e aspettano l’attestato.',
    where: [k.eq('attestato', 'da_preparare')],
  }),
  k.defineMetric(studente, {
    key: 'esito_positivo',
    label: 'Esito positivo',
    synonyms: ['promossi'],
    formula: 'Studenti con voto da 6 in su ÷ studenti con un voto.',
    where: [k.gte('voto', 6)],
    whole: { where: [k.filled('voto')], as: 'share' },
    note: { text: 'su {n} {voto|voti}', where: [k.filled('voto')] },
  }),
  k.defineMetric(studente, {
    key: 'abbandono',
    label: 'Abbandono',
    synonyms: ['ritiri', 'ritirati', 'abbandoni'],
    formula: 'Studenti ritirati ÷ studenti che hanno avuto un posto.',
    where: [k.eq('stato', 'ritirato')],
    whole: { where: [k.oneOf('stato', [...ISCRITTI, 'ritirato'])], as: 'share' },
    note: { text: '{n} {ritirato|ritirati}', where: [k.eq('stato', 'ritirato')] },
  }),
  k.defineMetric(studente, {
    key: 'da_incassare',
    label: 'Da incassare',
    formula: 'Somma di quanto gli studenti con un posto devono ancora versare: prezzo del corso − versamenti.',
    field: 'saldo',
    where: [haPosto, k.gt('saldo', 0)],
    note: { text: '{n} {studente|studenti}', where: [haPosto, k.gt('saldo', 0)] },
  }),
  k.defineMetric(giudizio, { key: 'valutazioni', label: 'Valutazioni', formula: 'Questionari raccolti sui docenti.', where: [] }),
]
