import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { quarterTurns } from '../../scan/image/rotate.ts'
import { hospitality } from '../../sectors/hospitality/index.ts'
import { entityOf } from '../data/sector-context.tsx'
import { customer, newStore, openForms } from '../forms/form.fixture.tsx'
import type { RecordForm } from '../forms/record-form.tsx'
import { NOT_AN_IMAGE } from '../media/reduce-picture.ts'
import { blankPaper, card, idCard, paper, passport, tessera } from './scan.fixture.tsx'
import { FILLED, SENTENCES } from './scan-messages.ts'

const guest = entityOf(hospitality, 'ospite')
/** A busy machine with a cold recogniser. */
const PATIENCE = { timeout: 60_000 }
vi.setConfig({ testTimeout: 180_000 })

let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  forms = await openForms(newStore())
})

const strip = () => page.getByRole('button', { name: /Compila da una foto/ })
const dialog = () => page.getByRole('dialog', { name: 'Compila da una foto o un documento' })
const button = (name: string | RegExp) => dialog().getByRole('button', { name })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const reviewed = (label: string) => dialog().getByLabelText(new RegExp(`^${label} (verificato|da controllare|corretto)$`))
const percent = () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? Number.NaN)
const picture = () => dialog().getByAltText('Il documento che hai scelto').element() as HTMLImageElement
const isGone = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  )

async function openScan(entity = customer) {
  forms.create(entity)
  await strip().click()
  await expect.element(button('Scegli immagine')).toBeVisible()
}
/** Hands a file to the hidden input as the file dialog does. */
function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('[data-scan-input=choose]')
  if (!input) throw new Error('no input')
  const held = new DataTransfer()
  held.items.add(file)
  input.files = held.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a business card', () => {
  it('is read, checked and used; the form keeps what was not found and takes the rest as typed', async () => {
    forms.create(customer)
    await field('Note').fill('Già cliente')
    await field('Telefono').fill('045 800 1234')
    await strip().click()
    await expect.element(button('Scegli immagine')).toBeVisible()
    const steps: number[] = []
    const watch = setInterval(() => steps.push(percent()), 20)
    choose(await paper(card))
    await expect.element(button('Usa questi dati'), PATIENCE).toBeVisible()
    clearInterval(watch)
    const seen = steps.filter((step) => !Number.isNaN(step))
    expect(seen.length).toBeGreaterThan(5)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect([seen.at(0), seen.at(-1)]).toEqual([0, expect.toSatisfy((last: number) => last >= 90 && last <= 100)])

    await expect.element(dialog().getByText(/^Ho trovato 4 campi, da controllare con l’immagine/)).toHaveFocus()
    await expect.element(reviewed('Telefono')).toHaveAccessibleDescription(/Nel modulo ora: «045 800 1234»/)
    await dialog().getByRole('checkbox', { name: 'Usa Indirizzo' }).click()
    await reviewed('Nome/Ragione Sociale').fill('Ferramenta Sole S.r.l.')
    await expect.element(dialog().getByText('corretto')).toBeVisible()
    const address = picture().src
    await button('Usa questi dati').click()

    await expect.element(page.getByText(FILLED)).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(field('Nome/Ragione Sociale')).toHaveValue('Ferramenta Sole S.r.l.')
    await expect.element(field('Telefono')).toHaveValue('02 123 4567')
    await expect.element(field('Email')).toHaveValue('info@example.it')
    await expect.element(field('Indirizzo')).toHaveValue('')
    await expect.element(field('Note')).toHaveValue('Già cliente')
    expect(await isGone(address)).toBe(true)
    await expect.element(strip()).toHaveFocus()
    // Filled counts as typed: closing keeps a draft.
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.element(page.getByText('Bozza chiusa')).toBeVisible()
  })
})

describe('a passport', () => {
  it('fills a guest by its zone, upside down too, and says what the check digits prove', async () => {
    await openScan(guest)
    choose(await passport((image) => quarterTurns(image, 2)))
    await expect.element(button('Usa questi dati'), PATIENCE).toBeVisible()
    await expect.element(dialog().getByText(/Le cifre di controllo del documento tornano/)).toBeVisible()
    await expect.element(dialog().getByLabelText('Numero documento verificato')).toHaveValue('YA1620853')
    await expect.element(dialog().getByLabelText('Data di nascita verificato')).toHaveValue('1992-02-29')
    await expect.element(dialog().getByLabelText('Cognome da controllare')).toHaveValue('Quagliozzi')
    await button('Usa questi dati').click()
    await expect.element(field('Nome')).toHaveValue('Anna Maria')
    await expect.element(field('Numero documento')).toHaveValue('YA1620853')
    await expect.element(field('Data di nascita')).toHaveValue('1992-02-29')
    await expect.element(field('Sesso')).toHaveTextContent('F')
    await expect.element(field('Tipo di documento')).toHaveTextContent('Passaporto')
  })
})

describe('the papers of a form', () => {
  it('are named where the photo is taken', async () => {
    forms.create(guest)
    await expect.element(strip().getByText('Carta d’identità, passaporto, patente, tessera sanitaria')).toBeVisible()
  })
})

describe('the front of an identity card', () => {
  it('fills a guest, and calls nothing of it verified', async () => {
    await openScan(guest)
    choose(await paper(idCard))
    await expect.element(button('Usa questi dati'), PATIENCE).toBeVisible()
    await expect.element(dialog().getByLabelText('Numero documento da controllare')).toHaveValue('CA54782DY')
    expect(dialog().getByText('verificato', { exact: true }).elements()).toEqual([])
    await button('Usa questi dati').click()
    await expect.element(field('Cognome')).toHaveValue('Ferrari')
    await expect.element(field('Data di nascita')).toHaveValue('1977-07-18')
    await expect.element(field('Comune di nascita')).toHaveValue('Roma (RM)')
  })
})

