import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StageResult } from './run-stages.ts'

/** Commits up to this one were written before the rule. */
const SINCE = 'e103f762'
const MOST = 72
const SHAPE = /^(?:feat|fix|refactor|perf|test|docs|build|chore|style|ci)\([a-z0-9-]+\): \S.{6,}[^.]$/

/** What is wrong with the subject of a commit, in words; nothing where it is `type(scope): verb object` in 72 characters. */
export function subjectFault(subject: string): string | undefined {
  if (!SHAPE.test(subject)) return 'no `type(scope): verb object`'
  if (subject.includes(';')) return 'a semicolon: two changes are two commits'
  return subject.length > MOST ? `${subject.length} characters, at most ${MOST}` : undefined
}

/** Reads the history where there is one; a copy without it, or with its last commits alone, has no subjects to look at. */
export async function checkSubjects(): Promise<StageResult> {
  const root = join(import.meta.dirname, '..', '..')
  const log = await promisify(execFile)('git', ['log', '--no-merges', '--format=%s', `${SINCE}..HEAD`], { cwd: root }).catch(
    () => undefined,
  )
  if (!log) return { passed: 1, failed: 0, output: '', note: 'no history here' }
  const subjects = log.stdout.split('\n').filter(Boolean)
  const faults = subjects.flatMap((subject) => {
    const fault = subjectFault(subject)
    return fault === undefined ? [] : [`${subject}\n  ${fault}`]
  })
  return {
    passed: faults.length > 0 ? 0 : 1,
    failed: faults.length > 0 ? 1 : 0,
    output: faults.join('\n'),
    note: `${subjects.length} commits`,
  }
}
