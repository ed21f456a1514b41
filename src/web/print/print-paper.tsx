import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Firm, Paper } from '../../kernel/paper.ts'
import { PaperView } from './paper-view.tsx'

let clearLast: (() => void) | undefined

/** Prints a paper and nothing else of the page. The paper is never seen on screen; the file of a PDF is called as the paper. */
export async function printPaper(paper: Paper, firm: Firm | undefined): Promise<void> {
  clearLast?.()
  const element = document.createElement('div')
  element.dataset['paper'] = ''
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() => root.render(<PaperView paper={paper} firm={firm} />))
  const title = document.title
  document.title = [paper.title, paper.subtitle].filter(Boolean).join(' · ')
  clearLast = () => {
    clearLast = undefined
    document.title = title
    root.unmount()
    element.remove()
  }
  await Promise.all([...element.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  clearAfterwards(clearLast)
  window.print()
}

/** A phone's print sheet reads the page again while its options are changed, long after it has said that printing is over. */
function clearAfterwards(clear: () => void): void {
  const isPhone = matchMedia('(pointer: coarse)').matches
  window.addEventListener(isPhone ? 'pointerdown' : 'afterprint', clear, { once: true })
}
