import { messages } from '../problem/messages.ts'
import type { Problem } from '../problem/problem.ts'

/** Thrown where no answer came from the server of a store, however often it was asked. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  /** The same as a refused commit tells it. */
  readonly problem: Problem = { path: '', code: 'unreachable', message: messages.unreachable() }
}
