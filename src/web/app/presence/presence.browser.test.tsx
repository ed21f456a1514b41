import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Store } from '../../../kernel/door/store.ts'
import { HttpPresence } from '../../../kernel/store/remote/http-presence.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { RecordFormProvider } from '../../actions/record-form-provider.tsx'
import { stillClock } from '../../data/clock.fixture.ts'
import { PresenceContext } from '../../data/presence-parts.tsx'
import { newQueryClient } from '../../data/query-client.ts'
import { screenOf, SectorProvider } from '../../data/sector-context.tsx'
import '../../styles/app.css'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { hueStyle } from '../../ui/hue.ts'
import { Collection } from '../../views/collection/collection.tsx'
import { presenceParts } from './presence-parts.tsx'

const clock = stillClock('2026-11-21')
/** What the page has said that it has open, the newest last. */
let said: string[]
let presence: HttpPresence
beforeEach(async () => {
  await page.viewport(1360, 820)
  said = []
  presence = new HttpPresence('/segno', async (_url, init) => {
    const { open } = JSON.parse(init?.body as string) as { readonly open: readonly { readonly id: string }[] }
    said.push(open.map(({ id }) => id).join())
    return new Response('{}')
  })
})

/** A list of a workshop, with colleagues or, as on a demo page, without. */
async function show(entity: string, view = '', { isAlone = false } = {}) {
  const memory = new MemoryStore({ entities: artigiani.entities, sample: artigiani.sample('2026-11-21'), at: clock.at, by: 'Luca' })
  const store: Store = isAlone ? memory : Object.assign(memory, { presence })
  const screen = screenOf(artigiani, entity)
  await render(
    <MemoryRouter initialEntries={[`/${view}`]}>
      <PresenceContext value={isAlone ? undefined : presenceParts}>
        <SectorProvider sector={artigiani} store={store} clock={clock} client={newQueryClient()}>
          <RecordFormProvider>
            <main data-hue="" style={{ ...hueStyle(artigiani.card.hue), height: '100dvh' }}>
              <Collection screen={screen as CollectionScreen} />
            </main>
          </RecordFormProvider>
        </SectorProvider>
      </PresenceContext>
    </MemoryRouter>,
  )
}

const marks = () => page.getByRole('img', { name: 'Marta sta modificando', exact: true })
const marta = (entity: string, id: string) => [{ entity, id, by: 'Marta Greco' }]
const place = (element: Element) => JSON.stringify(element.getBoundingClientRect())

it('a row of the table is marked while somebody else changes its record, and nothing moves', async () => {
  await show('cliente')
  const row = page.getByRole('row').nth(2)
  await expect.element(row).toBeVisible()
  const before = [place(row.element()), ...[...row.element().children].map(place)]
  const name = row
    .getByRole('button', { name: /^Modifica: / })
    .element()
    .ariaLabel?.replace('Modifica: ', '')
  const { rows } = await new MemoryStore({ entities: artigiani.entities, sample: artigiani.sample('2026-11-21'), at: clock.at }).query({
    entity: 'cliente',
    page: { limit: 100 },
  })
  presence.take(marta('cliente', rows.find(({ nome }) => nome === name)?.id ?? ''))
  await expect.element(row.getByRole('img', { name: 'Marta sta modificando' })).toHaveTextContent('MG')
  expect(marks().elements()).toHaveLength(1)
  expect([place(row.element()), ...[...row.element().children].map(place)]).toEqual(before)
  expect(await faultsInBothThemes()).toEqual([])
  await row.getByRole('img').click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Cliente' })).toBeVisible()
  presence.take([])
  await expect.element(marks()).not.toBeInTheDocument()
})

it.each([
  ['rows of a phone', 'cliente', '', 390],
  ['cards', 'intervento', '?mostra=cards', 1360],
  ['cards of a phone', 'intervento', '?mostra=cards', 390],
  ['the board', 'intervento', '?mostra=board', 1360],
])('%s bear the mark and keep their height', async (_what, entity, view, width) => {
  await page.viewport(width, 820)
  await show(entity, view)
  const records = () => [...document.querySelectorAll('main :is(li, article)')]
  await expect.poll(() => document.querySelectorAll('main :is(li, article) button').length).toBeGreaterThan(3)
  const heights = () => records().map((one) => one.getBoundingClientRect().height)
  const before = heights()
  presence.take(Array.from({ length: 200 }, (_, at) => ({ entity, id: `${entity}_${at}`, by: 'Marta Greco' })))
  await expect.poll(() => marks().elements().length).toBeGreaterThan(0)
  expect(heights()).toEqual(before)
  expect(await faultsInBothThemes()).toEqual([])
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})

it('a form says who else has it open, and to the others that it is open here', async () => {
  await show('cliente')
  await page
    .getByRole('button', { name: /^Modifica: / })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Cliente' })).toBeVisible()
  await expect.poll(() => said.at(-1)).toMatch(/^cliente_\d+$/)
  const id = said.at(-1) ?? ''
  presence.take([...marta('cliente', id), { entity: 'cliente', id, by: 'Paolo Sala' }])
  await expect.element(page.getByRole('dialog').getByText('Marta e Paolo stanno modificando questa scheda')).toBeVisible()
  presence.take(marta('cliente', id))
  await expect.element(page.getByRole('dialog').getByText('Marta sta modificando questa scheda')).toBeVisible()
  expect(await faultsInBothThemes('[role=dialog]')).toEqual([])
  dispatchEvent(new Event('pagehide'))
  await expect.poll(() => said.at(-1)).toBe('')
  dispatchEvent(new Event('pageshow'))
  await expect.poll(() => said.at(-1)).toBe(id)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => said.at(-1)).toBe('')
})

it('without colleagues nothing is drawn and nothing said', async () => {
  await show('cliente', '', { isAlone: true })
  await page
    .getByRole('button', { name: /^Modifica: / })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Cliente' })).toBeVisible()
  presence.take(marta('cliente', 'cliente_1'))
  expect(marks().elements()).toEqual([])
  expect(said).toEqual([])
})
