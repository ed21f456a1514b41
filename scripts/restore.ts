import { join } from 'node:path'
import { readCopy } from '../src/server/archive/copy-file.ts'
import { restoreServer } from '../src/server/archive/restore.ts'
import { dataFolder } from '../src/server/firms/data-folder.ts'
import { readSettings } from '../src/server/settings.ts'

/**
 * `npm run restore -- bottega-….jsonl.gz`: brings a copy back into an empty `BOTTEGA_DATA`, or an empty `DATABASE_URL`. The copy is
 * read through and checked before anything is written.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Scrivi quale copia: npm run restore -- data/copie/bottega-….jsonl.gz')
  process.exit(2)
}
const { data, database: url } = readSettings(process.env, join(import.meta.dirname, '..'))
try {
  const { rows, tables } = await restoreServer(readCopy(file), { folder: dataFolder(data), url })
  console.log(`Ripristinate ${rows} righe di ${tables} tabelle da ${file}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
