import type { DemoMade } from '../../kernel/store/memory/noted-store.ts'

export type { DemoMade }

/** Kept in the memory of the page alone: a reload begins afresh, as the demo does. */
const kept = new Map<string, DemoMade>()
const spent = new Set<string>()
let isWanted = true

/** Takes up what a demo has come to; the demo that was changed last is the one that may go along. */
export function keepDemoWork(made: DemoMade): void {
  kept.delete(made.slug)
  if (made.count > 0 && !spent.has(made.slug)) kept.set(made.slug, made)
}

/** What was made last: in the demo of this trade, or in any. */
export const demoMade = (slug?: string): DemoMade | undefined => (slug === undefined ? [...kept.values()].at(-1) : kept.get(slug))

/** Whether a new firm is to begin with it: so until somebody says otherwise. */
export const isDemoWanted = (): boolean => isWanted && kept.size > 0

export function wantDemo(wanted: boolean): void {
  isWanted = wanted
}

/** Ends the offer: a firm has taken it along, and nobody need be asked before the page goes. */
export function spendDemo({ slug, store }: DemoMade): void {
  spent.add(slug)
  kept.delete(slug)
  void import('./trail.ts').then(({ trailOf }) => trailOf(store).letGo())
}

/** «Dalla demo Artigiani: 3 interventi, 2 clienti.» */
export const demoInWords = ({ title, parts }: DemoMade): string => `Dalla demo ${title}: ${parts.join(', ')}.`
