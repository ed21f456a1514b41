import { expect, it } from 'vitest'
import { bicicletta } from '../../../../conformance/fixture/index.ts'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import { defineSector } from './define-sector.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { choice } from '../../fields/choice.ts'
import { optional } from '../../fields/field.ts'
import { month } from '../../fields/month.ts'
import { integer } from '../../fields/number.ts'
import { text } from '../../fields/text.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { ReportPart } from '../../report/report.ts'
import type { ReportScreen } from '../../screens/screen.ts'
import type { Sector } from '../sector.ts'

const conteggio = defineEntity({
  name: 'conteggio',
  label: { one: 'Conteggio', many: 'Conteggi', gender: 'm' },
  fields: { mese: month('Mese'), pezzi: integer('Pezzi'), tipo: optional(choice('Tipo', { citta: 'Città' })), motivo: text('Motivo') },
  title: ['mese'],
  table: ['mese', 'pezzi'],
})

const correction = {
  entity: 'conteggio',
  period: 'mese',
  figures: ['pezzi'],
  reason: 'motivo',
  choices: { tipo: 'tipo' },
  hint: 'Resta sul foglio.',
} as const
const part: ReportPart = {
  key: 'officina',
  label: 'Officina',
  period: { key: 'mese', label: 'Mese', every: 'month' },
  choices: [{ key: 'tipo', label: 'Tipo', all: 'Tutti', options: { citta: 'Città', corsa: 'Corsa' } }],
  rows: { one: 'tagliando', many: 'tagliandi', see: 'vedi i tagliandi' },
  form: { title: 'Il mese', correction },
  failed: 'Non riesco a leggere il mese.',
  load: () => Promise.reject(new Error('nobody opens it')),
}
const screen: ReportScreen = { kind: 'report', key: 'mese', label: 'Mese', icon: 'chart-column', parts: [part] }
const corrected = (more: object) => ({ parts: [{ ...part, form: { title: 'Il mese', correction: { ...correction, ...more } } }] })

const define = (more: object) => () => {
  const faulty: Partial<Sector> = {
    entities: [...bicicletta.entities, conteggio],
    screens: [...bicicletta.screens, { ...screen, ...more }],
  }
  return defineSector({ ...bicicletta, ...faulty } as unknown as Parameters<typeof defineSector<readonly AnyEntity[]>>[0])
}

it('takes a report whose form is corrected, and one without a form by quarters', () => {
  const { form: _form, choices: _choices, ...plain } = part
  const quarters = { ...plain, key: 'trimestre', period: { key: 'trimestre', label: 'Trimestre', every: 'quarter' } }
  expect(define({ parts: [part, quarters], creates: 'tagliandi', reads: ['tagliando.prezzo'] })).not.toThrow()
})

it.each<[string, object, string]>([
  ['nothing to show', { parts: [] }, 'screens.mese.parts: a report without parts shows nothing. Describe one.'],
  ['no parts at all', { parts: undefined }, 'biciclette.screens.mese.parts: is undefined, and no list.'],
  ['two parts at one address', { parts: [part, part] }, "screens.mese.parts: 'officina' is the key of a part twice. Rename one."],
  [
    'a choice at the address of the period',
    { parts: [{ ...part, choices: [{ key: 'mese', label: '', all: '', options: {} }] }] },
    "screens.mese.parts.officina: 'mese' is the key of a choice twice.",
  ],
  [
    'periods that there are not',
    { parts: [{ ...part, period: { ...part.period, every: 'week' } }] },
    "'week' is no kind of period. Kinds: month, quarter, year.",
  ],
  ['a reading of what is not there', { reads: ['auto'] }, "screens.mese.reads: 'auto' is not an entity of this sector."],
  [
    'a part that reads what is not there',
    { parts: [{ ...part, reads: ['bici.targa'] }] },
    "screens.mese.parts.officina.reads: 'targa' is not a field of bici",
  ],
  ['a button to no list', { creates: 'mese' }, "screens.mese.creates: 'mese' is of kind report and holds no records."],
  ['corrections of nothing', corrected({ entity: 'foglio' }), "form.correction.period: 'foglio' is not an entity of this sector."],
  ['a month kept as a number', corrected({ period: 'pezzi' }), "form.correction.period: 'pezzi' of conteggio is a integer."],
  ['a figure that is a text', corrected({ figures: ['motivo'] }), "form.correction.figures: 'motivo' of conteggio is a text."],
  ['a reason that is a number', corrected({ reason: 'pezzi' }), "form.correction.reason: 'pezzi' of conteggio is a integer."],
  [
    'a choice that the part has not',
    corrected({ choices: { genere: 'tipo' } }),
    "form.correction.choices: 'genere' is no choice of the part.",
  ],
  [
    'a correction of what can never be chosen',
    { parts: [{ ...part, choices: [{ key: 'tipo', label: 'Tipo', all: 'Tutti', options: { corsa: 'Corsa' } }] }] },
    "'citta' of conteggio.tipo can never be chosen. Add it to the options of 'tipo'.",
  ],
])('refuses %s', (_, more, words) => {
  expect(define(more)).toThrow(DefinitionError)
  expect(define(more)).toThrow(words)
})
