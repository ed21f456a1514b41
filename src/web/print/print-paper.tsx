import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Firm, Paper } from '../../kernel/paper.ts'
import { filesOn } from '../../kernel/paper.ts'
import type { Files } from '../../kernel/files/files.ts'
import { PaperView } from './paper-view.tsx'

let clearLast: (() => void) | undefined

/** Prints papers and nothing else of the page. They are never seen on screen; the file of a PDF is called as the first. */
export async function printPapers(papers: readonly Paper[], firm: Firm | undefined, files: Files): Promise<void> {
  const addresses = await addressesOf(papers, files)
  clearLast?.()
  const element = document.createElement('div')
  element.dataset['paper'] = ''
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() => root.render(papers.map((paper, index) => <PaperView key={index} paper={paper} firm={firm} addresses={addresses} />)))
  const title = document.title
  document.title = [papers[0]?.title, papers[0]?.subtitle].filter(Boolean).join(' · ')
  clearLast = () => {
    clearLast = undefined
    document.title = title
    root.unmount()
    element.remove()
    for (const address of addresses.values()) URL.revokeObjectURL(address)
  }
  await Promise.all([...element.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  clearAfterwards(clearLast)
  window.print()
}

/** Where the files of papers are drawn from; one that does not come is left out, and its place says what would stand there. */
async function addressesOf(papers: readonly Paper[], files: Files): Promise<ReadonlyMap<string, string>> {
  const fetched = papers.flatMap(filesOn).map(async ({ id }) => [id, await files.open(id).catch(() => undefined)] as const)
  return new Map((await Promise.all(fetched)).flatMap(([id, bytes]) => (bytes ? [[id, URL.createObjectURL(bytes)] as const] : [])))
}

/** A phone's print sheet reads the page again while its options are changed, long after it has said that printing is over. */
function clearAfterwards(clear: () => void): void {
  const isPhone = matchMedia('(pointer: coarse)').matches
  window.addEventListener(isPhone ? 'pointerdown' : 'afterprint', clear, { once: true })
}
