import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const room = import.meta.dirname
const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('sentences.ts'))

test('what documents say to people has curly apostrophes', () => {
  expect(files.length).toBeGreaterThan(3)
  const straight = files.flatMap((file) =>
    readFileSync(join(room, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && /\p{L}'\p{L}/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(straight).toEqual([])
})
