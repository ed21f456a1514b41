import { runTool } from './run-tool.ts'

/**
 * `npm run journeys:sqlite [-- e2e/artigiani]`: the journeys of the demo pages over SQLite through HTTP, as they are over memory.
 * The landing page keeps no records, and what the network does to a page is not what a page in memory sees of it; nor can
 * a page that asks a server be one that sends nothing at all (`scan.spec.ts`).
 */
const OTHER = /landing|offline|static-host|bytes|late-start|midnight|never sent/
const { code, output } = await runTool(
  'playwright',
  ['test', '--reporter=line', `--grep-invert=${OTHER.source}`, ...process.argv.slice(2)],
  { BOTTEGA_STORE: 'sqlite' },
)
console.log(output)
process.exitCode = code
