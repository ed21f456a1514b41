const INPUTS = ':is(input, textarea, [role="combobox"]):not([type="hidden"], [aria-hidden="true"])'

/** What takes typing inside an element, in order. */
export const inputsIn = (element: Element | null | undefined): readonly HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(INPUTS) ?? []),
]

/** Puts the cursor in a line: in one column, or in the first input or the last. */
export function focusInLine(list: HTMLElement | null, index: number, column?: string, isLast = false): void {
  const line = list?.querySelector(`[data-line="${index}"]`)
  const place = column === undefined ? line : line?.querySelector(`[data-column="${CSS.escape(column)}"]`)
  const target = inputsIn(place).at(isLast ? -1 : 0) ?? inputsIn(line)[0]
  target?.focus()
  if (target instanceof HTMLInputElement) target.select()
}

/** Puts the cursor on the button of a line that is text. Returns whether there is one. */
export function focusLineButton(list: HTMLElement | null, index: number): boolean {
  const button = list?.querySelector<HTMLElement>(`[data-line="${index}"] button`)
  button?.focus()
  return Boolean(button)
}

/** The line around an element, by its place. */
export function lineAround(target: EventTarget | null): { readonly line: HTMLElement; readonly index: number } | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
  return line ? { line, index: Number(line.dataset['line']) } : undefined
}

/** The column around an element. */
export const columnAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined
