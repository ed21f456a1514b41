import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moveFirm } from '../src/server/archive/move.ts'
import { dataFolder } from '../src/server/firms/data-folder.ts'
import { giveUp } from '../src/server/refused.ts'
import { readSettings } from '../src/server/settings.ts'

/**
 * `npm run move -- sartori --to postgres://… [--remove]`: takes a firm from `BOTTEGA_DATA` or `DATABASE_URL` to another database, or to
 * another folder. It stays where it was unless `--remove` is said. Servers that work over SQLite are stopped first.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, remove: { type: 'boolean' } } })
const [slug] = positionals
const { to, remove = false } = values
if (slug === undefined || to === undefined) {
  console.error('Scrivi quale azienda e dove: npm run move -- sartori --to postgres://utente:password@server:5432/banca (o una cartella).')
  process.exit(2)
}
const { data, database: url, files } = readSettings(process.env, join(import.meta.dirname, '..'))
const isDatabase = /^postgres(ql)?:\/\//.test(to)
await moveFirm({
  slug,
  from: { folder: dataFolder(data), url, files },
  to: { folder: dataFolder(isDatabase ? data : to), url: isDatabase ? to : undefined, files },
  remove,
  now: () => new Date(),
  say: (line) => console.log(line),
}).catch(giveUp)
