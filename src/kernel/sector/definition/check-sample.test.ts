import { expect, it } from 'vitest'
import { bicicletta } from '../../../../conformance/fixture/index.ts'
import { checkSample } from './check-sample.ts'
import type { Sector } from '../sector.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { DefinitionError } from '../../problem/problem.ts'

const at = { today: '2026-11-21' }
/** The trade with one record of its sample as somebody wrote it in a hurry. */
const withRow = (id: string, values: Readonly<Record<string, unknown>>): Sector => ({
  ...bicicletta,
  sample: (today, time) =>
    Object.fromEntries(
      Object.entries(bicicletta.sample(today, time)).map(([entity, rows]): [string, readonly AnyRow[]] => [
        entity,
        rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
      ]),
    ),
})

it('takes a sample that a commit would take', async () => {
  await expect(checkSample(bicicletta, at)).resolves.toBeUndefined()
})

it.each<[string, string, object, RegExp]>([
  [
    'money that is no whole number of cents',
    'tagliando_2',
    { prezzo: 45.5 },
    /^biciclette\.sample\.tagliando_2\.prezzo: 45\.5 is refused: «.+» Write what a commit takes\.$/,
  ],
  ['a number as a text', 'tagliando_2', { prezzo: '45' }, /^biciclette\.sample\.tagliando_2\.prezzo: "45" is refused/],
  [
    'a day as people write it',
    'tagliando_1',
    { giorno: '21/11/2026' },
    /^biciclette\.sample\.tagliando_1\.giorno: "21\/11\/2026" is refused/,
  ],
  ['a state that there is not', 'tagliando_1', { stato: 'perso' }, /^biciclette\.sample\.tagliando_1\.stato: "perso" is refused/],
  ['a field that is missing', 'bici_1', { modello: undefined }, /^biciclette\.sample\.bici_1\.modello: undefined is refused/],
  ['a field that there is not', 'bici_1', { colore: 'rosso' }, /^biciclette\.sample\.bici_1\.colore: "rosso" is refused/],
  ['a record that is not there', 'tagliando_1', { bici: 'bici_9' }, /^biciclette\.sample\.tagliando_1\.bici: "bici_9" is refused/],
])('tells of %s', async (_case, id, values, message) => {
  await expect(checkSample(withRow(id, { ...values }), at)).rejects.toThrow(DefinitionError)
  await expect(checkSample(withRow(id, { ...values }), at)).rejects.toThrow(message)
})

it('tells of records that are of no entity', async () => {
  const strange = { ...bicicletta, sample: () => ({ ...bicicletta.sample(at.today), auto: [{ id: 'auto_1', version: 1 }] }) }
  await expect(checkSample(strange, at)).rejects.toThrow("biciclette.sample: 'auto' is no entity. Entities: bici, tagliando.")
})
