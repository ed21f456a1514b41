import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { customer, job, newStore, openForms, stuck, TODAY } from './form.fixture.tsx'
import type { RecordForm } from './record-form.tsx'

let store: MemoryStore
let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  // The notices of one test would stand over the next.
  toast.dismiss()
  store = newStore()
  forms = await openForms(store)
})

/** The kernel's own sentence about a field of a job. */
const about = (key: string) => job.fields[key] ?? { label: key }
const field = (label: string) => page.getByLabelText(label, { exact: true })
const save = () =>
  page
    .getByRole('button', { name: /^Salva/ })
    .last()
    .click()
const jobs = async () => (await store.query({ entity: 'intervento', sort: [{ field: 'descrizione', direction: 'asc' }] })).rows
const made = async () => (await jobs()).find((row) => row.id !== 'intervento_1')
const saying = (text: string | RegExp) => page.getByText(text)
/** Keys reach the element that has focus, as they do under a hand: an input of numbers or days takes them in its own way. */
async function type(label: string, text: string) {
  await field(label).click()
  await userEvent.keyboard(text)
}
async function fillJob() {
  await field('Cliente').click()
  await page.getByRole('option', { name: /Bianchi/ }).click()
  await field('Descrizione Problema').fill('Presa che scintilla')
}

