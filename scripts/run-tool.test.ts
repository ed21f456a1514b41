import { expect, test } from 'vitest'
import { runTool } from './run-tool.ts'

const run = (script: string, silence?: number) => runTool(process.execPath, ['-e', script], {}, silence === undefined ? {} : { silence })

test('a tool that ends by itself gives its code and what it said', async () => {
  expect(await run("console.log('done'); process.exitCode = 3", 60_000)).toStrictEqual({ code: 3, output: 'done\n', isStuck: false })
  expect(await run("console.error('done')")).toStrictEqual({ code: 0, output: 'done\n', isStuck: false })
})

test('a tool that falls silent is ended, and what it said before is kept', async () => {
  expect(await run("console.log('begun'); setInterval(() => {}, 1000)", 5000)).toStrictEqual({ code: 1, output: 'begun\n', isStuck: true })
})

test('a tool that goes on speaking has all the time it needs', async () => {
  const speaks = 'let n = 0; const told = setInterval(() => { console.log(n); if (++n === 12) clearInterval(told) }, 500)'
  const { code, isStuck, output } = await run(speaks, 5000)
  expect({ code, isStuck, lines: output.trim().split('\n').length }).toStrictEqual({ code: 0, isStuck: false, lines: 12 })
})
