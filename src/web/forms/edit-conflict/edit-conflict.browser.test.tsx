import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Values } from '../../../kernel/door/change.ts'
import type { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { job, newStore, openForms } from '../form.fixture.tsx'
import type { RecordForm } from '../record-form.tsx'

let store: MemoryStore
let marta: MemoryStore
let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  store = newStore()
  marta = store.openedBy('Marta Greco')
  forms = await openForms(store)
})

const ID = 'intervento_1'
const field = (label: string) => page.getByLabelText(label, { exact: true })
const saying = (text: string | RegExp) => page.getByText(text)
const form = () => page.getByRole('dialog', { name: 'Modifica Intervento' })
const dialog = () => page.getByRole('dialog', { name: 'Due modifiche allo stesso intervento' })
const choices = (label: string) => page.getByRole('radiogroup', { name: label })
const choice = (label: string, name: RegExp) => choices(label).getByRole('radio', { name })
const result = () => dialog().getByRole('status').element().textContent?.replaceAll('\u00a0', ' ')
const now = () => store.get('intervento', ID)
const save = () =>
  form()
    .getByRole('button', { name: /^Salva/ })
    .click()
const saveSo = () => dialog().getByRole('button', { name: 'Salva così' }).click()
const notice = (text: string | RegExp) => page.getByRole('region', { name: /Notifiche/ }).getByText(text)

async function martaSaves(values: Values, via: 'form' | 'board' = 'board') {
  expect(await marta.commit([{ type: 'update', entity: 'intervento', id: ID, values }], { via })).toMatchObject({ ok: true })
}
async function edit() {
  forms.edit(job, ID)
  await field('Descrizione Problema').findElement()
}
/** Mine: price and description. Of Marta: price and address. */
async function meet() {
  await edit()
  await field('Preventivo').fill('150')
  await field('Descrizione Problema').fill('Mio')
  await martaSaves({ preventivo: 99_00, indirizzo: 'Via Roma 1' })
  await save()
  await dialog().findElement()
}

describe('two people who have changed other fields', () => {
  it('are saved together without asking, and the notice says with whom', async () => {
    await edit()
    await field('Descrizione Problema').fill('Mio')
    await martaSaves({ indirizzo: 'Via Roma 1' })
    await save()
    await expect.element(notice('Intervento salvato insieme alle modifiche di Marta Greco')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await now()).toMatchObject({ descrizione: 'Mio', indirizzo: 'Via Roma 1', version: 3 })
  })

  it('are not told apart where they wrote the same', async () => {
    await edit()
    await field('Preventivo').fill('99')
    await martaSaves({ preventivo: 99_00 })
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await now()).toMatchObject({ preventivo: 99_00, version: 2 })
  })

  it('stand together in the form where a rule is against both of them', async () => {
    await martaSaves({ ore: 3 })
    await edit()
    await field('Ore di lavoro').fill('')
    expect(await marta.commit([{ type: 'move', entity: 'intervento', id: ID, to: 'completato' }], { via: 'board' })).toMatchObject({
      ok: true,
    })
    await save()
    await expect.element(saying('Nello stato «Completato» servono le ore di lavoro.')).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Stato' }).getByText('Completato', { exact: true })).toBeVisible()
    expect(await now()).toMatchObject({ ore: 3, stato: 'completato' })
  })
})

