import type * as k from '../../kernel/describe.ts'

/** So much of an article that somebody takes. */
export interface Preso {
  readonly id: string | undefined
  readonly quantita: number
}

/** Less than the last digit of a quantity is nothing. */
const NIENTE = 0.005

/**
 * What leaves the shelf when work takes `after` where it had taken `before`: of each article by how much more, or less. Lines that
 * name no article take nothing.
 */
export function scarico(entity: string, before: readonly Preso[], after: readonly Preso[]): readonly k.Change[] {
  const moved = new Map<string, number>()
  for (const [taken, sign] of [
    [before, 1],
    [after, -1],
  ] as const) {
    for (const { id, quantita } of taken) if (id !== undefined) moved.set(id, (moved.get(id) ?? 0) + sign * quantita)
  }
  return [...moved].flatMap(([id, quantita]): readonly k.Change[] =>
    Math.abs(quantita) < NIENTE ? [] : [{ type: 'adjust', entity, id, by: { quantita } }],
  )
}
