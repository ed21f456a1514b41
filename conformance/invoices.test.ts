import { describe, expect, it } from 'vitest'
import { isReference, type AnyEntity } from '../src/kernel/entity/entity.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { checkIban, formatIban } from '../src/kernel/italian/iban.ts'
import { formatMoney } from '../src/kernel/italian/money.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { newId } from '../src/kernel/door/new-id.ts'
import { firmAt } from '../src/kernel/paper/firm-at.ts'
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

/** Whether customers of a trade may be firms, whose invoices go through SdI. */
const billsFirms = (sector: Sector, partner: string): boolean =>
  'partita_iva' in (sector.entities.find(({ name }) => name === partner)?.fields ?? {})

it('finds the trades that send invoices', () => {
  expect(billing.length).toBeGreaterThan(0)
})

describe.each(billing)('an invoice of %s', (_slug, sector, fattura) => {
  const { cliente: field } = fattura.fields
  const partner = field && isReference(field) ? field.target : ''
  const line = { descrizione: 'Lavoro', quantita: 1, prezzo: 10_000, iva: 'N4' }

  /** Moves a draft with these lines to «inviata», for a customer with or without tax data. */
  async function issue(lines: readonly object[], { isKnown = true, terms = 'subito', more = {} } = {}) {
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
      ...more,
    }
    const rows = { ...sample, [partner]: [...(sample[partner] ?? []), person] }
    const store = new MemoryStore({ entities: sector.entities, sample: rows, at: () => ({ today: TODAY, time: '10:00' }) })
    const id = newId('fattura')
    const values = { cliente: person.id, data: TODAY, pagamento: terms, righe: lines }
    const made = await store.commit([{ type: 'create', entity: 'fattura', id, values }], { via: 'form' })
    expect(made).toMatchObject({ ok: true })
    const moved = await store.commit([{ type: 'move', entity: 'fattura', id, to: 'inviata' }], { via: 'form' })
    return { moved, row: await store.get('fattura', id), store }
  }

  it('is issued to a customer with address and tax code', async () => {
    const { moved, row } = await issue([line])
    expect(moved).toMatchObject({ ok: true })
    expect(row).toMatchObject({ stato: 'inviata' })
  })

  it('says on paper to which account it is paid until it is, and its check digits hold', async () => {
    const print = sector.prints.find(({ entity }) => entity === 'fattura')
    const { row, store } = await issue([line])
    const firm = await sector.firm(store)
    expect(checkIban(firm?.iban ?? '')).toMatchObject({ ok: true })
    const paperOf = async (one: AnyRow | undefined) =>
      JSON.stringify(one && (await print?.paper(one, store, await firmAt(sector, store, { today: TODAY }))))
    expect(await paperOf(row)).toContain(formatIban(firm?.iban ?? ''))
    const { rows } = await store.query({ entity: 'fattura', where: [{ field: 'situazione', op: 'eq', value: 'pagata' }] })
    expect(await paperOf(rows[0])).not.toContain('IBAN')
  })

  it.each(billsFirms(sector, partner) ? [partner] : [])(
    'asks a %s in the form where the electronic invoice goes, and says it on paper',
    async () => {
      const customer = sector.entities.find(({ name }) => name === partner)
      expect(customer?.form.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(['codice_destinatario', 'pec']))
      const print = sector.prints.find(({ entity }) => entity === 'fattura')
      const { row, store } = await issue([line], { more: { codice_destinatario: 'M5UXCR1', pec: 'fatture@pec.example' } })
      const wrong = { codice_destinatario: 'ab12' }
      expect(
        await store.commit([{ type: 'update', entity: partner, id: `${partner}_prova`, values: wrong }], { via: 'form' }),
      ).toMatchObject({ ok: false })
      const paper = JSON.stringify(row && (await print?.paper(row, store, await firmAt(sector, store, { today: TODAY }))))
      for (const said of ['Codice destinatario', 'M5UXCR1', 'PEC', 'fatture@pec.example']) expect(paper).toContain(said)
    },
  )

  it('says on paper what came in and what is left of each part, and asks for nothing more once it is paid or taken back', async () => {
    const print = sector.prints.find(({ entity }) => entity === 'fattura')
    const { row, store } = await issue([line], { terms: 'trenta_sessanta' })
    const blocksOf = async () => {
      const now = await store.get('fattura', row?.id ?? '')
      return { now, blocks: (now && (await print?.paper(now, store, await firmAt(sector, store, { today: TODAY }))))?.blocks ?? [] }
    }
    const duesIn = ({ blocks }: Awaited<ReturnType<typeof blocksOf>>) =>
      blocks.flatMap((block) => (block.kind === 'table' && block.columns[0]?.label === 'Scadenza' ? [block] : []))
    const factsIn = ({ blocks }: Awaited<ReturnType<typeof blocksOf>>) =>
      blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : []))
    const pay = async (importo: number) => {
      const own = sector.entities.find(({ name }) => name === 'incasso')?.fields[partner]
      const values = { fattura: row?.id, giorno: TODAY, importo, mezzo: 'bonifico', ...(own && { [partner]: row?.['cliente'] }) }
      expect(await store.commit([{ type: 'create', entity: 'incasso', values }], { via: 'form' })).toMatchObject({ ok: true })
    }

    const fresh = await blocksOf()
    const total = Number(fresh.now?.['totale'])
    expect(duesIn(fresh)[0]?.columns).toHaveLength(2)

    await pay(6000)
    const inPart = await blocksOf()
    expect(factsIn(inPart)).toEqual(
      expect.arrayContaining([`Già pagato: ${formatMoney(6000)}`, `Resta da pagare: ${formatMoney(total - 6000)}`]),
    )
    // Two parts: the first is covered, and what is over goes to the second.
    expect(duesIn(inPart)[0]?.rows.map((cells) => cells[2])).toEqual([formatMoney(0), formatMoney(total - 6000)])

    await pay(total - 6000)
    const paid = await blocksOf()
    expect(paid.now).toMatchObject({ situazione: 'pagata' })
    expect(duesIn(paid)).toEqual([])
    expect(factsIn(paid).join()).not.toContain('IBAN')
    expect(factsIn(paid)).toEqual(expect.arrayContaining([`Già pagato: ${formatMoney(total)}`, `Resta da pagare: ${formatMoney(0)}`]))
  })

  it('asks for nothing more on paper once it is taken back', async () => {
    const print = sector.prints.find(({ entity }) => entity === 'fattura')
    const { row, store } = await issue([line])
    const nota = { fattura: row?.id, cliente: row?.['cliente'], data: TODAY, motivo: 'Prova', righe: [{ ...line, quantita: -1 }] }
    const id = newId('nota_credito')
    await store.commit([{ type: 'create', entity: 'nota_credito', id, values: nota }], { via: 'form' })
    expect(await store.commit([{ type: 'move', entity: 'nota_credito', id, to: 'emessa' }], { via: 'form' })).toMatchObject({ ok: true })
    const now = await store.get('fattura', row?.id ?? '')
    expect(now).toMatchObject({ situazione: 'stornata' })
    const paper = JSON.stringify(now && (await print?.paper(now, store, await firmAt(sector, store, { today: TODAY }))))
    expect(paper).toContain('Note di credito')
    for (const word of ['IBAN', 'Scadenza', 'Pagamento:']) expect(paper).not.toContain(word)
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

describe.each(billing)('a credit note of %s', (_slug, sector, fattura) => {
  const sample = sector.sample(TODAY)
  const line = { descrizione: 'Lavoro', quantita: -1, prezzo: 10_000, iva: '22' }
  const open = () => new MemoryStore({ entities: sector.entities, sample, at: () => ({ today: TODAY, time: '10:00' }) })

  /** The first issued invoice of which nothing was taken back, and a note on it. */
  async function draft(righe: readonly object[], values: Readonly<Record<string, unknown>> = {}) {
    const store = open()
    const { rows } = await store.query({ entity: fattura.name, where: [{ field: 'stato', op: 'eq', value: 'inviata' }] })
    const bill = rows.find(({ stornato }) => stornato === 0)
    const nota = { fattura: bill?.id, cliente: bill?.['cliente'], data: TODAY, motivo: 'Prova', righe, ...values }
    const made = await store.commit([{ type: 'create', entity: 'nota_credito', id: 'nota_credito_prova', values: nota }], { via: 'form' })
    return { store, bill, made }
  }

  it('is refused as a draft where it is above its invoice, at its lines', async () => {
    const { bill, made } = await draft([{ ...line, prezzo: 99_999_900 }])
    expect(made).toMatchObject({ ok: false, problems: [{ path: 'righe' }] })
    expect(JSON.stringify(made)).toContain(
      `La fattura è di ${formatMoney(Number(bill?.['totale']))}: la nota di credito non può superarla.`,
    )
  })

  it('is kept up to its invoice', async () => {
    const { made } = await draft([{ ...line, prezzo: 100 }])
    expect(made).toMatchObject({ ok: true })
  })

  it('is refused for the customer of another invoice', async () => {
    const partner = fattura.fields['cliente']
    const others = (partner && isReference(partner) && sample[partner.target]) || []
    const { bill } = await draft([])
    const other = others.find(({ id }) => id !== bill?.['cliente'])
    const { made } = await draft([{ ...line, prezzo: 100 }], { cliente: other?.id })
    expect(made).toMatchObject({ ok: false, problems: [{ path: 'cliente' }] })
  })

  it('says positive quantities and amounts on paper, and which invoice it corrects', async () => {
    const print = sector.prints.find(({ entity }) => entity === 'nota_credito')
    const store = open()
    const [row] = (await store.query({ entity: 'nota_credito', where: [{ field: 'stato', op: 'eq', value: 'emessa' }] })).rows
    const paper = row && (await print?.paper(row, store, await firmAt(sector, store, { today: TODAY })))
    const cells = (paper?.blocks ?? []).flatMap((block) => {
      if (block.kind === 'table') return [...block.rows.flat(), ...(block.totals ?? [])]
      return block.kind === 'facts' ? block.facts.map(({ value }) => value) : []
    })
    expect(cells.length).toBeGreaterThan(6)
    expect(cells.filter((cell) => /^[-−]/.test(cell))).toEqual([])
    expect(paper?.title).toMatch(/^Nota di credito NC\/\d+\/\d{4}$/)
    const bill = row && (await store.get('fattura', String(row['fattura'])))
    expect(JSON.stringify(paper)).toContain(fattura.fields['numero']?.format(bill?.['numero']))
  })
})
