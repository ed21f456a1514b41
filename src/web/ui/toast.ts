import type { Tone } from './tone.ts'

export interface Toast {
  id: string
  text: string
  tone: Tone
  action: ToastAction | undefined
  /** What a person may say instead. */
  other: ToastAction | undefined
  duration: number | undefined
}

export interface ToastAction {
  label: string
  onClick: () => void
}

interface Surface {
  show: (toast: Toast) => void
  dismiss: (id: string) => void
}

/** Notices wait here until the surface has arrived: it is not in the first load. */
let waiting: Toast[] = []
let surface: Surface | undefined
let isWanted = false
const watchers = new Set<() => void>()
let count = 0

export const isSurfaceWanted = (): boolean => isWanted

export function onSurfaceWanted(hear: () => void): () => void {
  watchers.add(hear)
  return () => watchers.delete(hear)
}

/** Brings the surface before there is anything to tell, so that the first notice comes at once, with or without a network. */
export function prepareSurface(): void {
  if (isWanted) return
  isWanted = true
  for (const hear of watchers) hear()
}

interface NotifyOptions {
  text: string
  tone?: Tone | undefined
  action?: ToastAction | undefined
  other?: ToastAction | undefined
  /** Milliseconds; 4 000 unless told otherwise. */
  duration?: number | undefined
  /** Takes the place of the notice that was given the same, instead of standing over it. */
  id?: string | undefined
}

export function notify({ text, tone = 'neutral', action, other, duration, id = `toast-${++count}` }: NotifyOptions): string {
  const toast = { id, text, tone, action, other, duration }
  if (surface) surface.show(toast)
  else waiting.push(toast)
  prepareSurface()
  return toast.id
}

export function dismiss(id: string) {
  waiting = waiting.filter((toast) => toast.id !== id)
  surface?.dismiss(id)
}

/** The surface announces itself, takes what waited, and says when it goes. */
export function connectSurface(next: Surface) {
  surface = next
  for (const toast of waiting) next.show(toast)
  waiting = []
  return () => {
    if (surface === next) surface = undefined
  }
}

/** Does some work, «L’esportazione»; where it fails somebody is told. */
export async function orTold(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error)
    notify({ text: `${what} non è riuscita. Riprova fra poco.`, tone: 'destructive' })
  }
}