describe('a true difference', () => {
  it('is asked about: who, when and from where, and a field that one alone has changed is chosen', async () => {
    await meet()
    await expect.element(dialog().getByText('Tu, Giulia')).toBeVisible()
    await expect.element(dialog().getByText('Marta Greco', { exact: true })).toBeVisible()
    await expect.element(dialog().getByText(/^salvato .*alle \d\d:\d\d dalla bacheca$/)).toBeVisible()
    await expect.element(choice('Descrizione Problema', /^La tua: Mio.*solo tu/)).toBeChecked()
    await expect.element(choice('Indirizzo', /^Di Marta: Via Roma 1.*solo Marta/)).toBeChecked()
    await expect.element(choice('Preventivo', /^La tua: 150/)).not.toBeChecked()
    await expect.element(choice('Preventivo', /^La tua: 150/)).toHaveFocus()
    await expect.element(choice('Preventivo', /^Com’era: 120/)).toBeInTheDocument()
    await expect.poll(result).toBe('Mio, Preventivo da scegliere, Via Roma 1')
  })

  it('saves what is chosen, and keeps the value that is given up in the history', async () => {
    await meet()
    await choice('Preventivo', /^Di Marta/).click()
    await expect.poll(result).toBe('Mio, 99,00 €, Via Roma 1')
    await saveSo()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(notice('Intervento salvato')).toBeVisible()
    expect(await now()).toMatchObject({ preventivo: 99_00, descrizione: 'Mio', indirizzo: 'Via Roma 1' })
    const [, last] = await store.history('intervento', ID)
    expect(last).toMatchObject({ by: 'Giulia', changed: { preventivo: { before: 99_00, after: 99_00, discarded: 150_00 } } })
  })

  it('is worked by the keyboard alone: fields up and down, versions left and right, Ctrl Enter saves', async () => {
    await meet()
    await userEvent.keyboard(' ')
    await expect.element(choice('Preventivo', /^La tua/)).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(choice('Preventivo', /^Di Marta/)).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(choice('Descrizione Problema', /^La tua/)).toHaveFocus()
    await expect.element(choice('Descrizione Problema', /^La tua/)).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await now()).toMatchObject({ preventivo: 120_00, descrizione: 'Mio', indirizzo: 'Via Roma 1' })
  })

  it('is not saved without a choice, and says where it is missing', async () => {
    await meet()
    await saveSo()
    await expect.element(choices('Preventivo').getByText('scegli una versione')).toBeVisible()
    await expect.element(choice('Preventivo', /^La tua/)).toHaveFocus()
    expect((await now())?.version).toBe(2)
  })

  it('goes back to the form with everything typed, and is compared again', async () => {
    await meet()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(field('Preventivo')).toHaveValue(150)
    await expect.element(field('Descrizione Problema')).toHaveValue('Mio')
    // What is typed meanwhile counts.
    await field('Descrizione Problema').fill('Mio, poi')
    await page.getByRole('button', { name: 'Confronta le due versioni' }).click()
    await expect.element(choice('Preventivo', /^Di Marta: 99/)).toBeVisible()
    await expect.element(choice('Descrizione Problema', /^La tua: Mio, poi/)).toBeChecked()
  })

  it('asks again about a field that the other saves once more meanwhile', async () => {
    await meet()
    await choice('Preventivo', /^La tua/).click()
    await martaSaves({ preventivo: 77_00 })
    await expect.element(choices('Preventivo').getByText('salvato di nuovo: scegli ancora')).toBeVisible()
    await expect.element(choice('Preventivo', /^Di Marta: 77/)).not.toBeChecked()
    await expect.element(choice('Preventivo', /^La tua/)).not.toBeChecked()
    await choice('Preventivo', /^La tua/).click()
    await saveSo()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await now()).toMatchObject({ preventivo: 150_00, indirizzo: 'Via Roma 1' })
  })

  it('of a text can keep both, one under the other', async () => {
    await edit()
    await field('Descrizione Problema').fill('Porta la scala')
    await martaSaves({ descrizione: 'Suonare due volte' })
    await save()
    await choice('Descrizione Problema', /^Tutte e due/).click()
    await saveSo()
    await expect.poll(async () => (await now())?.['descrizione']).toBe('Porta la scala\nSuonare due volte')
    const history = await store.history('intervento', ID)
    expect(history.at(-1)?.changed['descrizione']).not.toHaveProperty('discarded')
  })

  it('of lines says by name what each has changed, and keeps the lines of both', async () => {
    await edit()
    await page.getByRole('button', { name: /Aggiungi riga/ }).click()
    await userEvent.keyboard('Sifone{Tab}2{Enter}')
    await martaSaves({ materiali: [{ materiale: 'Tubo', quantita: 3 }] })
    await save()
    await expect.element(choice('Materiali usati', /La tua: Sifone: aggiunta: quantità 2/)).toBeInTheDocument()
    await expect.element(choice('Materiali usati', /Di Marta: Tubo: aggiunta: quantità 3/)).toBeInTheDocument()
    await choice('Materiali usati', /^Tutte e due/).click()
    await saveSo()
    await expect
      .poll(async () => (await now())?.['materiali'])
      .toEqual([
        { materiale: 'Sifone', quantita: 2 },
        { materiale: 'Tubo', quantita: 3 },
      ])
  })
})

