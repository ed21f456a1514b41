import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Firm, Paper } from '../../kernel/paper/paper.ts'
import { filesOn } from '../../kernel/paper/paper.ts'
import type { Files } from '../../kernel/files/files.ts'
import { readHue } from '../ui/hue.ts'
import { PaperView, type Addresses } from './paper-view.tsx'

let clearLast: (() => void) | undefined

/** Prints papers and nothing else of the page. They are never seen on screen; the file of a PDF is called as the first. */
export async function printPapers(papers: readonly Paper[], firm: Firm | undefined, files: Files): Promise<void> {
  const addresses = await addressesOf(papers, firm, files)
  const element = stand(papers, firm, addresses, () => addresses.forEach((address) => URL.revokeObjectURL(address)))
  await Promise.all([...element.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  window.print()
}

/**
 * For who prints the page by the browser's own means: at once, a paper in its place, unless one stands there. What it draws stands on the
 * page already.
 */
export function standIn(paper: Paper, firm: Firm | undefined, addresses: Addresses): void {
  if (!clearLast) stand([paper], firm, addresses)
}

/** Puts papers beside the page until they are printed. */
function stand(papers: readonly Paper[], firm: Firm | undefined, addresses: Addresses, onCleared = () => {}): HTMLElement {
  clearLast?.()
  const element = document.createElement('div')
  element.dataset['paper'] = ''
  const hue = readHue()
  if (hue) {
    element.dataset['hue'] = ''
    element.style.setProperty('--hue', hue)
  }
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() => root.render(papers.map((paper, index) => <PaperView key={index} paper={paper} firm={firm} addresses={addresses} />)))
  const roll = rollSheet(element)
  const title = document.title
  document.title = [papers[0]?.title, papers[0]?.subtitle].filter(Boolean).join(' · ')
  clearLast = () => {
    clearLast = undefined
    document.title = title
    root.unmount()
    element.remove()
    if (roll) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== roll)
    onCleared()
  }
  clearAfterwards(clearLast)
  return element
}

/** Millimetres of a pixel, and of the margins above and below what stands on a roll. */
const MILLIMETRES = 25.4 / 96
const MARGINS = 8

/** The page of the receipts among papers, 80 mm wide and as long as the longest: a printer of rolls cuts there. */
function rollSheet(element: HTMLElement): CSSStyleSheet | undefined {
  const rolls = [...element.querySelectorAll<HTMLElement>(':scope > [data-roll]')]
  if (rolls.length === 0) return undefined
  Object.assign(element.style, { display: 'block', position: 'absolute', visibility: 'hidden' })
  const longest = Math.max(...rolls.map((roll) => roll.offsetHeight))
  for (const property of ['display', 'position', 'visibility']) element.style.removeProperty(property)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page roll { size: 80mm ${Math.ceil(longest * MILLIMETRES) + MARGINS}mm; margin: 4mm; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}

/** Where the files of papers are drawn from; one that does not come is left out, and its place says what would stand there. */
async function addressesOf(papers: readonly Paper[], firm: Firm | undefined, files: Files): Promise<Addresses> {
  const named = papers.flatMap((paper) => [...filesOn(paper), (paper.firm ?? firm)?.logo ?? []].flat())
  // One file stands on many papers.
  const fetched = [...new Map(named.map((file) => [file.id, file])).values()].map(
    async ({ id }) => [id, await files.open(id).catch(() => undefined)] as const,
  )
  return new Map((await Promise.all(fetched)).flatMap(([id, bytes]) => (bytes ? [[id, URL.createObjectURL(bytes)] as const] : [])))
}

/** A phone's print sheet reads the page again while its options are changed, long after it has said that printing is over. */
function clearAfterwards(clear: () => void): void {
  const isPhone = matchMedia('(pointer: coarse)').matches
  window.addEventListener(isPhone ? 'pointerdown' : 'afterprint', clear, { once: true })
}
