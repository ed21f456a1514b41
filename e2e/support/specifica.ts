import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place of the product and the words that a visitor must find there. */
export interface Seen {
  readonly isPhone: boolean
  readonly path: string
  /** What is done there, in order: a control to press, or a box to fill (`Nome = Ada`). */
  readonly steps: readonly string[]
  readonly words: readonly string[]
}

interface Line {
  readonly requirement: string
  readonly state: string
  readonly places: readonly Seen[]
  /** Said in words where no address leads to it. */
  readonly isToldInWords: boolean
}

/** One place: ``telefono `/artigiani?vista=dashboard` › Nuovo Cliente: «Telefono», «Email»``. */
const PLACE = /(?<phone>telefono )?`(?<path>\/[^`]*)`(?<steps>(?: › [^:›«»]+)*): (?<words>«[^»]*»(?:, «[^»]*»)*)/g

/** The lines of `docs/specifica.md`, read from its third column. */
export const specification: readonly Line[] = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'specifica.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(-|requirement)/.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map(([requirement = '', state = '', seen = '']) => ({
    requirement: requirement.trim(),
    state: state.trim(),
    places: [...seen.matchAll(PLACE)].map((match) => placeOf(match.groups ?? {})),
    isToldInWords: /\((?:needs a file|no address provokes it)\)/.test(seen),
  }))

function placeOf(groups: Readonly<Record<string, string | undefined>>): Seen {
  return {
    isPhone: groups['phone'] !== undefined,
    path: groups['path'] ?? '',
    steps: (groups['steps'] ?? '').split(' › ').slice(1),
    words: [...(groups['words'] ?? '').matchAll(/«([^»]*)»/g)].map(([, word = '']) => word),
  }
}

/** Every place once, with all the words that any line expects there. */
export function gatherPlaces(lines: readonly Line[]): readonly Seen[] {
  const places = Map.groupBy(
    lines.flatMap((line) => line.places),
    ({ isPhone, path, steps }) => JSON.stringify([isPhone, path, steps]),
  )
  return [...places.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, words: [...new Set([first, ...rest].flatMap(({ words }) => words))] }] : [],
  )
}
