import { describe, expect, it } from 'vitest'
import { loadTables } from '../src/documents/schedine-alloggiati/tables.ts'
import { fillFields } from '../src/scan/fill-fields.ts'
import { readMrz } from '../src/scan/mrz/read-mrz.ts'
import { recognisedOf } from '../src/scan/mrz/recognised-of.ts'
import { writeMrz, type MrzContent } from '../src/scan/mrz/write-mrz.ts'
import { ospite } from '../src/sectors/hospitality/ospite.ts'
import { schedina } from '../src/sectors/hospitality/schedina.ts'
import type { Schedina } from '../src/sectors/hospitality/campi-schedina.ts'
import { fileDi } from '../src/documents/schedine-alloggiati/persone.ts'

const TODAY = '2026-11-21'
const card: MrzContent = {
  format: 'TD1',
  code: 'C',
  issuer: 'ITA',
  nationality: 'ITA',
  surname: 'VISMARA',
  given: 'CLARA',
  number: 'CA12345AB',
  birth: '840229',
  sex: 'F',
  expiry: '340229',
}

/** What the zone of a document puts into a form. */
function read(change: Partial<MrzContent>, form: typeof ospite | typeof schedina) {
  const mrz = readMrz(writeMrz({ ...card, ...change }), TODAY)
  if (!mrz) throw new Error('The zone is not read: mend the specimen.')
  return Object.fromEntries(Object.entries(fillFields(form, recognisedOf(mrz))).map(([key, { value }]) => [key, value]))
}

describe('the back of an identity card', () => {
  it.each([
    ['the electronic card of Italy', {}, 'IDELE'],
    ['that of a foreigner who lives in Italy', { nationality: 'ROU' }, 'IDELE'],
    ['an older electronic one, of other letters', { code: 'ID' }, 'IDELE'],
    ['a card of another state', { code: 'ID', issuer: 'D', nationality: 'D' }, 'CI'],
    ['a French card of TD2 size', { format: 'TD2', code: 'ID', issuer: 'FRA', nationality: 'FRA' }, 'CI'],
    ['a passport', { format: 'TD3', code: 'P', number: 'YA1234507' }, 'PP'],
    ['an Italian residence permit, which is no document of identity', { code: 'IR', nationality: 'MAR' }, undefined],
  ] as const)('%s', (_what, change, kind) => {
    expect(read(change, ospite)['tipo_documento']).toBe(kind)
    expect(read(change, schedina)['tipo_documento']).toBe(kind)
  })

  it('stands in the file for the police under its own code', async () => {
    const person = {
      ...read({}, schedina),
      id: 'schedina_1',
      version: 1,
      famiglia_gruppo: 1,
      data_arrivo: TODAY,
      notti_permanenza: 2,
      tipo_alloggiato: 'singolo',
      comune_nascita: 'Milano',
      stato_nascita: 'ITALIA',
      stato: 'da_inviare',
    } as Schedina
    const built = fileDi([person], { tables: await loadTables(), today: TODAY })
    expect(built.ok && built.file.text.slice(134, 168)).toBe('IDELECA12345AB           100000100')
  })
})
