import type { Paper } from '../../../kernel/paper/paper.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Plan } from './use-plan.ts'
import { nameOf } from './words.ts'

export interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The room as it is on screen: each place, how it stands, who has it and who comes after. */
export function sheetOf(plan: Plan): Sheet {
  const { entity, place, names } = plan
  const { seats, party } = plan.plan
  const hour = entity.slot?.time
  const text = (row: Plan['places'][number], key: string | undefined) =>
    key === undefined || isBlank(row[key]) ? '' : (entity.fields[key]?.format(row[key], names) ?? '')
  const lines = plan.spots
    .filter(({ shape }) => shape !== 'fixed')
    .flatMap((spot) => {
      const about = [spot.title, ...(seats === undefined ? [] : [String(spot.seats)])]
      const first = [...about, spot.word, spot.row ? nameOf(plan, spot.row) : '']
      const rest = (row: Plan['places'][number] | undefined) => [
        ...(hour === undefined ? [] : [row ? text(row, hour) : '']),
        ...(party === undefined ? [] : [row ? text(row, party) : '']),
      ]
      return [
        [...first, ...rest(spot.row)],
        ...spot.later.map((row) => [...about.map((_, at) => (at === 0 ? spot.title : '')), 'Poi', nameOf(plan, row), ...rest(row)]),
      ]
    })
  const label = (key: string | undefined, of = entity) => (key === undefined ? [] : [of.fields[key]?.label ?? ''])
  return { headings: [place.label.one, ...label(seats, place), 'Stato', entity.label.one, ...label(hour), ...label(party)], rows: lines }
}

export const paperOf = (title: string, subtitle: string, { headings, rows }: Sheet): Paper => ({
  title,
  subtitle,
  blocks: [{ kind: 'table', columns: headings.map((label) => ({ label })), rows }],
})
