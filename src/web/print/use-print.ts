import type { Paper } from '../../kernel/paper.ts'
import { useSector } from '../data/sector-context.tsx'

/** Prints a paper under the head of the firm; what draws it is fetched at the first one. */
export function usePrint(): (paper: Paper | Promise<Paper>) => Promise<void> {
  const { sector, store, files } = useSector()
  return async (paper) => {
    const [made, firm, { printPaper }] = await Promise.all([paper, sector.firm(store), import('./print-paper.tsx')])
    await printPaper(made, firm, files)
  }
}
