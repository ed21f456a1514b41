import { describe, expect, it } from 'vitest'
import { isReference, type AnyEntity } from '../src/kernel/entity.ts'
import type { Sector } from '../src/kernel/sector.ts'
import { newId } from '../src/kernel/store/new-id.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const TODAY = '2026-11-23'
const TAX = ['indirizzo', 'partita_iva', 'codice_fiscale']

const ready = await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))
const billing = ready.flatMap(([slug, sector]): readonly (readonly [string, Sector, AnyEntity])[] => {
  const fattura = sector?.entities.find(({ name }) => name === 'fattura')
  return sector && fattura ? [[slug, sector, fattura]] : []
})

it('finds the trades that send invoices', () => {
  expect(billing.length).toBeGreaterThan(0)
})

describe.each(billing)('an invoice of %s', (_slug, sector, fattura) => {
  const { cliente: field } = fattura.fields
  const partner = field && isReference(field) ? field.target : ''
  const line = { descrizione: 'Lavoro', quantita: 1, prezzo: 10_000, iva: 'N4' }

  /** Moves a draft with these lines to «inviata», for a customer with or without tax data. */
  async function issue(lines: readonly object[], { isKnown = true } = {}) {
    const sample = sector.sample(TODAY)
    const [held] = sample[partner] ?? []
    const { fields } = sector.entities.find(({ name }) => name === partner) ?? { fields: {} }
    const tax = Object.fromEntries(TAX.filter((key) => key in fields).map((key) => [key, undefined]))
    const person = {
      ...held,
      ...tax,
      id: `${partner}_prova`,
      version: 1,
      ...(isKnown && { indirizzo: 'Via Roma 1, Mantova', codice_fiscale: 'RSSMRA80A01E897X' }),
    }
    const rows = { ...sample, [partner]: [...(sample[partner] ?? []), person] }
    const store = new MemoryStore({ entities: sector.entities, sample: rows, at: () => ({ today: TODAY, time: '10:00' }) })
    const id = newId('fattura')
    const values = { cliente: person.id, data: TODAY, pagamento: 'subito', righe: lines }
    const made = await store.commit([{ type: 'create', entity: 'fattura', id, values }], { via: 'form' })
    expect(made).toMatchObject({ ok: true })
    const moved = await store.commit([{ type: 'move', entity: 'fattura', id, to: 'inviata' }], { via: 'form' })
    return { moved, row: await store.get('fattura', id) }
  }

  it('is issued to a customer with address and tax code', async () => {
    const { moved, row } = await issue([line])
    expect(moved).toMatchObject({ ok: true })
    expect(row).toMatchObject({ stato: 'inviata' })
  })

  it('is refused without the customer’s tax data, and names the card that lacks them', async () => {
    const { moved, row } = await issue([line], { isKnown: false })
    expect(moved).toMatchObject({
      ok: false,
      problems: [{ path: 'cliente', mends: { entity: partner, id: `${partner}_prova`, field: 'indirizzo' } }],
    })
    expect(row).not.toHaveProperty('numero')
  })

  it.each([
    ['a quantity of zero', [line, { ...line, quantita: 0 }], 'righe.1.quantita'],
    ['a discount of 100 %', [{ ...line, sconto: 100 }], 'righe'],
    ['less than nothing', [{ ...line, prezzo: -10_000 }], 'righe'],
    ['no line', [], 'righe'],
  ])('is refused for %s, at its field', async (_what, lines, path) => {
    const { moved, row } = await issue(lines)
    expect(moved).toMatchObject({ ok: false, problems: [{ path }] })
    expect(row).toMatchObject({ stato: 'bozza', situazione: 'bozza' })
  })

  it('may be given away in part', async () => {
    const { moved } = await issue([line, { ...line, sconto: 100 }])
    expect(moved).toMatchObject({ ok: true })
  })
})
