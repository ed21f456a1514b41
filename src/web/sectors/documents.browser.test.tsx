import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isReference, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { verbOf } from '../../kernel/fields/status.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readySlugs } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { documentOf, entityOf, screenOf } from '../data/sector-context.tsx'
import { isRequired } from '../fields/input-props.ts'
import { openForms } from '../forms/form.fixture.tsx'

/** A weekday: every trade is open. */
const TODAY = '2026-11-24'
const NAME = 'Zefiro Prova'
/** Values for the tax data of a partner, by the label of their fields. */
const TAX = { Indirizzo: 'Via Roma 1, Mantova', 'Codice fiscale': 'RSSMRA80A01E897X' } as const

const ready = await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))
const isStatusOrText = (field: Field) => field.kind === 'text' || field.kind === 'status'

interface Case {
  readonly sector: Sector
  readonly entity: AnyEntity
  /** The field of the partner that is made from inside the document. */
  readonly label: string
}
const cases = ready.flatMap(([slug, sector]): readonly (readonly [string, Case])[] =>
  (sector?.entities ?? []).flatMap((entity) => {
    if (!sector || !documentOf(sector, entity.name)) return []
    const keys = entity.form.flatMap(({ fields }) => fields)
    // Made from inside: the trade has a screen for it, and its form asks for words alone.
    const isMadeHere = ({ name, fields }: AnyEntity) =>
      screenOf(sector, name) !== undefined &&
      Object.values(fields).every((field) => !isStored(field) || !isRequired(field) || isStatusOrText(field))
    const partner = keys
      .map((key) => entity.fields[key])
      .find((field) => field && isReference(field) && isRequired(field) && isMadeHere(entityOf(sector, field.target)))
    return partner ? [[`${slug}: ${entity.label.one}`, { sector, entity, label: partner.label }] as const] : []
  }),
)

beforeEach(() => page.viewport(1360, 900))

const dialogs = () => document.querySelectorAll('[role="dialog"]').length
const last = () => page.elementLocator([...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body)

/** Writes a line with all that it must say. */
async function writeLine(entity: AnyEntity, sector: Sector) {
  await page.getByRole('button', { name: 'Aggiungi riga' }).click()
  const columns = columnsOf(entity.fields[documentOf(sector, entity.name)?.lines ?? '']) ?? {}
  for (const column of Object.values(columns)) {
    if (!isStored(column) || !isRequired(column)) continue
    const input = page.getByLabelText(`${column.label}, riga 1`, { exact: true })
    const element = input.element()
    if (element instanceof HTMLInputElement && element.value === '') await userEvent.fill(input, column.numeric ? '10' : 'Lavoro')
  }
  await userEvent.keyboard('{Escape}')
}

/** Writes the tax data that the law asks of the partner into its card, comes back and issues again. */
async function completeTaxData(verb: string) {
  await page.getByRole('button', { name: 'Completa la scheda' }).click()
  await expect.poll(dialogs).toBe(2)
  for (const [name, value] of Object.entries(TAX)) await userEvent.fill(last().getByLabelText(name), value)
  await last()
    .getByRole('button', { name: /^Salva / })
    .click()
  // The code is of a Mario Rossi: it is asked about, and kept.
  await last().getByRole('button', { name: 'Sì, salva' }).click()
  await expect.poll(dialogs).toBe(1)
  await expect.element(page.getByText('ci vuole per legge')).not.toBeInTheDocument()
  await last().getByRole('button', { name: verb, exact: true }).click()
}

/** What comes next is the button of the head, and nowhere else. */
async function seeNextStep() {
  const next = page.getByRole('button', { name: 'Registra incasso' })
  await expect.element(next).toBeVisible()
  expect(next.element().closest('header')).not.toBeNull()
  const steps = page.getByRole('list', { name: 'Passi' }).getByRole('listitem')
  expect(steps.elements().at(-1)?.textContent).toBe('Pagata')
}

describe.each(cases)('%s', (_name, { sector, entity, label }) => {
  it('is issued to a partner made from inside it, and closes', async () => {
    const clock = stillClock(TODAY, '10:00')
    const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(TODAY), at: clock.at })
    const form = await openForms(store, sector)
    form.create(entity)
    const partner = page.getByRole('combobox', { name: label })
    await expect.element(partner).toBeVisible()
    await userEvent.fill(partner, NAME)
    await page.getByRole('option', { name: `Aggiungi «${NAME}»` }).click()
    await expect.poll(dialogs).toBe(2)
    await expect.element(last().getByRole('textbox').first()).toBeVisible()
    for (const input of last().element().querySelectorAll<HTMLInputElement>('input[aria-required="true"]'))
      if (input.value === '') await userEvent.fill(page.elementLocator(input), NAME)
    await last()
      .getByRole('button', { name: /^Salva / })
      .click()
    await expect.poll(dialogs).toBe(1)
    await writeLine(entity, sector)

    const [, lifecycle] = statusOf(entity) ?? []
    const to = lifecycle?.states[lifecycle.initial]?.next[0] ?? ''
    const verb = lifecycle ? verbOf(lifecycle, lifecycle.initial, to) : ''
    await last().getByRole('button', { name: verb, exact: true }).click()
    if (entity.name === 'fattura') await completeTaxData(verb)
    await expect.poll(dialogs).toBe(2)
    await last().getByRole('button', { name: verb, exact: true }).click()
    await expect.poll(dialogs).toBe(1)
    const { rows } = await store.query({ entity: entity.name, where: [{ field: statusOf(entity)?.[0] ?? '', op: 'eq', value: to }] })
    expect(rows.length).toBeGreaterThan(0)
    if (entity.name === 'fattura') await seeNextStep()
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect.poll(dialogs).toBe(0)
  })
})