describe('a new record', () => {
  beforeEach(async () => {
    forms.create(job)
    await page.getByRole('dialog', { name: 'Nuovo Intervento' }).findElement()
  })

  it('has the inputs that the specification names, and lets no browser fill them in', () => {
    const kinds = Object.fromEntries(
      [...document.querySelectorAll('form input')].map((input) => [input.getAttribute('name'), input.getAttribute('type')]),
    )
    expect(kinds).toMatchObject({ data: 'date', ora: 'time', preventivo: 'number' })
    expect(document.querySelector('[name=preventivo]')?.getAttribute('step')).toBe('0.01')
    const open = [...document.querySelectorAll('form input:not([type=hidden], [aria-hidden])')].filter(
      (input) => input.getAttribute('autocomplete') !== 'off',
    )
    expect(open.map((input) => input.getAttribute('name'))).toEqual([])
  })

  it('marks what is required, once explained, and says so to who hears it', async () => {
    const marked = [...document.querySelectorAll('form [data-required]')].map((mark) => mark.previousElementSibling?.textContent)
    expect(marked).toEqual(['Cliente', 'Tipo Intervento', 'Descrizione Problema', 'Data', 'Indirizzo'])
    expect(document.querySelectorAll('form [aria-required="true"]')).toHaveLength(marked.length)
    await expect.element(saying('* campo obbligatorio')).toBeVisible()
  })

  it('is saved from any field with Ctrl S too', async () => {
    await fillJob()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await made()).toMatchObject({ descrizione: 'Presa che scintilla' })
  })

  it('a customer that is none stays as it was written, and is told; Enter saves nothing', async () => {
    await type('Cliente', 'Nessuno di qui')
    await userEvent.keyboard('{Enter}')
    await expect.element(saying('Nessun cliente con questo nome. Per aggiungere scegli la riga.')).toBeVisible()
    await userEvent.keyboard('{Escape}{Tab}')
    await expect.element(field('Cliente')).toHaveValue('Nessuno di qui')
    await expect.element(saying(messages.choose(about('cliente')))).toBeVisible()
    expect(await jobs()).toHaveLength(1)
  })

  it('an optional list is not saved as empty while an unknown name stands in it', async () => {
    await fillJob()
    await type('Tecnico Assegnato', 'Gino')
    await userEvent.keyboard('{Escape}')
    await save()
    await expect.element(saying(messages.choose(about('tecnico')))).toBeVisible()
    expect(await jobs()).toHaveLength(1)
    await field('Tecnico Assegnato').fill('luca sala')
    await userEvent.keyboard('{Escape}')
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await made()).toMatchObject({ tecnico: 'tecnico_1' })
  })

  it('an amount pasted as people write it is that amount', async () => {
    await fillJob()
    await field('Preventivo').click()
    const data = new DataTransfer()
    data.setData('text/plain', '1 250,50 €')
    field('Preventivo')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await made()).toMatchObject({ preventivo: 125_050 })
  })

  it('on a phone long fields have a line of their own, a day and an hour share one, and at twice the letters nobody does', async () => {
    await page.viewport(390, 844)
    const box = (label: string) => field(label).element().closest('.field')?.getBoundingClientRect() ?? new DOMRect()
    for (const label of ['Tecnico Assegnato', 'Indirizzo']) expect(box(label).width).toBeGreaterThan(330)
    expect(box('Data').top).toBe(box('Ora').top)
    // Two short ones that follow each other share a line as well.
    expect(box('Durata prevista').top).toBe(box('Preventivo').top)
    await page.viewport(320, 640)
    expect(box('Data').width).toBeGreaterThan(250)
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '200%'
    try {
      expect(box('Ora').top).toBeGreaterThan(box('Data').bottom - 1)
      const dialog = document.querySelector('[data-dialog-body]')
      expect(dialog?.scrollWidth).toBe(dialog?.clientWidth)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })

  it('held sideways, and with its keyboard up, the form keeps room to write and the button that saves', async () => {
    const room = () => document.querySelector('[data-dialog-body]')?.clientHeight ?? 0
    const button = page.getByRole('button', { name: 'Salva intervento' })
    await page.viewport(844, 390)
    await expect.poll(room).toBeGreaterThan(250)
    await page.viewport(844, 190)
    await expect.poll(room).toBeGreaterThan(100)
    await expect.element(button).toBeInViewport({ ratio: 1 })
    // A browser that lays its keyboard over the page tells its height.
    await page.viewport(390, 844)
    const stage = document.querySelector('[role="dialog"]')?.parentElement
    stage?.style.setProperty('--drawer-keyboard-inset', '340px')
    await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeLessThan(504)
  })

  it('says what is missing at each field, puts the cursor in the first, and falls silent as it is filled', async () => {
    await save()
    await expect.element(saying(messages.choose(about('cliente')))).toBeVisible()
    await expect.element(saying(messages.required(about('descrizione')))).toBeVisible()
    await expect.element(saying(messages.required(about('indirizzo')))).toBeVisible()
    await expect.element(field('Cliente')).toHaveFocus()
    await field('Descrizione Problema').fill('Presa')
    await expect.element(page.getByText(messages.required(about('descrizione')))).not.toBeInTheDocument()
    await expect.element(saying(messages.required(about('indirizzo')))).toBeVisible()
  })

  it('is saved with what the chosen customer brings along', async () => {
    await fillJob()
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(saying('Intervento salvato')).toBeVisible()
    expect(await made()).toMatchObject({
      cliente: 'cliente_1',
      descrizione: 'Presa che scintilla',
      indirizzo: 'Viale Monza 201, Milano',
      data: TODAY,
      stato: 'programmato',
    })
  })

  it.each([
    ['-20', messages.negative(about('preventivo'))],
    ['1000000000000', messages.tooMuchMoney(about('preventivo'), 1_000_000_000)],
    ['12,345', messages.tooManyDecimals(about('preventivo'), 2)],
    ['-', messages.notMoney(about('preventivo'))],
  ])('refuses %s as an amount on leaving the field', async (typed, message) => {
    await type('Preventivo', typed)
    await userEvent.tab()
    await expect.element(saying(message)).toBeVisible()
  })

  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['1.250', 125_000],
    ['1.250,50', 125_050],
    ['1250', 125_000],
  ])('reads %s as an Italian amount', async (typed, cents) => {
    await fillJob()
    await type('Preventivo', typed)
    await save()
    await expect.poll(made).toMatchObject({ preventivo: cents })
  })

  it('does not swallow half a date nor the 31st of February', async () => {
    const input = field('Data')
    await input.fill('')
    await type('Data', '02312026')
    const element = input.element() as HTMLInputElement
    expect(element.validity.badInput).toBe(true)
    await field('Descrizione Problema').click()
    await expect.element(saying(messages.notADay(about('data')))).toBeVisible()
    await fillJob()
    await save()
    await expect.element(input).toHaveFocus()
    expect(await made()).toBeUndefined()
  })

  it('takes apostrophes, signs and emoji as they are, and counts long texts', async () => {
    await fillJob()
    await field('Descrizione Problema').fill('x'.repeat(10_000))
    await save()
    await expect.element(saying(messages.tooLong(about('descrizione'), 2000, 10_000))).toBeVisible()
    await field('Descrizione Problema').fill(`D'Angelò <b>forno</b> 🔧`)
    await save()
    await expect.poll(made).toMatchObject({ descrizione: `D'Angelò <b>forno</b> 🔧` })
  })

  it('is saved once, however often somebody presses', async () => {
    await fillJob()
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await jobs()).toHaveLength(2)
  })

  it('can be written without a mouse', async () => {
    await expect.element(field('Cliente')).toHaveFocus()
    await userEvent.keyboard('Bian')
    await expect.element(page.getByRole('option', { name: /Bianchi/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    for (let stops = 0; stops < 8 && document.activeElement?.getAttribute('name') !== 'descrizione'; stops++) await userEvent.tab()
    await userEvent.keyboard('Presa{Control>}{Enter}{/Control}')
    await expect.poll(made).toMatchObject({ descrizione: 'Presa', cliente: 'cliente_1' })
  })

  it('closes at once; what was typed comes back from the toast', async () => {
    await field('Descrizione Problema').fill('Presa che scintilla')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Riprendi' }).click()
    await expect.element(field('Descrizione Problema')).toHaveValue('Presa che scintilla')
  })

  it('offers the draft when the toast is gone, until it is saved', async () => {
    await fillJob()
    await page.getByRole('button', { name: 'Annulla' }).click()
    forms.create(job)
    await expect.element(saying('C’è una bozza che non hai salvato.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Riprendi' }).click()
    await expect.element(field('Cliente')).toHaveValue('Bianchi S.r.l.')
    await save()
    await expect.poll(made).toBeDefined()
    forms.create(job)
    await expect.element(field('Descrizione Problema')).toHaveValue('')
    await expect.element(page.getByText('C’è una bozza che non hai salvato.')).not.toBeInTheDocument()
  })

  it('keeps a second draft beside the first, offers each once, and saves one without losing the other', async () => {
    await field('Descrizione Problema').fill('Presa che scintilla')
    await page.getByRole('button', { name: 'Annulla' }).click()
    forms.create(job)
    await expect.element(saying('C’è una bozza che non hai salvato.')).toBeVisible()
    // Not beside the form too.
    await expect.element(page.getByText('Bozza chiusa')).not.toBeInTheDocument()
    await field('Descrizione Problema').fill('Lavello che perde')
    await page.getByRole('button', { name: 'Annulla' }).click()
    forms.create(job)
    await expect.element(page.getByText('Non hai salvato: «Presa che scintilla».')).toBeVisible()
    await expect.element(page.getByText('Non hai salvato: «Lavello che perde».')).toBeVisible()
    // What stands in the form waits, too, when another is taken up.
    await field('Descrizione Problema').fill('Caldaia ferma')
    await page.getByRole('dialog').getByRole('button', { name: 'Riprendi' }).first().click()
    await expect.element(field('Descrizione Problema')).toHaveValue('Presa che scintilla')
    await expect.element(page.getByText('Non hai salvato: «Caldaia ferma».')).toBeVisible()
    await type('Cliente', 'Bian')
    await page.getByRole('option', { name: /Bianchi/ }).click()
    await save()
    await expect.poll(made).toMatchObject({ descrizione: 'Presa che scintilla' })
    forms.create(job)
    await expect.element(page.getByText('Non hai salvato: «Lavello che perde».')).toBeVisible()
    await page.getByRole('button', { name: 'Scarta' }).first().click()
    await expect.element(page.getByText('C’è una bozza che non hai salvato.')).toBeVisible()
  })

  it('says nothing on closing when nothing was typed', async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(page.getByText('Bozza chiusa').query()).toBeNull()
  })

  it('makes the customer while talking, and goes on', async () => {
    await field('Descrizione Problema').fill('Presa')
    await type('Cliente', "D'Angelò")
    await page.getByRole('option', { name: /Aggiungi/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Nuovo Cliente' })).toBeVisible()
    await expect.element(field('Nome/Ragione Sociale')).toHaveValue("D'Angelò")
    await save()
    await expect.element(field('Cliente')).toHaveValue("D'Angelò")
    await expect.element(field('Descrizione Problema')).toHaveValue('Presa')
    expect((await store.query({ entity: 'cliente', total: true })).total).toBe(2)
  })

  it('is a sheet at the bottom of a phone', async () => {
    await page.viewport(390, 844)
    const box = () => page.getByRole('dialog').element().getBoundingClientRect()
    await expect.poll(() => Math.round(box().bottom)).toBe(844)
    expect(box().width).toBe(390)
    const [cancel, confirm] = [...document.querySelectorAll('footer button')].map((button) => button.getBoundingClientRect())
    expect(Math.round(cancel?.width ?? 0)).toBe(Math.round(confirm?.width ?? 1))
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

describe('a record that exists', () => {
  const edit = async () => {
    forms.edit(job, 'intervento_1')
    await expect.element(field('Descrizione Problema')).toHaveValue('Salta il differenziale')
  }

  it('sends only what changed', async () => {
    await edit()
    await field('Preventivo').fill('')
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const [row] = await jobs()
    expect(row).toMatchObject({ descrizione: 'Salta il differenziale', version: 2 })
    expect(row?.['preventivo']).toBeUndefined()
  })

  it('keeps what was typed when somebody else was faster, and shows theirs beside it', async () => {
    await edit()
    await field('Preventivo').fill('150')
    await store.commit(
      [{ type: 'update', entity: 'intervento', id: 'intervento_1', values: { preventivo: 99_00, indirizzo: 'Via Roma 1' } }],
      { via: 'form' },
    )
    await save()
    await page.getByRole('dialog', { name: 'Due modifiche allo stesso intervento' }).findElement()
    await expect.element(page.getByRole('radio', { name: /^Dell’altra finestra: 99,00/ })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(saying(/nel frattempo/)).toBeVisible()
    await expect.element(field('Preventivo')).toHaveValue(150)
    await page.getByRole('button', { name: 'Confronta le due versioni' }).click()
    await page.getByRole('radio', { name: /^La tua: 150,00/ }).click()
    await save()
    await expect.poll(async () => (await jobs())[0]).toMatchObject({ preventivo: 150_00, indirizzo: 'Via Roma 1' })
  })

  it('moves along its lifecycle on saving, and asks for what the state wants', async () => {
    await edit()
    await page.getByRole('button', { name: 'Completa' }).click()
    await save()
    await expect.element(saying(/Per passare a «Completato»/)).toBeVisible()
    await expect.element(field('Ore di lavoro')).toHaveFocus()
    await userEvent.keyboard('1,5')
    await save()
    await expect.poll(async () => (await jobs())[0]).toMatchObject({ stato: 'completato', ore: 1.5 })
  })

  it('does not let the hours of a completed job be emptied, and says so at the field', async () => {
    await store.commit([{ type: 'move', entity: 'intervento', id: 'intervento_1', to: 'completato', values: { ore: 2 } }], { via: 'form' })
    await edit()
    await field('Ore di lavoro').clear()
    await save()
    await expect.element(saying('Nello stato «Completato» servono le ore di lavoro.')).toBeVisible()
    await expect.element(field('Ore di lavoro')).toHaveFocus()
    expect((await jobs())[0]).toMatchObject({ ore: 2 })
  })

  it('writes lines from the keyboard and drops the one that nobody wrote in', async () => {
    await edit()
    await page.getByRole('button', { name: /Aggiungi riga/ }).click()
    await userEvent.keyboard('Sifone{Tab}2,5{Enter}')
    await expect.element(page.getByLabelText('Materiale, riga 2')).toHaveFocus()
    await save()
    await expect.poll(async () => (await jobs())[0]?.['materiali']).toEqual([{ materiale: 'Sifone', quantita: 2.5 }])
  })

  it('tells the fault of a line at its cell', async () => {
    await edit()
    await page.getByRole('button', { name: /Aggiungi riga/ }).click()
    await userEvent.keyboard('Sifone')
    await save()
    await expect.element(saying(messages.required({ label: 'Quantità' }))).toBeVisible()
    await expect.element(page.getByLabelText('Quantità, riga 1')).toHaveFocus()
  })

  it('tells its story in words', async () => {
    await store.commit([{ type: 'update', entity: 'intervento', id: 'intervento_1', values: { preventivo: 150_00 } }], { via: 'form' })
    await edit()
    await page.getByRole('button', { name: 'Cronologia' }).click()
    const story = page.getByRole('dialog', { name: 'Cronologia' })
    await expect.element(story.getByRole('term').getByText('Preventivo')).toBeVisible()
    await expect.poll(() => story.getByRole('definition').element().textContent).toMatch(/120,00.€.*150,00.€/)
  })

  it('is deleted, and comes back', async () => {
    await edit()
    await page.getByRole('button', { name: 'Elimina intervento' }).click()
    await expect.poll(jobs).toHaveLength(0)
    await page
      .getByRole('region', { name: /Notifiche/ })
      .getByRole('button', { name: 'Annulla' })
      .click()
    await expect.poll(jobs).toHaveLength(1)
  })

  it('is not deleted over the changes of somebody else', async () => {
    await edit()
    await store.commit([{ type: 'update', entity: 'intervento', id: 'intervento_1', values: { indirizzo: 'Via Roma 1' } }], { via: 'form' })
    await page.getByRole('button', { name: 'Elimina intervento' }).click()
    await expect.element(saying(/nel frattempo/)).toBeVisible()
    expect(await jobs()).toHaveLength(1)
  })

  it('says who needs it when it cannot be deleted', async () => {
    forms.edit(customer, 'cliente_1')
    await page.getByRole('button', { name: 'Elimina cliente' }).click()
    await expect.element(saying(/non si può eliminare.*1 intervento/)).toBeVisible()
  })

  it('closes when it is put away, so that no second press deletes it', async () => {
    forms.edit(customer, 'cliente_1')
    await page.getByRole('button', { name: 'Archivia cliente' }).click()
    await expect.element(saying('Cliente archiviato')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect((await store.get('cliente', 'cliente_1'))?.['archivio']).toBe('archiviato')
  })

  it('says of a copy that the record that it copies was put away', async () => {
    await store.commit([{ type: 'update', entity: 'cliente', id: 'cliente_1', values: { archivio: 'archiviato' } }], { via: 'form' })
    forms.duplicate(customer, 'cliente_1')
    await expect.element(page.getByRole('dialog').getByText(/^Archiviato: la scheda che copi/)).toBeVisible()
    await field('Nome/Ragione Sociale').fill('Bianchi Impianti')
    await save()
    await expect
      .poll(async () => (await store.query({ entity: 'cliente', search: 'Impianti' })).rows.map((row) => row['archivio']))
      .toEqual([undefined])
  })

  it('is put away instead when it is needed, no longer offered, and brought back', async () => {
    forms.edit(customer, 'cliente_1')
    await page.getByRole('button', { name: 'Elimina cliente' }).click()
    await page.getByRole('button', { name: 'Archivia', exact: true }).click()
    await expect.poll(async () => (await store.get('cliente', 'cliente_1'))?.['archivio']).toBe('archiviato')
    forms.create(job)
    await field('Cliente').click()
    await expect.element(saying('Nessun cliente con questo nome')).toBeVisible()
    await expect.element(page.getByRole('option', { name: /Bianchi/ })).not.toBeInTheDocument()
    forms.edit(customer, 'cliente_1')
    await page.getByRole('button', { name: 'Riporta in elenco' }).click()
    await expect.poll(async () => (await store.get('cliente', 'cliente_1'))?.['archivio']).toBeUndefined()
  })

  it('says so when it is gone', async () => {
    forms.edit(job, 'intervento_0')
    await expect.element(saying(/non c’è più/)).toBeVisible()
  })

  it('is copied without what belongs to the first', async () => {
    forms.duplicate(job, 'intervento_1')
    await expect.element(field('Descrizione Problema')).toHaveValue('Salta il differenziale')
    await save()
    await expect.poll(made).toMatchObject({ stato: 'programmato', preventivo: 12_000 })
  })
})

describe('a day that is years away', () => {
  const question = () => page.getByRole('alert').filter({ hasText: 'La data è il 12/03/2001, 25 anni fa: è giusta?' })
  beforeEach(async () => {
    forms.create(job)
    await fillJob()
    await field('Data').fill('2001-03-12')
    await save()
  })

  it('is asked about, and nothing is lost by correcting it', async () => {
    await expect.element(question()).toBeVisible()
    // It asks, and refuses nothing.
    expect(question().element().className).toContain('border-warn')
    await expect.element(page.getByRole('button', { name: 'Correggi' })).toHaveFocus()
    expect(await made()).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Data')).toHaveFocus()
    await expect.element(field('Descrizione Problema')).toHaveValue('Presa che scintilla')
    await field('Data').fill('2026-11-24')
    await save()
    await expect.poll(made).toMatchObject({ data: '2026-11-24' })
  })

  it('is kept when it is meant, and asked about again when another is written', async () => {
    await expect.element(question()).toBeVisible()
    await field('Data').fill('2002-03-12')
    await save()
    await expect.element(page.getByText(/12\/03\/2002/)).toBeVisible()
    await page.getByRole('button', { name: 'Sì, salva' }).click()
    await expect.poll(made).toMatchObject({ data: '2002-03-12', descrizione: 'Presa che scintilla' })
  })

  it('is not asked about when something else of the record changes', async () => {
    await page.getByRole('button', { name: 'Sì, salva' }).click()
    await expect.poll(made).toMatchObject({ data: '2001-03-12' })
    forms.edit(job, (await made())?.id ?? '')
    await field('Descrizione Problema').fill('Presa sostituita')
    await save()
    await expect.poll(made).toMatchObject({ data: '2001-03-12', descrizione: 'Presa sostituita' })
  })
})

describe('where the cursor begins', () => {
  it('in the first field of a record that exists, though it is read first', async () => {
    forms.edit(customer, 'cliente_1')
    await expect.element(field('Nome/Ragione Sociale')).toHaveFocus()
  })

  it('where it was asked for', async () => {
    forms.edit(customer, 'cliente_1', 'telefono')
    await expect.element(field('Telefono')).toHaveFocus()
  })

  it('in the one field that a move asks for', async () => {
    const [row] = await jobs()
    if (row) forms.move(job, row, 'completato', 'form')
    await expect.element(page.getByRole('spinbutton', { name: 'Ore di lavoro' })).toHaveFocus()
  })
})

describe('moves', () => {
  it('are made at once where nothing is missing', async () => {
    const [row] = await jobs()
    if (row) forms.move(job, row, 'programmato', 'board')
    await expect.element(saying('Stato aggiornato: Programmato')).toBeVisible()
  })

  it('ask for what is missing, and for nothing else', async () => {
    const [row] = await jobs()
    if (row) forms.move(job, row, 'completato', 'board')
    await expect.element(page.getByRole('dialog', { name: 'Completa', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Completa' }).click()
    await expect.element(saying(messages.required(about('ore')))).toBeVisible()
    await type('Ore di lavoro', '0')
    await page.getByRole('button', { name: 'Completa' }).click()
    await expect.element(saying('Le ore di lavoro devono essere almeno 0,25.')).toBeVisible()
    expect((await jobs())[0]).toMatchObject({ stato: 'in_corso' })
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}2,5')
    await page.getByRole('button', { name: 'Completa' }).click()
    await expect.poll(async () => (await jobs())[0]).toMatchObject({ stato: 'completato', ore: 2.5 })
  })
})

describe('a store that takes its time to refuse', () => {
  let answers: PromiseWithResolvers<void>
  let asked = 0
  beforeEach(() => {
    answers = Promise.withResolvers<void>()
    asked = 0
    const commit = store.commit.bind(store)
    store.commit = async (changes, options) => {
      if (++asked > 1) return commit(changes, options)
      await answers.promise
      return { ok: false, problems: [{ path: 'nome', code: 'invalid', message: 'Questo nome è di un altro.' }] }
    }
    forms.create(customer)
  })
  const press = async () => {
    await type('Nome/Ragione Sociale', 'Rossi{Enter}{Enter}')
    await expect.poll(() => asked).toBe(1)
  }

  it('has what is mended meanwhile saved by the press that follows it', async () => {
    await press()
    await userEvent.keyboard(' Mario{Enter}')
    answers.resolve()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const { rows } = await store.query({ entity: 'cliente' })
    expect(rows.map(({ nome }) => nome)).toContain('Rossi Mario')
    expect(asked).toBe(2)
  })

  it('says nothing of values that stand there no more', async () => {
    await press()
    await userEvent.keyboard(' Mario')
    answers.resolve()
    await expect.element(saying(/^La scheda è cambiata mentre si salvava/)).toBeVisible()
    await expect.element(saying('Questo nome è di un altro.')).not.toBeInTheDocument()
    await save()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('says what is wrong with what was left as it is', async () => {
    await press()
    answers.resolve()
    await expect.element(saying('Questo nome è di un altro.')).toBeVisible()
    expect(asked).toBe(1)
  })
})

it('loses nothing when saving fails', async () => {
  const broken = await openForms(stuck(store))
  broken.create(customer)
  await field('Nome/Ragione Sociale').fill('Rossi')
  await save()
  await expect.element(saying(/Il salvataggio non è riuscito/)).toBeVisible()
  await expect.element(field('Nome/Ragione Sociale')).toHaveValue('Rossi')
})

it('says in its own dialog that a move has failed, and keeps what was typed', async () => {
  const broken = await openForms(stuck(store))
  const [row] = await jobs()
  if (row) broken.move(job, row, 'completato', 'board')
  await type('Ore di lavoro', '2,5')
  await page.getByRole('button', { name: 'Completa' }).click()
  await expect.element(saying(/Il salvataggio non è riuscito/)).toBeVisible()
  await expect.element(page.getByRole('spinbutton', { name: 'Ore di lavoro' })).toHaveValue(2.5)
})
