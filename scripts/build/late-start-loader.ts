/**
 * Runs inside every built page, inline. It starts the application after the first paint and `load`, or at once when the person
 * touches something. A page that bears `data-start="intent"` reads and leads on without any application, so it waits for a sign of
 * the person: a touch, a key, a scroll, the pointer, or a field that changes by whatever means. Then it starts, and gives what was done before hydration to the hydrated page, so that nothing is lost:
 * - a click on an element with `data-hydrate-replay` is held back and clicked again; a link to a place in the page is followed at once
 *   all the same;
 * - a submitted form is submitted again (unheld, it would reload the page); Enter counts as a submit in a text area that
 *   says so (`enterkeyhint="send"`);
 * - text typed into a field reaches React as if it had been typed after hydration.
 *
 * It is turned into text by the build, so it may use nothing from outside itself.
 */
export function lateStartLoader(entry: string, preloads: readonly string[]): void {
  /** Longest wait for paint and `load`: a font or a picture that hangs must not keep the page from working. */
  const patienceMs = 4000
  /** How long a frame without words may be the only one. */
  const emptyFrameMs = 150
  const waitsForIntent = document.querySelector('[data-start="intent"]') !== null
  const gestures = waitsForIntent
    ? ['pointerdown', 'keydown', 'pointermove', 'scroll', 'focusin', 'input', 'change']
    : ['pointerdown', 'keydown']
  const held: (() => void)[] = []
  /** What stood in each field when it was last typed into: hydration may empty the field. */
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  let started = false

  function start(): void {
    if (started) return
    started = true
    for (const gesture of gestures) removeEventListener(gesture, noticed, true)
    fetchAll(0)
  }

  /**
   * Some browsers remember for the whole visit that a module did not arrive, so the files come first by `fetch`, which nobody
   * remembers: without a network the page keeps what was done on it, and starts when the network is back.
   */
  function fetchAll(attempt: number): void {
    const fetched = [entry, ...preloads].map(async (href) => {
      const response = await fetch(href)
      if (!response.ok) throw new Error(href)
      await response.arrayBuffer()
    })
    Promise.all(fetched).then(run, () => {
      const again = () => {
        clearTimeout(timer)
        removeEventListener('online', again)
        fetchAll(attempt + 1)
      }
      const timer = setTimeout(again, Math.min(1000 * 2 ** attempt, 30000))
      addEventListener('online', again)
    })
  }

  function run(): void {
    import(/* @vite-ignore */ entry).catch((error: unknown) => {
      release()
      reportError(error)
    })
  }

  /**
   * Not everything that looks like a sign is one. A box that settles while fonts arrive scrolls too: only a page that has
   * moved was moved by somebody. And a pointer that rests where the page appears is told that it moved, by nothing.
   */
  function noticed(event: Event): void {
    if (event.type === 'scroll' && scrollY === 0) return
    if (event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
    start()
  }

  function holdClick(event: Event): void {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-hydrate-replay]') : null
    if (!element) return
    const again = () => element.click()
    if (element.getAttribute('href')?.startsWith('#')) held.push(again)
    else hold(event, again)
  }

  function holdSubmit(event: Event): void {
    const form = event.target
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit())
  }

  function holdEnter(event: KeyboardEvent): void {
    const area = event.target
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    if (area instanceof HTMLTextAreaElement && area.enterKeyHint === 'send') hold(event, () => area.form?.requestSubmit())
  }

  function hold(event: Event, again: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(again)
  }

  function noteTyping(event: Event): void {
    const field = event.target
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) typed.set(field, field.value)
  }

  /** React ignores an event whose value it already knows; setting it empty through the field, then back through the prototype, makes it new. */
  function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
    field.value = ''
    const prototype: object = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function release(): void {
    removeEventListener('click', holdClick, true)
    removeEventListener('submit', holdSubmit, true)
    removeEventListener('keydown', holdEnter, true)
    removeEventListener('input', noteTyping, true)
    for (const [field, text] of typed) if (field.isConnected) typeAgain(field, text)
    // React takes the text in first: a submit in the same breath would find the field still empty.
    setTimeout(() => {
      for (const again of held) again()
    })
  }

  for (const gesture of gestures) addEventListener(gesture, noticed, { capture: true, passive: true })
  addEventListener('click', holdClick, true)
  addEventListener('submit', holdSubmit, true)
  addEventListener('keydown', holdEnter, true)
  addEventListener('input', noteTyping, true)
  addEventListener('bottega:hydrated', release, { once: true })
  if (waitsForIntent) return

  let waits = 2
  const oneLess = () => {
    waits -= 1
    if (waits === 0) setTimeout(start)
  }
  let isPainted = false
  const paint = () => {
    if (isPainted) return
    isPainted = true
    painted.disconnect()
    oneLess()
  }
  const painted = new PerformanceObserver((entries) => {
    // An empty frame (`first-paint`) may come before the one with words in it; a page of skeletons never has one.
    if (entries.getEntriesByName('first-contentful-paint').length > 0) paint()
    else setTimeout(paint, emptyFrameMs)
  })
  painted.observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') oneLess()
  else addEventListener('load', oneLess, { once: true })
  setTimeout(start, patienceMs)
}