it('is told calmly of a move by hand, which writes nothing over what the other has saved', async () => {
  const row = await now()
  await martaSaves({ indirizzo: 'Via Roma 1' })
  if (row) forms.move(job, row, 'cancellato', 'board')
  await expect.element(notice('L’intervento è cambiato nel frattempo: guarda com’è adesso e riprova.')).toBeVisible()
  expect(await now()).toMatchObject({ stato: 'in_corso', indirizzo: 'Via Roma 1', version: 2 })
})

it('does not let a version be chosen that the rules are against, and says why in its place', async () => {
  await edit()
  await page.getByRole('button', { name: 'Completa' }).click()
  await field('Ore di lavoro').fill('2')
  expect(await marta.commit([{ type: 'move', entity: 'intervento', id: ID, to: 'cancellato' }], { via: 'board' })).toMatchObject({
    ok: true,
  })
  await save()
  const mine = choice('Stato', /^La tua: Completato.*Da «Cancellato» non si passa a «Completato»/)
  await expect.element(mine).toBeDisabled()
  await expect.element(choice('Stato', /^Di Marta: Cancellato/)).toBeEnabled()
})

describe('a record that the other has removed', () => {
  async function meetRemoval() {
    await edit()
    await field('Descrizione Problema').fill('Mio')
    expect(await marta.commit([{ type: 'remove', entity: 'intervento', id: ID }], { via: 'form' })).toMatchObject({ ok: true })
    await save()
    await page.getByRole('dialog', { name: 'Intervento eliminato nel frattempo' }).findElement()
  }

  it('is made again of what was written', async () => {
    await meetRemoval()
    await expect.element(saying(/^Marta Greco: eliminato .*alle \d\d:\d\d dal modulo\.$/)).toBeVisible()
    await expect.element(page.getByRole('definition')).toHaveTextContent('Mio')
    await page.getByRole('button', { name: 'Ricrea con quello che hai scritto' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const { rows } = await store.query({ entity: 'intervento' })
    expect(rows).toMatchObject([{ descrizione: 'Mio', indirizzo: 'Viale Monza 201, Milano', stato: 'in_corso' }])
  })

  it('is left alone, and nothing of it is kept', async () => {
    await meetRemoval()
    await page.getByRole('button', { name: 'Lascia perdere' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect((await store.query({ entity: 'intervento' })).rows).toEqual([])
    expect(page.getByText('Bozza chiusa').query()).toBeNull()
  })
})

it.each([1360, 390])('can be read by everybody, in both themes (%i px)', async (width) => {
  await page.viewport(width, 844)
  await meet()
  await martaSaves({ preventivo: 77_00 })
  await expect.element(choices('Preventivo').getByText('salvato di nuovo: scegli ancora')).toBeVisible()
  expect(await faultsInBothThemes('[role="dialog"]')).toEqual([])
  const box = dialog().element().getBoundingClientRect()
  expect(box.width).toBeLessThanOrEqual(width)
  expect(dialog().element().querySelector('[data-dialog-body]')?.scrollWidth).toBeLessThanOrEqual(box.width)
})
