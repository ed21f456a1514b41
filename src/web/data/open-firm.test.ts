import { expect, test } from 'vitest'
import type { FirmOpened } from '../../kernel/firm/firm-door.ts'
import { openFirm } from './open-firm.ts'

const firm: FirmOpened = {
  slug: 'sartori-impianti',
  name: 'Sartori Impianti',
  trade: 'artigiani',
  role: 'titolare',
  me: { name: 'Luca Sartori', email: 'luca@sartori.example' },
  groups: 'all',
  values: {},
  hasSample: false,
  setup: {},
  fields: [],
  views: [],
  choices: {},
}

const opening = (of: FirmOpened) => openFirm({ latest: () => of, screens: [] })

test('opens the trade under the name of the firm, for whoever has signed in', async () => {
  const { sector, store } = await opening(firm)
  expect(sector).toMatchObject({ title: 'Sartori Impianti', card: { name: 'Artigiani' } })
  expect(store).toMatchObject({ by: 'Luca Sartori', groups: 'all' })
})

test('its papers bear the name alone until the firm has said more of itself', async () => {
  const { sector, store } = await opening(firm)
  expect(await sector.firm(store)).toEqual({ name: 'Sartori Impianti', address: '', vatNumber: '', phone: '' })
})

test('and then what it has said', async () => {
  const values = {
    nome: 'Sartori Impianti S.r.l.',
    partita_iva: '12345678903',
    indirizzo: 'via dei Tigli 8',
    cap: '24121',
    comune: 'Bergamo',
    iscrizioni: 'Iscritta all’albo delle imprese artigiane',
  }
  const { sector, store } = await opening({ ...firm, values })
  expect(await sector.firm(store)).toMatchObject({
    name: 'Sartori Impianti S.r.l.',
    address: 'via dei Tigli 8, 24121 Bergamo',
    vatNumber: '12345678903',
    register: 'Iscritta all’albo delle imprese artigiane',
  })
})

test('a trade that this page does not know is not opened', async () => {
  await expect(opening({ ...firm, trade: 'alchimia' })).rejects.toThrow('sartori-impianti: the trade alchimia is not ready.')
})
