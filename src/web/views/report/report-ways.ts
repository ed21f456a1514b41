import { createContext, useContext } from 'react'
import type { ReportFigure } from '../../../kernel/report/report-blocks.ts'

/** What the figures of a page lead to. */
export interface Ways {
  /** «vedi i soggiorni». */
  readonly see: string
  readonly openRows: (figure: ReportFigure) => void
  /** One of the lists of a list of the page; the whole where none is named. */
  readonly openList: (list: string, shows: string | undefined) => void
}

const Context = createContext<Ways | undefined>(undefined)
export const ReportWays = Context.Provider

export function useWays(): Ways {
  const ways = useContext(Context)
  if (!ways) throw new Error('useWays needs a report above it')
  return ways
}
