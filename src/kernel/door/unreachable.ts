import { messages } from '../problem/messages.ts'
import type { Problem } from '../problem/problem.ts'

/** Thrown where no answer came from the server of a store, however often it was asked. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable'
  /** The same as a refused commit tells it. */
  readonly problem: Problem = { path: '', code: 'unreachable', message: messages.unreachable() }
}

/** Thrown where the server no longer knows who asks: after signing in again the same question is answered. */
export class SignedOut extends Unreachable {
  override readonly name = 'SignedOut'
  override readonly problem: Problem = { path: '', code: 'unreachable', message: messages.signedOut() }
}
