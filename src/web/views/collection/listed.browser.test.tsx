import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { library, openDashboard } from '../../dashboard/library.fixture.tsx'

/** The library with its readers beside the loans. */
const screens = library.screens.map((screen) =>
  screen.kind === 'collection' && screen.key === 'prestiti'
    ? {
        ...screen,
        views: ['list', 'list:lettori'] as const,
        lists: {
          'list:lettori': {
            label: 'Chi legge',
            entity: 'lettore',
            search: 'Cerca chi legge...',
            filters: ['nome'],
            empty: { title: 'Nessun lettore', text: 'Si iscrivono al banco.' },
          },
        },
      }
    : screen,
)
const sector = { ...library, screens }
const open = (address = '', opening: Parameters<typeof openDashboard>[2] = {}) =>
  openDashboard(sector, `/libri?scheda=prestiti${address}`, opening)
const choose = (view: string) => page.getByRole('radiogroup', { name: 'Vista' }).getByText(view, { exact: true }).click()

beforeEach(() => page.viewport(1360, 820))

describe('a list of another entity in a tab', () => {
  it('has its own rows, columns, count, search and filters; what was looked for before stays behind', async () => {
    const { address } = await open('&cerca=mare&f.stato=reso')
    await expect.element(page.getByRole('row', { name: /Il mare/ })).toBeVisible()
    await choose('Chi legge')
    await expect.poll(address).toBe('?scheda=prestiti&mostra=list:lettori')
    await expect.element(page.getByRole('row', { name: /Anna Ferri.*2/ })).toBeVisible()
    await expect.element(page.getByText('2 lettori', { exact: true })).toBeVisible()
    await page.getByPlaceholder('Cerca chi legge...').fill('ferri')
    await expect.element(page.getByText('1 lettore', { exact: true })).toBeVisible()
    await choose('Elenco')
    await expect.poll(address).toBe('?scheda=prestiti')
    await expect.element(page.getByRole('row', { name: /Zero/ })).toBeVisible()
  })

  it('opens its records and makes none', async () => {
    await open('&mostra=list:lettori')
    await expect.element(page.getByRole('button', { name: 'Importa' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Altro: Anna Ferri' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Modifica' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Duplica' })).not.toBeInTheDocument()
    await page.getByRole('menuitem', { name: 'Modifica' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Modifica Lettore' })).toBeVisible()
  })

  it('says why it is empty, and offers nothing to make', async () => {
    await open('&mostra=list:lettori', { sample: { lettore: [], prestito: [] } })
    await expect.element(page.getByText('Si iscrivono al banco.')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Nuovo Lettore' })).not.toBeInTheDocument()
  })
})
