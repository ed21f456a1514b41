import { join } from 'node:path'
import { fileOf, makeCopy } from '../src/server/archive/copies.ts'
import { ACCOUNTS } from '../src/server/accounts/account-tables.ts'
import { dataFolder } from '../src/server/firms/data-folder.ts'
import { placeOf } from '../src/server/files/places.ts'
import { openNamed, tradeDatabases } from '../src/server/firms/databases.ts'
import { readSettings } from '../src/server/settings.ts'

/**
 * `npm run backup`: copies every firm of this server into `data/copie`, opens the copy again and counts it. The server may go on
 * working. Old copies go by the rule that the scheduled ones follow.
 */
const { data, database: url, files } = readSettings(process.env, join(import.meta.dirname, '..'))
const keeping = { folder: dataFolder(data), url, files }
const accounts = await openNamed(keeping, ACCOUNTS)
const trades = tradeDatabases(keeping)
try {
  const copy = await makeCopy({ accounts, trades, place: placeOf(keeping), folder: keeping.folder, now: () => new Date() })
  console.log(`${fileOf(keeping.folder, copy)}: ${copy.rows} righe di ${copy.tables} tabelle, ${copy.bytes} byte, riaperta e contata.`)
  if (copy.lost !== undefined) console.error(`Mancano ${copy.lost} file: non si trovano, o non sono più quelli.`)
} finally {
  await trades.close()
  await accounts.close()
}
