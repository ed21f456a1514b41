import type { NewFirm } from '../../kernel/firm/firm-door.ts'
import { messages } from '../../kernel/problem/messages.ts'
import type { Problem } from '../../kernel/problem/problem.ts'

/** Sentences about a new firm: at its fields, and about the whole where no field is named. */
export interface NewFirmProblems {
  readonly name?: string
  readonly trade?: string
  readonly whole?: string
}

const NOT_MADE = 'L’azienda non è stata creata: il server non risponde. Quello che hai scritto è ancora qui, riprova fra poco.'

/** Problems that can be seen before anything is sent. */
export function missingIn({ name, trade }: NewFirm): NewFirmProblems | undefined {
  const problems = {
    ...(name.trim() === '' && {
      name: messages.required({ label: 'Nome dell’azienda', noun: { said: 'nome dell’azienda', gender: 'm' } }),
    }),
    ...(trade === '' && { trade: messages.choose({ label: 'Mestiere' }) }),
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** Problems that the server has found; one sentence where it found none because it did not answer. */
export function problemsByField(problems: readonly Problem[] = []): NewFirmProblems {
  const at = (path: string) => problems.find((problem) => problem.path === path)?.message
  const other = problems.find(({ path }) => path !== 'name' && path !== 'trade')?.message
  const [name, trade] = [at('name'), at('trade')]
  const whole = other ?? (problems.length === 0 ? NOT_MADE : undefined)
  return { ...(name !== undefined && { name }), ...(trade !== undefined && { trade }), ...(whole !== undefined && { whole }) }
}
