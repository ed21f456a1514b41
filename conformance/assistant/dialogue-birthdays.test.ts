import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import { openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'
const PEOPLE: readonly (readonly [slug: SectorSlug, entity: string, many: string])[] = [
  ['dentisti', 'paziente', 'pazienti'],
  ['hospitality', 'ospite', 'ospiti'],
  ['formazione', 'studente', 'studenti'],
  ['sociale', 'volontario', 'volontari'],
]

/** Who is born on days of the year that a test names, by hand. */
async function bornOn(store: Awaited<ReturnType<typeof openAssistant>>['store'], entity: string, isOn: (monthAndDay: string) => boolean) {
  const { rows } = await allRows(store, { entity, where: [{ field: 'data_nascita', op: 'filled' }] })
  return rows.flatMap((row) => (isOn(String(row['data_nascita']).slice(5)) ? [row.id] : [])).toSorted()
}

describe.each(PEOPLE)('birthdays in /%s', (slug, entity, many) => {
  it.each([
    ['questa settimana', (on: string) => on >= '11-23' && on <= '11-29'],
    ['oggi', (on: string) => on === '11-27'],
    ['domani', (on: string) => on === '11-28'],
    ['a dicembre', (on: string) => on.startsWith('12')],
    ['a gennaio', (on: string) => on.startsWith('01')],
  ])('«… compiono gli anni %s» finds who does', async (when, isOn) => {
    const { assistant, store } = await openAssistant(slug, FRIDAY)
    const { found, says } = await assistant.ask(`${many} che compiono gli anni ${when}`)
    const born = await bornOn(store, entity, isOn)
    expect(found).toMatchObject({ is: 'records', entity })
    expect(found.is === 'records' && [...found.ids].toSorted()).toEqual(born)
    expect(says).toMatch(
      born.length > 1 ? /che compiono gli anni/ : born.length === 1 ? /^Un\w* \w+ che compie/ : /^Nessun[oa]? \w+ che compie/,
    )
  })

  it('goes over new year, and in the order of the days', async () => {
    const { assistant, store } = await openAssistant(slug, '2026-12-30')
    const { found } = await assistant.ask(`${many} che compiono gli anni questa settimana`)
    expect(found.is === 'records' && [...found.ids].toSorted()).toEqual(await bornOn(store, entity, (on) => on >= '12-28' || on <= '01-03'))
  })
})

describe('a birthday', () => {
  it.each(['2027-02-28', '2028-02-29'])('of who is born on 29 February is %s', async (today) => {
    const { assistant, store } = await openAssistant('dentisti', today)
    const { rows } = await store.query({ entity: 'paziente', page: { limit: 1 } })
    const id = rows[0]?.id ?? ''
    await store.commit([{ type: 'update', entity: 'paziente', id, values: { data_nascita: '1984-02-29', codice_fiscale: null } }], {
      via: 'form',
    })
    const { found } = await assistant.ask('chi compie gli anni oggi?')
    expect(found).toMatchObject({ is: 'records', entity: 'paziente' })
    expect(found.is === 'records' && found.ids).toContain(id)
  })

  it('of another month is asked after those of this week', async () => {
    const { assistant } = await openAssistant('dentisti', FRIDAY)
    const { found } = await (await openAssistant('dentisti', FRIDAY)).assistant.ask('chi compie gli anni a dicembre?')
    await assistant.ask('chi compie gli anni questa settimana?')
    expect((await assistant.ask('e a dicembre?')).found).toEqual(found)
  })

  it('is no year of birth', async () => {
    const { assistant, store } = await openAssistant('dentisti', FRIDAY)
    const { rows } = await allRows(store, { entity: 'paziente', where: [{ field: 'data_nascita', op: 'gte', value: '2001-01-01' }] })
    const { found } = await assistant.ask('pazienti nati dopo il 2000')
    expect(found.is === 'records' && [...found.ids].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  })
})
