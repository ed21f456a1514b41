import type { Page } from '@playwright/test'
import { NOW, openDashboardOf } from './support/dashboard.ts'
import { expect, hydrated, open, test } from './support/page-test.ts'
import { chooseView, closed, press } from './support/press.ts'

const trades = [
  {
    slug: 'artigiani',
    tag: '@phone',
    tab: 'clienti',
    create: 'Nuovo Cliente',
    field: 'Nome',
    other: 'interventi',
    view: 'Bacheca',
    record: ['interventi', 'Perdita sotto il lavello', 'Stampa scheda lavoro', 'Scheda lavoro'],
  },
  {
    slug: 'hospitality',
    tag: '@desk',
    tab: 'prenotazioni',
    create: 'New Booking',
    field: 'Ospite',
    other: 'pulizie',
    view: 'Settimana',
    record: ['prenotazioni', 'Famiglia Pellegrini', 'Stampa conto', 'Conto del soggiorno'],
  },
] as const

/** What a browser writes to the console by itself when nothing arrives. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

const network = async (page: Page, is: 'away' | 'back') => page.context().setOffline(is === 'away')

/** How often a notice has said so from now on: one goes after four seconds, and the next may come later than that. */
async function everTold(page: Page, sentence: string): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((text) => {
    const seen = { count: 0 }
    const look = (node: Node) => {
      if (!(node instanceof Element) || !node.textContent.includes(text)) return
      seen.count += node.matches('[data-sonner-toast]') ? 1 : node.querySelectorAll('[data-sonner-toast]').length
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) look(node)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  }, sentence)
  return () => count.evaluate((seen) => seen.count)
}

