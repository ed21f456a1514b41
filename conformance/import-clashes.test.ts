import { expect, it } from 'vitest'
import { readCsv } from '../src/kernel/exchange/csv.ts'
import { withClashes } from '../src/kernel/exchange/import-clashes.ts'
import { recordsFor } from '../src/kernel/exchange/import-records.ts'
import { matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { previewImport } from '../src/kernel/exchange/preview-import.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { newId } from '../src/kernel/door/new-id.ts'
import { hospitality } from '../src/sectors/hospitality/index.ts'

const at = { today: '2026-11-21' }
const store = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample(at.today), at: () => at })
const entities = new Map(hospitality.entities.map((entity) => [entity.name, entity]))

/** Bookings of a file as step 3 shows them. */
async function preview(csv: string) {
  const entity = entities.get('prenotazione')
  if (!entity) throw new Error('There is no prenotazione.')
  const table = readCsv(csv)
  const mapping = matchColumns(entity, table.headers, table.rows)
  const records = await recordsFor({ store, entity, entities, table, mapping, at })
  const { read } = previewImport(entity, table, { ...records, mapping, createsMissing: true, newId }, at)
  return (await withClashes({ store, entity, entities, at }, read)).map(({ add }) => add)
}

it('finds a room by the part of its name that is its own', async () => {
  const [row] = await preview('Ospite;Camera;Arrivo;Notti;Numero ospiti\nAnna Neri;101;01/06/2028;2;1\n')
  const room = await store.query({ entity: 'camera', search: '101' })
  expect(row?.values['camera']).toBe(room.rows[0]?.id)
})

it('names a room that is not there in its gender', async () => {
  const [row] = await preview('Ospite;Camera;Arrivo;Notti;Numero ospiti\nAnna Neri;999;01/06/2028;2;1\n')
  expect(row?.problems.map(({ message }) => message)).toContain('«999» non è fra le camere.')
})

it('tells two bookings of one room before anything is written', async () => {
  const rows = await preview(
    'Ospite;Camera;Arrivo;Notti;Persone;Canale;Importo\nAnna Neri;101;01/06/2028;3;1;Reception;100,00\nBruno Verdi;101;02/06/2028;2;1;Reception;100,00\n',
  )
  expect(rows.map(({ problems }) => problems.length > 0)).toContain(true)
  expect(rows.flatMap(({ problems }) => problems.map(({ message }) => message)).join(' ')).toMatch(/prenotata/)
})
