import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { secretIn } from './data-folder.ts'

const run = promisify(execFile)

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-segreto-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('processes that begin at once over one folder have one secret', async () => {
  const folder = freshFolder()
  // All of them go on at the same moment.
  const start = Date.now() + 1500
  const program = `const { secretIn } = await import('./data-folder.ts')
    while (Date.now() < ${start});
    console.log(secretIn(${JSON.stringify(folder)}, undefined))`
  const words = ['--input-type=module-typescript', '--eval', program]
  const told = await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, words, { cwd: import.meta.dirname })))
  expect(new Set(told.map(({ stdout }) => stdout.trim()))).toEqual(new Set([secretIn(folder, undefined)]))
  expect(readdirSync(folder)).toEqual(['secret.key'])
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})

it('a secret that found no room is made anew, one that is set is not kept', () => {
  const folder = freshFolder()
  expect(secretIn(folder, 'un segreto scelto da chi gestisce')).toBe('un segreto scelto da chi gestisce')
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'secret.key'), '')
  const made = secretIn(folder, undefined)
  expect(made.length).toBeGreaterThan(40)
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(made)
})
