import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from 'sonner'
import { library, openDashboard } from '../../dashboard/library.fixture.tsx'

/** The library's readers by a name that several may have. */
const screens = library.screens.map((screen) =>
  screen.kind === 'collection' && screen.key === 'lettori'
    ? {
        ...screen,
        views: ['groups', 'list'] as const,
        groups: {
          label: 'Famiglie',
          by: 'nome',
          noun: ['famiglia', 'famiglie'] as const,
          details: ['telefono'],
          history: { title: 'Prestiti', entity: 'prestito', by: 'lettore', day: 'giorno', details: ['genere'] },
          empty: { title: 'Nessuna famiglia', text: 'Chi ha lo stesso nome sta insieme.' },
        },
      }
    : screen,
)
type Opening = NonNullable<Parameters<typeof openDashboard>[2]>
const open = (address = '', opening: Opening = {}) => openDashboard({ ...library, screens }, `/libri?scheda=lettori${address}`, opening)
const group = (name: string) => page.getByRole('region', { name })

beforeEach(async () => {
  toast.dismiss()
  await page.viewport(1360, 820)
})

describe('groups', () => {
  it('show their records, and when those were here, the newest first', async () => {
    await open()
    await expect.element(page.getByText('2 famiglie', { exact: true })).toBeVisible()
    await expect
      .element(group('Anna Ferri'))
      .toMatchTextContent(/Prestiti: 22\/11\/2026, Saggio, 1 lettore; 21\/11\/2026, Giallo, 1 lettore\./)
    await group('Anna Ferri').getByRole('button', { name: 'Aggiungi lettore a Anna Ferri' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Nuovo Lettore' }).getByLabelText('Nome')).toHaveValue('Anna Ferri')
  })

  it('are renamed whole and taken back whole; two of one name become one', async () => {
    const { store } = await open()
    await page.getByRole('button', { name: 'Rinomina Anna Ferri' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rinomina il gruppo' })
    await dialog.getByLabelText('Nome').fill('D’Angelò & figli, «<b>»')
    await expect.element(dialog.getByText('C’è già un gruppo con questo nome: i due si uniranno.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Rinomina' }).click()
    await expect.element(page.getByText('1 famiglia', { exact: true })).toBeVisible()
    await expect.poll(() => store.get('lettore', 'lettore_1')).toMatchObject({ nome: 'D’Angelò & figli, «<b>»' })
    await page
      .getByRole('region', { name: /Notifiche/ })
      .getByRole('button', { name: 'Annulla' })
      .click()
    await expect.element(page.getByText('2 famiglie', { exact: true })).toBeVisible()
  })

  it('say what is not found, and how the first one comes about', async () => {
    await open('&cerca=zzz')
    await expect.element(page.getByText('Nessun gruppo con questa ricerca')).toBeVisible()
    await expect.element(page.getByText('Prova con una parola sola, o togli i filtri.')).toBeVisible()
    await page.getByPlaceholder('Cerca lettori...').fill('')
    await expect.element(group('Anna Ferri')).toBeVisible()
  })

  it('name the records that their history speaks of', async () => {
    const told = screens.map((screen) =>
      'groups' in screen && screen.groups
        ? {
            ...screen,
            groups: {
              ...screen.groups,
              history: { title: 'Prestiti', entity: 'prestito', by: 'lettore', day: 'giorno', details: ['lettore'] },
            },
          }
        : screen,
    )
    await openDashboard({ ...library, screens: told }, '/libri?scheda=lettori')
    await expect.element(group('Anna Ferri')).toMatchTextContent(/22\/11\/2026, Anna Ferri, 1 lettore/)
  })

  it('have a name that only who may write it changes', async () => {
    const entities = library.entities.map((entity) => (entity.name === 'lettore' ? { ...entity, fixed: ['nome'] } : entity))
    await openDashboard({ ...library, entities, screens }, '/libri?scheda=lettori')
    await expect.element(group('Anna Ferri').getByRole('button', { name: 'Aggiungi lettore a Anna Ferri' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Rinomina Anna Ferri' }).elements()).toEqual([])
  })

  it('are empty with a sentence', async () => {
    await open('', { sample: { lettore: [], prestito: [] } })
    await expect.element(page.getByText('Chi ha lo stesso nome sta insieme.')).toBeVisible()
  })
})
