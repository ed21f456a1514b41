/** Height that the controls of a view take on a phone before its first row, at most, and what counts as a row. */
export const phoneAsked = {
  most: 120,
  rows: '[data-record], [data-rows], table, [role="grid"], ul[aria-label] > li, section[aria-label], article',
} as const

/**
 * What a view does wrong with the height of a phone, in words: controls that push the first row down, or a hint, a last row or a total
 * under the round button. It is self-contained, because it also runs inside the page of a journey.
 */
export function phoneFaults({ most, rows }: typeof phoneAsked): string[] {
  const faults: string[] = []
  const main = [...document.querySelectorAll<HTMLElement>('main')].find((one) => one.getBoundingClientRect().width > 0)
  const bar = main?.querySelector('[data-toolbar]')
  if (!main || !bar) return faults
  const view = main.getBoundingClientRect()
  const isRow = (element: Element) => !bar.contains(element) && element.getBoundingClientRect().height > 8
  const tops = [...main.querySelectorAll(rows)].filter(isRow).map((element) => element.getBoundingClientRect().top - view.top)
  const first = Math.min(...tops)
  if (Number.isFinite(first) && first > most) faults.push(`controls: ${Math.round(first)} px before the first row`)

  const button = [...document.querySelectorAll<HTMLElement>('header [data-keep-clear]')].find((one) => one.offsetWidth > 0)
  if (!button) return faults
  const round = button.getBoundingClientRect()
  const lies = ({ left, right, top, bottom }: DOMRect) =>
    left < round.right && right > round.left && top < round.bottom && bottom > round.top
  const isSeen = (rect: DOMRect, from: Element | null) => {
    for (let box = from; box && box !== main.parentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const clip = box.getBoundingClientRect()
      const isOut = rect.bottom <= clip.top || rect.top >= clip.bottom || rect.right <= clip.left || rect.left >= clip.right
      if ((overflowX !== 'visible' || overflowY !== 'visible') && isOut) return false
    }
    return true
  }
  const covered = () => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text === '' || node.parentElement?.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some((rect) => rect.width > 1 && lies(rect) && isSeen(rect, node.parentElement))) return text
    }
    return undefined
  }
  // A hint is read where it stands, scrolled to or not.
  for (const hint of main.querySelectorAll('[data-hint]')) {
    const parts = [...hint.querySelectorAll('p, button')].map((part) => part.getBoundingClientRect())
    if (parts.some((rect) => rect.right > round.left)) faults.push('a hint reaches under the round button')
  }
  for (const box of [main, ...main.querySelectorAll<HTMLElement>('*')])
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))
      box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
  const under = covered()
  if (under !== undefined) faults.push(`scrolled to its end, the round button lies on «${under.slice(0, 40)}»`)
  return faults
}
