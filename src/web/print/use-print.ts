import type { Paper } from '../../kernel/paper/paper.ts'
import { useSector } from '../data/sector-context.tsx'

/** Prints papers under the head of the firm, each on a sheet of its own; what draws them is fetched at the first one. */
export function usePrint(): (...papers: readonly (Paper | Promise<Paper>)[]) => Promise<void> {
  const { sector, store, files } = useSector()
  return async (...papers) => {
    const [made, firm, { printPapers }] = await Promise.all([
      Promise.all(papers.map(async (paper) => paper)),
      sector.firm(store),
      import('./print-paper.tsx'),
    ])
    await printPapers(made, firm, files)
  }
}
