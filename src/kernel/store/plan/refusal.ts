import type { Problem } from '../../problem/problem.ts'

/** Thrown while a commit is planned, and caught by the plan: everything that is wrong with one change. */
export class Refusal extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('refused')
    this.problems = problems
  }
}

export const refuse = (code: Problem['code'], message: string, path = ''): never => {
  throw new Refusal([{ path, code, message }])
}
