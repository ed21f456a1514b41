import { expect, it } from 'vitest'
import { readCsv } from '../src/kernel/exchange/csv.ts'
import { lookupOf } from '../src/kernel/exchange/import-row.ts'
import { matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { doubtsFor, NO_CHOICES, previewImport } from '../src/kernel/exchange/preview-import.ts'
import { readOpening } from '../src/kernel/opening/read-opening.ts'
import { allRows } from '../src/kernel/door/all-rows.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { dentisti } from '../src/sectors/dentisti/index.ts'

// A Friday. The clock of Rome has gone back a month before.
const at = { today: '2026-11-27', time: '10:00' }

it.each([
  ['on a Sunday', '29/11/2026;10:00', ['È domenica: importa lo stesso?']],
  ['on a holiday', '08/12/2026;10:00', ['È un giorno festivo, Immacolata Concezione: importa lo stesso?']],
  ['after closing', '30/11/2026;23:30', ['Lo studio chiude alle 19:00: importa lo stesso?']],
  ['while the practice is open', '30/11/2026;10:00', []],
  ['on a Sunday that is over', '22/11/2026;10:00', []],
])('an appointment of a file %s is asked about as in the form', async (_, when, expected) => {
  const { entities } = dentisti
  const store = new MemoryStore({ entities, sample: dentisti.sample(at.today, at.time), at: () => at })
  const entity = entities.find(({ name }) => name === 'appuntamento')
  if (!entity) throw new Error('no appointments')
  const table = readCsv(`Paziente;Giorno;Ora;Durata;Trattamento;Sala\nBalducci Serena;${when};30;Igiene orale;Sala 1\n`)
  const named = await Promise.all(
    entities.map(async (one) => [one.name, lookupOf(one, (await allRows(store, { entity: one.name })).rows)] as const),
  )
  const mapping = matchColumns(entity, table.headers, table.rows)
  const setting = { mapping, existing: [], lookups: Object.fromEntries(named), createsMissing: false, newId: (of: string) => `${of}_new` }
  const { read } = previewImport(entity, table, setting, at)
  const [row] = read
  const opening = await readOpening(store, entities)
  expect(row && doubtsFor(entity, row, NO_CHOICES, at, opening).map(({ message }) => message)).toEqual(expected)
})
