import type { Paper } from '../../kernel/paper.ts'

/** Prints a paper and nothing else of the page. */
export async function printPaper(_paper: Paper): Promise<void> {
  window.print()
}
