import { writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { loaderOf } from '../src/sectors/loaders.ts'
import { readySlugs } from '../src/sectors/ready.ts'
import { ACCOUNTS } from '../src/server/accounts/account-tables.ts'
import { tablesOfAccounts } from '../src/server/accounts/accounts.ts'
import { describedTables } from '../src/server/sql/migrations/described-tables.ts'
import { nextHistory } from '../src/server/sql/migrations/next-step.ts'
import { historyFile, readHistory } from '../src/server/sql/migrations/read-history.ts'
import type { Tables } from '../src/server/sql/migrations/tables.ts'

/**
 * `npm run migrations`: a step for accounts and for each trade whose entities, or the tables of the house, have moved on since the last one. What would
 * lose something is refused until somebody says it: `npm run migrations -- rename cliente.telefono cellulare`, `drop cliente.note`,
 * `narrow cliente.tipo vecchio=nuovo`. Records that stand are given numbers by `number riparazione.commessa giorno,ora stato=consegnato`, and an amount becomes
 * the first of a list of lines by `gather prenotazione.acconto versamenti importo`.
 */
const words = process.argv.slice(2)

const described: Readonly<Record<string, Tables>> = {
  [ACCOUNTS]: tablesOfAccounts(),
  ...Object.fromEntries(
    await Promise.all(readySlugs.map(async (slug) => [slug, describedTables((await loaderOf(slug)?.sector())?.entities ?? [])] as const)),
  ),
}

for (const [slug, tables] of Object.entries(described)) {
  const known = readHistory(slug)
  const [, place = ''] = words
  const said = known.tables[place.split('.')[0] ?? ''] ? words : []
  const { history, refused } = nextHistory(known, tables, said)
  if (refused.length > 0) {
    console.error([`${slug}: no step was made.`, ...refused].join('\n  '))
    process.exitCode = 1
  } else if (history !== known) {
    const { code } = await format(historyFile(slug), JSON.stringify(history), { printWidth: 140 })
    writeFileSync(historyFile(slug), code)
    const step = history.steps.at(-1)
    console.log(`${slug}: step ${step?.number}, ${step?.name}`)
  } else console.log(`${slug}: as its tables stand`)
}
