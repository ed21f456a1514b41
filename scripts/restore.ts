import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCopy } from '../src/server/archive/copy-file.ts'
import { restoreFirm } from '../src/server/archive/restore-firm.ts'
import { restoreServer } from '../src/server/archive/restore.ts'
import { dataFolder } from '../src/server/firms/data-folder.ts'
import { lockFolder } from '../src/server/firms/folder-lock.ts'
import { giveUp } from '../src/server/refused.ts'
import { readSettings } from '../src/server/settings.ts'

/**
 * `npm run restore -- bottega-….jsonl.gz`: brings the copy of a server back into an empty `BOTTEGA_DATA`, or an empty `DATABASE_URL`.
 * `npm run restore -- sartori-….jsonl.gz --owner luca@sartori.example`: brings one firm back, from the copy that its owner has
 * downloaded, beside those that are there. Either is read through and checked before anything is written. A server that works over
 * the same SQLite folder is stopped first.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { owner: { type: 'string' } } })
const [file] = positionals
if (file === undefined) {
  console.error('Scrivi quale copia: npm run restore -- data/copie/bottega-….jsonl.gz')
  process.exit(2)
}

async function restore(copy: string): Promise<void> {
  const { data, database: url, files } = readSettings(process.env, join(import.meta.dirname, '..'))
  const keeping = { folder: dataFolder(data), url, files }
  const letGo = url === undefined ? lockFolder(keeping.folder) : () => undefined
  try {
    if (values.owner !== undefined) {
      const slug = await restoreFirm(readCopy(copy), keeping, values.owner, () => new Date())
      console.log(`L’azienda è tornata, con l’indirizzo /app/${slug}.`)
    } else {
      const { rows, tables } = await restoreServer(readCopy(copy), keeping)
      console.log(`Ripristinate ${rows} righe di ${tables} tabelle da ${copy}.`)
    }
  } finally {
    letGo()
  }
}

await restore(file).catch(giveUp)
