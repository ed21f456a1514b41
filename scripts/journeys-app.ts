import { runTool } from './run-tool.ts'

/** `npm run journeys:app [-- e2e/estetica]`: the working day of every trade in a firm of its own, with the sample of its demo page. */
const { code, output } = await runTool('playwright', ['test', '--reporter=line', ...process.argv.slice(2)], { BOTTEGA_STORE: 'app' })
console.log(output)
process.exitCode = code
