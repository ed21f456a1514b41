import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Values, Via } from '../../../kernel/door/change.ts'
import type { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { prepareSurface } from '../../ui/toast.ts'
import { job, newStore, openForms } from '../form.fixture.tsx'
import type { RecordForm } from '../record-form.tsx'

let store: MemoryStore
let marta: MemoryStore
let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  // The surface of notices is there before dialogs are, as in the pages.
  prepareSurface()
  store = newStore()
  marta = store.openedBy('Marta Greco')
  forms = await openForms(store)
  await page.getByRole('region', { name: /Notifiche/ }).findElement()
})

const ID = 'intervento_1'
const now = () => store.get('intervento', ID)
const field = (label: string) => page.getByLabelText(label, { exact: true })
const panel = () => page.getByRole('dialog', { name: 'Cronologia' })
const entries = () => panel().getByRole('listitem')
const entry = (name: RegExp) => panel().getByRole('group', { name })
const bringBack = (fields: string) => panel().getByRole('button', { name: `Riporta a com’era: ${fields}` })

async function saved(values: Values, by: MemoryStore = marta, via: Via = 'board') {
  expect(await by.commit([{ type: 'update', entity: 'intervento', id: ID, values }], { via })).toMatchObject({ ok: true })
}
async function openStory() {
  forms.edit(job, ID)
  await field('Descrizione Problema').findElement()
  await page.getByRole('button', { name: 'Cronologia' }).click()
  await panel().findElement()
}

describe('the history of a record', () => {
  it('tells newest first who, from where and what, with the old value struck', async () => {
    await saved({ preventivo: 150_00 })
    await saved({ indirizzo: 'Via Roma 1' }, store, 'assistant')
    await openStory()
    await expect.element(entry(/Giulia · assistente$/)).toHaveFocus()
    await expect.element(entry(/Marta Greco · bacheca$/)).toBeVisible()
    await expect
      .poll(() =>
        entries()
          .elements()
          .map((one) => one.querySelector('dt')?.textContent),
      )
      .toEqual(['Indirizzo', 'Preventivo'])
    expect(document.querySelector('[role="dialog"] dd s')?.textContent).toBe('Viale Monza 201, Milano')
  })

  it('opens with H in a record where nobody types, and gives the focus back', async () => {
    await saved({ preventivo: 150_00 })
    forms.edit(job, ID)
    await field('Descrizione Problema').click()
    await userEvent.keyboard('h')
    await expect.element(field('Descrizione Problema')).toHaveValue('Salta il differenzialeh')
    const button = page.getByRole('button', { name: 'Completa' })
    button.element().focus()
    await userEvent.keyboard('h')
    await expect.element(entry(/Marta/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Modifica Intervento' })).toBeVisible()
    await expect.element(button).toHaveFocus()
  })

  it('washes in the record what the entry touched, with the value that was there', async () => {
    await saved({ preventivo: 150_00 })
    await saved({ indirizzo: 'Via Roma 1' })
    await openStory()
    const form = page.getByRole('dialog', { name: 'Modifica Intervento', includeHidden: true })
    const struck = () => [...form.element().querySelectorAll('form s')].map((one) => one.textContent?.replace('\u00a0', ' '))
    await expect.poll(struck).toEqual(['Viale Monza 201, Milano'])
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(struck).toEqual(['120,00 €'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(struck).toEqual([])
  })

  it('is filtered by origin once there is enough of it', async () => {
    for (const amount of [1, 2, 3, 4]) await saved({ preventivo: amount * 100 })
    await openStory()
    await expect.element(entries()).toHaveLength(4)
    expect(panel().getByRole('radiogroup').query()).toBeNull()
    await saved({ preventivo: 5_00 }, marta, 'calendar')
    await panel().getByText('Agenda').click()
    await expect.element(entries()).toHaveLength(1)
    await expect.element(panel().getByText('1 modifica', { exact: true })).toBeVisible()
  })

  it('tells a creation without a way back', async () => {
    const row: Values = (await now()) ?? {}
    const kept = ['cliente', 'tipo', 'tecnico', 'data', 'indirizzo'].map((key) => [key, row[key]] as const)
    const values = { ...Object.fromEntries(kept), descrizione: 'Nuovo' }
    expect(await store.commit([{ type: 'create', entity: 'intervento', id: 'intervento_9', values }], { via: 'import' })).toMatchObject({
      ok: true,
    })
    forms.edit(job, 'intervento_9')
    await field('Descrizione Problema').findElement()
    await page.getByRole('button', { name: 'Cronologia' }).click()
    await expect.element(panel().getByText(/^creata con \d+ campi$/)).toBeVisible()
    expect(
      panel()
        .getByRole('button', { name: /^Riporta/ })
        .query(),
    ).toBeNull()
  })
})

describe('bringing back', () => {
  it('undoes one change and none that came later, says what comes back, and is taken back itself', async () => {
    await saved({ preventivo: 150_00, data: '2026-11-22' })
    await saved({ indirizzo: 'Via Roma 1' })
    await openStory()
    await userEvent.keyboard('{ArrowDown}r')
    const notice = page.getByRole('region', { name: /Notifiche/ })
    await expect.element(notice.getByText('Riportato a com’era: Data e Preventivo')).toBeVisible()
    expect(await now()).toMatchObject({ preventivo: 120_00, data: '2026-11-21', indirizzo: 'Via Roma 1' })
    await expect.element(entries()).toHaveLength(3)
    await expect.element(field('Preventivo')).toHaveValue(120)
    await notice.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(now).toMatchObject({ preventivo: 150_00, data: '2026-11-22', indirizzo: 'Via Roma 1' })
  })

  it('asks where a field has changed again since', async () => {
    await saved({ preventivo: 150_00, data: '2026-11-22' })
    await saved({ preventivo: 99_00 })
    await openStory()
    await bringBack('Data e Preventivo').click()
    const dialog = page.getByRole('dialog', { name: 'Cambiato ancora da allora' })
    await expect.element(dialog.getByRole('radio', { name: /^Com’era: 21\/11\/2026.*torna com’era/ })).toBeChecked()
    await expect.element(dialog.getByRole('radio', { name: /^Adesso: 99,00/ })).not.toBeChecked()
    await dialog.getByRole('radio', { name: /^Adesso: 99,00/ }).click()
    await dialog.getByRole('button', { name: 'Salva così' }).click()
    await expect.poll(now).toMatchObject({ preventivo: 99_00, data: '2026-11-21' })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(panel()).toBeVisible()
  })

  it('tells a refusal of the rules in the words of the store', async () => {
    await store.commit([{ type: 'move', entity: 'intervento', id: ID, to: 'cancellato' }], { via: 'board' })
    await openStory()
    await bringBack('Stato').click()
    const notice = page.getByRole('region', { name: /Notifiche/ })
    await expect.element(notice.getByText(/^Da «Cancellato» non si passa a «In corso»/)).toBeVisible()
    expect(await now()).toMatchObject({ stato: 'cancellato' })
  })
})

it.each([1360, 390])('can be read by everybody, in both themes (%i px)', async (width) => {
  await page.viewport(width, 844)
  await saved({ preventivo: 150_00, materiali: [{ materiale: 'Tubo', quantita: 3 }] })
  for (const data of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) await saved({ data }, store, 'assistant')
  await openStory()
  await expect.element(entries()).toHaveLength(5)
  expect(await faultsInBothThemes('[role="dialog"]')).toEqual([])
  const box = panel().element().getBoundingClientRect()
  expect(box.width).toBe(Math.min(width, 480))
  expect(panel().element().scrollWidth).toBeLessThanOrEqual(width)
})