for (const { slug, tag, tab, create, field, other, view, record } of trades) {
  test.describe(`${slug} without a network`, { tag }, () => {
    test.beforeEach(({ expectFault }) => expectFault(NO_NETWORK))

    test('before the dashboard opens: the chat stays as it is, and the dashboard comes by itself', async ({ page }) => {
      await page.clock.setFixedTime(NOW)
      await open(page, `/${slug}`)
      const message = page.getByRole('textbox', { name: 'Messaggio', includeHidden: true })
      await message.fill('Una domanda a metà')
      await network(page, 'away')
      await press(
        page
          .getByRole('button', { name: /Dashboard/ })
          .filter({ visible: true })
          .first(),
      )
      await expect(page.getByText('La dashboard non si è caricata')).toBeVisible()
      await network(page, 'back')
      await expect(page.locator('main').filter({ visible: true }).locator('ul, dl').first()).toBeVisible()
      await expect(message).toHaveValue('Una domanda a metà')
    })

    test('while it opens: «Riprova» opens it', async ({ page }) => {
      let isAway = true
      await page.route('**/assets/dashboard-*.js', (route) => (isAway ? route.abort() : route.continue()))
      await page.clock.setFixedTime(NOW)
      await page.goto(`/${slug}?vista=dashboard`)
      await hydrated(page)
      await expect(page.getByText('La dashboard non si è caricata')).toBeVisible()
      isAway = false
      await press(page.getByRole('button', { name: 'Riprova' }))
      await expect(page.locator('main').filter({ visible: true }).locator('ul, dl').first()).toBeVisible()
    })

    test('in an open form: what is typed stays, its late parts say so and come later, and it is saved', async ({ page }) => {
      await openDashboardOf(page, slug, tab)
      await press(page.getByRole('button', { name: create }).filter({ visible: true }).first())
      const name = page.getByRole('dialog').getByRole('textbox', { name: field }).first()
      await name.fill('Rosa Bianchi')
      await network(page, 'away')
      const scan = page.getByRole('button', { name: /Compila da una foto/ })
      await press(scan)
      await expect(page.getByText('Non si è aperto: manca la connessione')).toBeVisible()
      await expect(name).toHaveValue('Rosa Bianchi')

      await network(page, 'back')
      await press(scan)
      await expect(page.getByRole('dialog', { name: /Compila da una foto/ })).toBeVisible()
      await page
        .getByRole('dialog', { name: /Compila da una foto/ })
        .getByRole('button', { name: 'Chiudi' })
        .first()
        .click()
      await expect(name).toHaveValue('Rosa Bianchi')
    })

    test('before a view: it says so in its own place, everything else works, and it opens by itself', async ({ page }) => {
      await openDashboardOf(page, slug, other)
      await network(page, 'away')
      await chooseView(page, view)
      await expect(page.getByText('Manca la connessione')).toBeVisible()
      await expect(page.getByRole('searchbox').or(page.getByPlaceholder(/Cerca/)).filter({ visible: true }).first()).toBeEnabled()
      await network(page, 'back')
      await expect(page.getByText('Manca la connessione')).toBeHidden()
      await expect(
        page.locator('main').filter({ visible: true }).getByRole('list').or(page.getByRole('grid')).filter({ visible: true }).first(),
      ).toBeVisible()
    })

    test('before palette, voice and print: each says so, and comes with the network', async ({ page }) => {
      const [list, name, button, paper] = record
      await page.addInitScript(() => {
        window.print = () => undefined
      })
      await openDashboardOf(page, slug, list)
      const notices = page.getByRole('region', { name: /Notifiche/ })
      const voice = page.getByRole('button', { name: 'Vocal Agent' }).filter({ visible: true }).first()
      // What tells of it comes after the page: without it, it would be told when the network is back.
      await notices.waitFor({ state: 'attached' })
      const told = await everTold(page, 'Non si è aperto: manca la connessione')
      await network(page, 'away')
      await page.keyboard.press('Control+k')
      await expect.poll(told).toBe(1)
      await press(voice)
      await expect.poll(told).toBe(2)
      await closed(page.getByRole('dialog'))

      await network(page, 'back')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Cerca e comandi' })).toBeVisible()
      await page.keyboard.press('Escape')
      await closed(page.getByRole('dialog'))
      await press(voice)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await closed(page.getByRole('dialog'))

      await press(page.getByRole('button', { name, exact: true }).first())
      const print = page.getByRole('dialog').getByRole('button', { name: button })
      await expect(print).toBeVisible()
      await closed(page.getByRole('status', { name: 'Caricamento' }))
      await network(page, 'away')
      await press(print)
      await expect(notices.getByText('La stampa non è riuscita. Riprova fra poco.')).toBeVisible()
      await network(page, 'back')
      await press(print)
      await expect(page.locator('[data-paper]')).toContainText(paper)
    })

    test('before the way home: one stays, and the link is followed when the network is back', async ({ page }) => {
      await openDashboardOf(page, slug, tab)
      await network(page, 'away')
      const home = page.getByRole('link', { name: /Home|pagina iniziale/ }).filter({ visible: true })
      if ((await home.count()) === 0) {
        await press(page.getByRole('button', { name: 'Altro', exact: true }))
        await expect(page.getByRole('dialog', { name: 'Altro' })).toBeVisible()
        await press(page.getByRole('dialog').getByRole('button', { name: 'Home' }))
      } else await press(home.first())
      await expect(page.getByText(/la pagina si apre appena torna la rete/)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${slug}`))
      await network(page, 'back')
      await expect(page).toHaveURL(/\/$/)
      await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
    })

    test.describe('once everything has come in idle moments', () => {
      test.use({ fetchesAhead: true })
      test('nothing needs it', async ({ page }) => {
        // The whole trade comes first, and only in idle moments.
        test.setTimeout(270_000)
        await openDashboardOf(page, slug, other)
        await page.locator(`html[data-warm="${slug}"]`).waitFor({ state: 'attached', timeout: 60_000 })
        await network(page, 'away')
        await chooseView(page, view)
        await press(page.getByRole('button', { name: 'Esporta' }).filter({ visible: true }))
        const download = page.waitForEvent('download')
        await press(page.getByRole('menuitem', { name: /Excel/ }))
        expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
        await press(page.getByRole('button', { name: 'Importa' }).filter({ visible: true }))
        await expect(page.getByRole('dialog', { name: /^Importa/ })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByText(/connessione/)).toHaveCount(0)
      })
    })
  })
}

test(
  'a page that starts without a network keeps what is typed and sent, and starts when it is back',
  { tag: '@phone' },
  async ({ page, expectFault }) => {
    expectFault(NO_NETWORK)
    let isAway = true
    await page.route('**/assets/*.js', (route) => (isAway ? route.abort() : route.continue()))
    await page.goto('/artigiani')
    await page.getByRole('textbox', { name: 'Messaggio' }).fill('Cosa ho in programma oggi?')
    await page.getByRole('textbox', { name: 'Messaggio' }).press('Enter')
    isAway = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await hydrated(page)
    await expect(page.getByText('Cosa ho in programma oggi?').first()).toBeVisible()
  },
)