describe('a tessera sanitaria', () => {
  it('gives birth, sex and place by its code', async () => {
    await openScan(guest)
    choose(await paper(tessera))
    await expect.element(button('Usa questi dati'), PATIENCE).toBeVisible()
    await button('Usa questi dati').click()
    await expect.element(field('Cognome')).toHaveValue('Rossi')
    await expect.element(field('Data di nascita')).toHaveValue('1980-01-01')
    await expect.element(field('Comune di nascita')).toHaveValue('Roma (RM)')
    await expect.element(field('Sesso')).toHaveTextContent('F')
  })
})

describe('what cannot be read', () => {
  it.each([
    ['a text', () => new File(['ciao'], 'nota.txt', { type: 'text/plain' }), NOT_AN_IMAGE],
    ['an empty file', () => new File([], 'vuota.jpg', { type: 'image/jpeg' }), /Il file «vuota.jpg» è vuoto/],
    [
      'a broken picture',
      () => new File(['x'.repeat(200)], 'rotta.png', { type: 'image/png' }),
      /Seleziona un file immagine valido: «rotta.png» non si apre/,
    ],
    [
      'the first bytes of a PNG and nonsense',
      () => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'qo'.repeat(200)], 'finta.png', { type: 'image/png' }),
      /Seleziona un file immagine valido: «finta.png» non si apre/,
    ],
    ['a picture of 30 MB', () => new File([new Uint8Array(30 * 1024 * 1024)], 'enorme.jpg', { type: 'image/jpeg' }), /pesa 30 MB/],
  ])('%s is refused in words where the next one is chosen', async (_name, file, sentence) => {
    await openScan()
    choose(file())
    await expect.element(dialog().getByRole('alert').getByText(sentence)).toBeVisible()
    await expect.element(button('Scegli immagine')).toBeVisible()
  })

  it('a picture of 50 megapixels is reduced beside the page, and an empty page says what to do', async () => {
    const huge = await blankPaper(8000, 6300)
    await openScan()
    // The page itself opens nothing: what takes seconds is the worker's.
    const opened = vi.spyOn(globalThis, 'createImageBitmap')
    choose(huge)
    await expect.element(dialog().getByText(SENTENCES.nothing), PATIENCE).toHaveFocus()
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
    expect([picture().naturalWidth, picture().naturalHeight]).toEqual([2000, 1575])
    await button('Altra immagine').click()
    await expect.element(button('Scatta foto')).toHaveFocus()
  })

  it('a document in Arabic fills nothing that is called verified', async () => {
    await openScan(guest)
    choose(await paper(['جمهورية مصر العربية', 'بطاقة تحقيق الشخصية', 'الاسم محمد أحمد علي', 'القاهرة']))
    await expect.element(dialog().getByText(SENTENCES.nothing), PATIENCE).toBeVisible()
  })
})

describe('changing one’s mind', () => {
  /** It is still read when a busy machine comes to press a key. */
  const long = Array.from({ length: 60 }, (_, line) => `${line + 1} pezzi come da ordine del cliente`)

  it('stops the reading at any time, drops the picture, and begins again', async () => {
    await openScan()
    choose(await paper(long))
    await expect.element(button('Annulla')).toHaveFocus()
    await expect.element(dialog().getByAltText('Il documento che hai scelto')).toBeVisible()
    const address = picture().src
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Scatta foto')).toHaveFocus()
    await expect.element(dialog().getByAltText('Il documento che hai scelto')).not.toBeInTheDocument()
    expect(await isGone(address)).toBe(true)
    choose(await passport())
    await expect.element(button('Usa questi dati'), PATIENCE).toBeVisible()
  })

  it('closing the dialog in the middle leaves the form as it was', async () => {
    await openScan()
    choose(await paper(long))
    await expect.element(button('Annulla')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(strip()).toHaveFocus()
    await expect.element(field('Email')).toHaveValue('')
  })
})

describe('other ways in', () => {
  it('goes by the keyboard alone: the strip, the first button, and out again', async () => {
    forms.create(customer)
    await expect.element(strip()).toBeVisible()
    ;(strip().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Scatta foto')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Scegli immagine')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(strip()).toHaveFocus()
  })

  it('takes a picture that is dropped on the strip, and one that is pasted', async () => {
    forms.create(customer)
    await expect.element(strip()).toBeVisible()
    const dropped = new DataTransfer()
    dropped.items.add(await passport())
    strip()
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    await expect.element(dialog().getByLabelText(/^Nome\/Ragione Sociale/), PATIENCE).toHaveValue('Anna Maria Quagliozzi')
    await button('Altra immagine').click()
    const pasted = new DataTransfer()
    pasted.items.add(new File(['ciao'], 'nota.txt', { type: 'text/plain' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
    await expect.element(dialog().getByRole('alert').getByText(NOT_AN_IMAGE)).toBeVisible()
  })

  it('enlarges the picture step by step', async () => {
    await openScan()
    choose(await passport())
    await expect.element(button('Usa questi dati'), PATIENCE).toBeVisible()
    const width = picture().clientWidth
    await expect.element(button('Riduci l’immagine')).toBeDisabled()
    await button('Ingrandisci l’immagine').click()
    expect(picture().clientWidth / width).toBeCloseTo(1.5, 1)
  })
})
