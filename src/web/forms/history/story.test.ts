import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import type { Entry } from '../../../kernel/door/store.ts'
import { derived } from '../../../kernel/fields/derived.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { lines } from '../../../kernel/fields/lines.ts'
import { money } from '../../../kernel/fields/money.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { overLines, times } from '../../../kernel/expression/expression.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { dayWords, originsIn, storyOf } from './story.ts'

const righe = {
  voce: text('Voce'),
  quantita: integer('Quantità'),
  prezzo: money('Prezzo'),
  importo: derived(money('Importo'), times('quantita', 'prezzo')),
}
const conto = defineEntity({
  name: 'conto',
  label: { one: 'Conto', many: 'Conti', gender: 'm' },
  fields: {
    nome: text('Nome'),
    nota: optional(text('Nota')),
    righe: optional(lines('Righe', righe, { summary: ({ voce }) => voce, totals: ['imponibile'] })),
    imponibile: derived(money('Imponibile'), overLines('righe', 'importo')),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
      chiuso: { label: 'Chiuso', tone: 'success', next: ['aperto'], closes: true },
    }),
  },
  title: ['nome'],
  table: ['nome'],
}) as AnyEntity

const canalina = { voce: 'Canalina', quantita: 3, prezzo: 420 }
const presa = { voce: 'Presa', quantita: 2, prezzo: 1000 }
const now = { id: 'conto_1', version: 3, nome: 'Due', righe: [presa], stato: 'aperto' }
const entry = (seq: number, changed: Entry['changed'], more: Partial<Entry> = {}): Entry => ({
  seq,
  commit: seq,
  at: `2026-11-2${seq}T09:0${seq}:00Z`,
  by: 'Paolo Riva',
  via: 'form',
  entity: 'conto',
  id: 'conto_1',
  version: seq,
  type: seq === 1 ? 'create' : 'update',
  changed,
  ...more,
})
const entries = [
  entry(1, { nome: { after: 'Uno' }, righe: { after: [canalina, presa] }, stato: { after: 'aperto' } }, { via: 'import' }),
  entry(2, { nome: { before: 'Uno', after: 'Due' } }),
  entry(3, { righe: { before: [canalina, presa], after: [presa] } }, { via: 'assistant' }),
]
const tell = (row: typeof now | null = now, of: readonly Entry[] = entries) =>
  storyOf({ entity: conto, entries: of, now: row ?? undefined, names: () => undefined, today: '2026-11-23' })

describe('the story of a record', () => {
  it('is told newest first, with hour, person and origin in words', () => {
    expect(tell().map(({ hour, who, origin }) => [hour, who, origin])).toEqual([
      ['10:03', 'Paolo Riva', 'assistente'],
      ['10:02', 'Paolo Riva', 'modulo'],
      ['10:01', 'Paolo Riva', 'importazione'],
    ])
    expect(originsIn(tell())).toEqual(['assistant', 'form', 'import'])
  })

  it('calls lines by name and shows the total that follows last', () => {
    const [newest] = tell()
    expect(
      newest?.told.map(({ label, before, after }) => [label, before?.replaceAll('\u00a0', ' '), after.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['Canalina', 'quantità 3, prezzo 4,20 €', 'tolta'],
      ['Imponibile', '32,60 €', '20,00 €'],
    ])
  })

  it('tells of a creation how much was written, and of a removal only that', () => {
    expect(tell().at(-1)?.told).toEqual([{ key: '', label: 'Scheda', after: 'creata con 3 campi' }])
    const gone = tell(null, [...entries, entry(4, {}, { type: 'remove' })])
    expect(gone[0]?.told).toEqual([{ key: '', label: 'Scheda', after: 'eliminata' }])
    expect(gone.flatMap(({ restores }) => restores)).toEqual([])
  })

  it('can bring back updates alone, and not what stands already as it was', () => {
    expect(tell().map(({ restores }) => restores)).toEqual([['righe'], ['nome'], []])
    expect(tell({ ...now, nome: 'Uno' })[1]?.restores).toEqual([])
  })

  it('offers nothing of a closed record', () => {
    expect(tell({ ...now, stato: 'chiuso' }).flatMap(({ restores }) => restores)).toEqual([])
  })
})

it('names days by their distance', () => {
  const words = (day: string) => dayWords(day, '2026-11-27')
  expect(['2026-11-27', '2026-11-26', '2026-11-25', '2025-12-31'].map(words)).toEqual([
    'Oggi, venerdì 27 novembre',
    'Ieri, giovedì 26 novembre',
    'Mercoledì 25 novembre',
    'Mercoledì 31 dicembre 2025',
  ])
})
