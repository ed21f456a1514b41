import type { ChartPanel } from './chart-panel.ts'
import type { MonthChart } from './read-months.ts'
import type { ChartPart, PartsChart } from './read-parts.ts'

/** A part with its name. */
export interface NamedPart extends ChartPart {
  readonly label: string
}

/** A chart as it is shown: on the screen, on paper, in a file. */
export type ShownChart =
  | ({ readonly panel: ChartPanel; readonly by: 'months' } & MonthChart)
  | (Omit<PartsChart, 'parts'> & {
      readonly panel: ChartPanel
      readonly by: 'parts'
      /** What the parts are: «Reparto». */
      readonly heading: string
      readonly parts: readonly NamedPart[]
    })
