import * as k from '../../kernel/describe.ts'
import { valoreMagazzino } from '../common/materiale-cifre.ts'
import { scarse } from '../common/scorta.ts'
import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'

const done = k.eq('stato', 'completato')
const notCancelled = k.ne('stato', 'cancellato')

export const metrics = [
  k.defineMetric(intervento, {
    key: 'fatturato_mese',
    label: 'Fatturato del mese',
    synonyms: ['incasso', 'ricavi', 'fatturato', 'entrate'],
    formula: 'Somma dei preventivi degli interventi completati con data in questo mese.',
    field: 'preventivo',
    where: [done, ...k.withinMonth('data')],
    note: { growth: 'sul mese scorso', where: [done, ...k.withinMonth('data', -1)] },
  }),
  k.defineMetric(intervento, {
    key: 'ore_mese',
    label: 'Ore del mese',
    synonyms: ['ore'],
    formula: 'Somma delle ore di lavoro degli interventi completati con data in questo mese.',
    field: 'ore',
    where: [done, ...k.withinMonth('data')],
  }),
  k.defineMetric(intervento, {
    key: 'materiali_mese',
    label: 'Materiali del mese',
    formula: 'Somma dei materiali usati negli interventi completati con data in questo mese.',
    field: 'costo_materiali',
    where: [done, ...k.withinMonth('data')],
  }),
  k.defineMetric(intervento, {
    key: 'in_programma',
    label: 'Valore in programma',
    formula: 'Somma dei preventivi degli interventi programmati da oggi in poi.',
    field: 'preventivo',
    where: [k.eq('stato', 'programmato'), k.gte('data', k.today())],
  }),
  k.defineMetric(intervento, {
    key: 'da_assegnare',
    label: 'Da assegnare',
    synonyms: ['scoperti'],
    formula: 'Interventi programmati senza un tecnico.',
    where: [k.eq('stato', 'programmato'), k.empty('tecnico')],
  }),
  k.defineMetric(intervento, {
    key: 'interventi_mese',
    label: 'Interventi del mese',
    formula: 'Interventi con data in questo mese, esclusi quelli cancellati.',
    where: [notCancelled, ...k.withinMonth('data')],
    note: { text: '{n} questa settimana', where: [notCancelled, ...k.withinWeek('data')] },
  }),
  valoreMagazzino(materiale),
  k.defineMetric(intervento, {
    key: 'clienti_attivi',
    label: 'Clienti attivi',
    formula: 'Clienti con almeno un intervento non cancellato negli ultimi 365 giorni o in programma.',
    fn: 'distinct',
    field: 'cliente',
    where: [notCancelled, k.gt('data', k.today(-365))],
    note: { plain: 'negli ultimi 12 mesi' },
  }),
  k.defineMetric(intervento, {
    key: 'tempo_medio',
    label: 'Tempo medio',
    formula: 'Media delle ore di lavoro degli interventi completati con data in questo mese.',
    fn: 'avg',
    field: 'ore',
    where: [done, ...k.withinMonth('data')],
    note: { plain: 'per intervento' },
  }),
  k.defineMetric(cliente, {
    key: 'clienti',
    label: 'Clienti',
    synonyms: ['rubrica'],
    formula: 'Tutti i clienti in anagrafica.',
    where: [],
  }),
  k.defineMetric(materiale, {
    key: 'sotto_soglia',
    label: 'Materiali sotto soglia',
    formula: 'Materiali con quantità minore della soglia minima.',
    where: scarse,
    note: { text: 'su {n} {materiale|materiali}', where: [] },
  }),
]
