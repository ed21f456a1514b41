import type * as k from '../../kernel/describe.ts'

/** A state in one line, for lifecycles of many: `state('Attivo', 'success', ['sospeso'], { verb: 'Avvia' })`. */
export const state = <const N extends string, const M extends object = object>(label: string, tone: k.Tone, next: readonly N[], more?: M) =>
  ({ label, tone, next, ...more }) as { readonly label: string; readonly tone: k.Tone; readonly next: readonly N[] } & M
