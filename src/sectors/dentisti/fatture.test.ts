import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf } from '../../kernel/fields/row-of.ts'
import type { Paper } from '../../kernel/paper/paper.ts'
import type { ReportOutput } from '../../kernel/report/report.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { anzianitaDi } from '../common/fattura/anzianita.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { fattura } from './fattura.ts'
import { fatturaPaziente, fatturaPiano } from './fattura-cure.ts'
import { dentisti } from './index.ts'
import { paziente } from './paziente.ts'
import { leggiSpese, speseAnno } from './spese-anno.ts'
import { odontogramma } from './stampa-bocca.ts'
import { stampaFattura } from './stampa-fattura.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: dentisti.entities, sample: dentisti.sample(TODAY), at: () => at })
})
const { commit, make, update, move, refused, found, is, figure } = wordsOf(dentisti, () => store, at)
const get = async (entity: string, id: string): Promise<Values> => (await store.get(entity, id)) ?? {}
/** Amounts are written with a space that does not break. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ')

/** Bills what is proposed of a patient or of a plan, as somebody presses «Crea fattura». */
async function bill(
  action: typeof fatturaPaziente | typeof fatturaPiano,
  id: string,
  change: (draft: Values) => Values = (draft) => draft,
) {
  const row = await get(action.entity, id)
  const draft = change((await action.prefill?.(row as never, readOf(store), at)) ?? {})
  const plan = await planAction(action, draft, readOf(store), at, [row as never])
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems))
  const done = await commit(...plan.changes)
  if (!done.ok) throw new Error(JSON.stringify(done.problems))
  const who = action.entity === 'paziente' ? id : String(row['paziente'])
  const [made] = await found('fattura', is('cliente', who), is('stato', 'bozza'))
  if (!made) throw new Error('no draft')
  return made
}
const issued = async (id = 'paziente_2') => {
  const draft = await bill(fatturaPaziente, id)
  await commit(move(draft.id, 'inviata'))
  return rowOf(fattura, (await store.get('fattura', draft.id)) ?? draft)
}
const pay = (invoice: string, values: Values = {}) =>
  make('incasso', { paziente: 'paziente_2', fattura: invoice, giorno: TODAY, importo: 14_200, mezzo: 'carta', ...values })

/** Takes a payment back on a day, as somebody presses «Storna incasso»; what was refused. */
async function takeBack(id: string, today: string) {
  const action = dentisti.actions.find(({ key }) => key === 'storna_pagamento')
  if (!action) throw new Error('no action')
  const row = (await store.get('incasso', id)) ?? {}
  const plan = await planAction(action, { motivo: 'Scritto due volte' }, readOf(store), { today }, [row as never])
  return plan.ok ? refused(...plan.changes) : plan.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('The invoice of a patient', () => {
  it('bills what was done and stands on none, without VAT and with the stamp duty above 77,47 €', async () => {
    const before = (await figure('da_fatturare')).value
    const draft = await bill(fatturaPaziente, 'paziente_2')
    expect(draft).toMatchObject({
      righe: [
        { descrizione: 'Visita e radiografia, dente 4.6 (09/11/2026)', quantita: 1, prezzo: 14_000, iva: 'N4', cura: 'prestazione_1' },
      ],
      imponibile: 14_000,
      imposta: 0,
      bollo: 200,
      totale: 14_200,
      pagamento: 'subito',
      situazione: 'bozza',
      cure: 1,
    })
    expect(draft['numero']).toBeUndefined()
    expect(await get('prestazione', 'prestazione_1')).toMatchObject({ fattura: draft.id, fatturazione: 'in_bozza' })
    expect((await figure('da_fatturare')).value).toBe(before - 14_000)
    expect(await get('paziente', 'paziente_2')).toMatchObject({ da_fatturare: 0, in_fattura: 14_200, saldo: 14_200 })
  })

  it.each([
    [7747, 0],
    [7748, 200],
  ])('of %i cents has a stamp of %i', async (prezzo, bollo) => {
    const values = {
      data: TODAY,
      cliente: 'paziente_1',
      pagamento: 'subito',
      righe: [{ descrizione: 'Visita', quantita: 1, prezzo, iva: 'N4' }],
    }
    await commit(make('fattura', values, 'fattura_prova'))
    expect(await get('fattura', 'fattura_prova')).toMatchObject({ bollo, totale: prezzo + bollo })
  })

  it('is numbered when it is issued, one after the other in its year, and stays as it is', async () => {
    const last = (await found('fattura', is('stato', 'inviata'))).map(({ numero }) => String(numero)).toSorted()
    const first = await issued('paziente_2')
    const second = await issued('paziente_4')
    const count = (numero: unknown) => Number(/(\d+)\/2026$/.exec(fattura.fields.numero.format(numero as never))?.[1])
    expect(count(first.numero)).toBe(Math.max(...last.map((one) => count(one))) + 1)
    expect(count(second.numero)).toBe(count(first.numero) + 1)
    const settled = 'La fattura è emessa: quello che c’è scritto si corregge con una nota di credito.'
    expect((await refused(update('fattura', first.id, { righe: [] })))[0]).toContain(settled)
    expect((await refused(update('fattura', first.id, { opposizione: true })))[0]).toContain(settled)
    expect(await refused({ type: 'remove', entity: 'fattura', id: first.id })).not.toEqual([])
  })

  it('without a line is not issued', async () => {
    await commit(make('fattura', { data: TODAY, cliente: 'paziente_1', pagamento: 'subito' }, 'fattura_vuota'))
    expect(await refused(move('fattura_vuota', 'inviata'))).toEqual(['righe: Scrivi almeno una riga.'])
  })

  it('of a plan bills what of it is done', async () => {
    const cures = await found('prestazione', is('piano', 'piano_2'))
    const [done, todo] = ['eseguita', 'pianificata'].map((stato) => cures.find((row) => row['stato'] === stato))
    expect(await get('piano', 'piano_2')).toMatchObject({ da_fatturare: done?.['importo'] })
    await commit(move(todo?.id ?? '', 'eseguita'))
    const both = Number(done?.['importo']) + Number(todo?.['importo'])
    expect(await get('piano', 'piano_2')).toMatchObject({ da_fatturare: both })
    const draft = await bill(fatturaPiano, 'piano_2')
    expect(draft).toMatchObject({ cliente: 'paziente_12', imponibile: both, cure: 2 })
    expect(await get('piano', 'piano_2')).toMatchObject({ da_fatturare: 0 })
  })

  it('leaves for the next what is taken off it, and everything where its draft is thrown away', async () => {
    const draft = await bill(fatturaPaziente, 'paziente_7')
    const before = draft['righe'] as readonly Values[]
    expect(before.length).toBeGreaterThan(0)
    await commit(update('fattura', draft.id, { righe: [{ descrizione: 'Altro', quantita: 1, prezzo: 100, iva: 'N4' }] }))
    expect((await get('prestazione', 'prestazione_5'))['fattura']).toBeUndefined()
    await commit(update('fattura', draft.id, { righe: before }))
    expect((await get('prestazione', 'prestazione_5'))['fattura']).toBe(draft.id)
    expect(await refused({ type: 'remove', entity: 'fattura', id: draft.id })).toEqual([])
    expect(await get('prestazione', 'prestazione_5')).toMatchObject({ fatturazione: 'da_fatturare' })
  })

  it('takes no treatment twice, none of somebody else, none that is not done', async () => {
    await issued('paziente_2')
    const line = (cura: string) => ({ descrizione: 'Visita', quantita: 1, prezzo: 100, iva: 'N4', cura })
    const to = (cliente: string, ...cures: string[]) =>
      refused(make('fattura', { data: TODAY, cliente, pagamento: 'subito', righe: cures.map(line) }))
    expect(await to('paziente_2', 'prestazione_1')).toEqual(['righe.0.cura: La cura sta già in un’altra fattura.'])
    expect(await to('paziente_2', 'prestazione_3')).toEqual(['righe.0.cura: La cura è di un altro paziente.'])
    expect(await to('paziente_2', 'prestazione_2')).toEqual(['righe.0.cura: La cura non è ancora eseguita.'])
    expect(await to('paziente_4', 'prestazione_3', 'prestazione_3')).toEqual(['righe.1.cura: Questa cura sta già in un’altra riga.'])
  })

  it('keeps what was done as it was billed', async () => {
    await bill(fatturaPaziente, 'paziente_2')
    for (const change of [update('prestazione', 'prestazione_1', { importo: 1 }), move('prestazione_1', 'in_corso')])
      expect((await refused(change))[0]).toContain('La prestazione è già su una fattura')
    expect(await refused({ type: 'remove', entity: 'prestazione', id: 'prestazione_1' })).not.toEqual([])
  })

  it('says whose codice fiscale lacks, and proposes the opposition of the patient', async () => {
    await commit(update('paziente', 'paziente_2', { codice_fiscale: null, opposizione: true }))
    const draft = await bill(fatturaPaziente, 'paziente_2')
    expect(draft['opposizione']).toBe(true)
    expect(fattura.note?.(rowOf(fattura, draft))?.message).toContain('Manca il codice fiscale')
    expect(await fattura.proposes?.({ cliente: 'paziente_2' }, readOf(store), at)).toEqual({ opposizione: true })
    expect(await fattura.proposes?.({ cliente: 'paziente_1' }, readOf(store), at)).toEqual({ opposizione: false })
  })
})

describe('Payments', () => {
  it('come in parts, no more than is open, and say what is left', async () => {
    const { id } = await issued()
    expect(plain(await refused(pay(id, { importo: 14_201 })))).toBe('["importo: Sono 0,01 € più di quanto resta da incassare."]')
    await commit(pay(id, { importo: 4200, mezzo: 'contanti' }))
    expect(await get('fattura', id)).toMatchObject({ residuo: 10_000, situazione: 'in_parte' })
    expect(await get('paziente', 'paziente_2')).toMatchObject({ saldo: 10_000 })
    await commit(pay(id, { importo: 10_000 }))
    expect(await get('fattura', id)).toMatchObject({ residuo: 0, situazione: 'pagata' })
    expect(await get('paziente', 'paziente_2')).toMatchObject({ saldo: 0 })
  })

  it('from the invoice bear its patient and propose what is open', async () => {
    const row = await issued()
    const action = dentisti.actions.find(({ key }) => key === 'incassa')
    if (!action) throw new Error('no action')
    const draft = (await action.prefill?.(row, readOf(store), at)) ?? {}
    expect(draft).toEqual({ giorno: TODAY, mezzo: 'carta', importo: 14_200 })
    const plan = await planAction(action, draft, readOf(store), at, [row])
    if (plan.ok) await commit(...plan.changes)
    const [paid] = await found('incasso', is('fattura', row.id))
    expect(paid).toMatchObject({ paziente: 'paziente_2', importo: 14_200, mezzo: 'carta' })
  })

  it('ahead of the invoice are its own once it is issued; not of somebody else, not of a draft', async () => {
    const draft = await bill(fatturaPaziente, 'paziente_2')
    await commit(make('incasso', { paziente: 'paziente_2', giorno: '2026-11-20', importo: 5000, mezzo: 'carta' }, 'incasso_acconto'))
    expect(await get('paziente', 'paziente_2')).toMatchObject({ acconti: 5000, saldo: 9200 })
    expect(await refused(update('incasso', 'incasso_acconto', { fattura: draft.id }))).toContain(
      'fattura: La fattura è ancora una bozza: prima si emette, poi si incassa.',
    )
    await commit(move(draft.id, 'inviata'))
    expect(await refused(pay(draft.id, { paziente: 'paziente_1' }))).toEqual(['fattura: La fattura è di un altro paziente.'])
    expect(await refused(update('incasso', 'incasso_acconto', { fattura: draft.id }))).toEqual([])
    expect(await get('fattura', draft.id)).toMatchObject({ residuo: 9200 })
    expect(await get('paziente', 'paziente_2')).toMatchObject({ acconti: 0, saldo: 9200 })
  })

  it('stay as they were written: a wrong one is taken back today, with its reason, once', async () => {
    const { id } = await issued()
    await commit(pay(id, { giorno: '2026-11-23' }))
    const [paid] = await found('incasso', is('fattura', id))
    if (!paid) throw new Error('no payment')
    const says = 'L’incasso è registrato: se è sbagliato si corregge con «Storna incasso», e se ne registra un altro.'
    for (const [key, value] of Object.entries({ importo: 100, giorno: '2026-11-22', mezzo: 'contanti', fattura: 'fattura_1' }))
      expect(await refused(update('incasso', paid.id, { [key]: value }))).toContain(`${key}: ${says}`)
    expect((await refused({ type: 'remove', entity: 'incasso', id: paid.id })).join()).toContain(says)
    expect(await refused(update('incasso', paid.id, { nota: 'Ricevuta consegnata' }))).toEqual([])

    expect(await takeBack(paid.id, '2026-11-30')).toEqual([])
    const [back] = await found('incasso', is('storna', paid.id))
    expect(back).toMatchObject({
      giorno: '2026-11-30',
      importo: -14_200,
      mezzo: 'carta',
      motivo: 'Scritto due volte',
      situazione: 'storno',
    })
    expect(await get('incasso', paid.id)).toMatchObject({ giorno: '2026-11-23', importo: 14_200, situazione: 'stornato' })
    expect(await get('fattura', id)).toMatchObject({ residuo: 14_200, incassato: 0 })
    expect(await get('paziente', 'paziente_2')).toMatchObject({ saldo: 14_200 })
    expect(await takeBack(paid.id, '2026-11-30')).toEqual(['storna: Si storna una volta sola, e solo quello che è stato registrato.'])
    expect(await takeBack(String(back?.id), '2026-11-30')).toEqual([
      'storna: Si storna una volta sola, e solo quello che è stato registrato.',
    ])
    const one = pay(id, { importo: -100 })
    expect(await refused(one)).toEqual(['importo: Scrivi quanto è entrato, sopra zero: quello che è sbagliato si storna.'])
    // What was open at the end of the day of the payment was open again after the reversal.
    const openAt = async (today: string) => {
      const made = await anzianitaDi({ one: 'Paziente', many: 'pazienti' }).outputs[0]?.make(
        store,
        { period: '2026-11' },
        { ...at, today },
        '',
      )
      return plain(made).includes('Rinaudo Amedeo')
    }
    expect([await openAt('2026-11-24'), await openAt('2026-11-30')]).toEqual([false, true])
  })

  it('ahead of an invoice keep what they say once they are taken back', async () => {
    await commit(make('incasso', { paziente: 'paziente_2', giorno: TODAY, importo: 5000, mezzo: 'carta' }, 'incasso_acconto'))
    expect(await takeBack('incasso_acconto', TODAY)).toEqual([])
    const { id } = await issued()
    expect(await refused(update('incasso', 'incasso_acconto', { fattura: id }))).toEqual(['fattura: C’è già il suo storno: resta com’è.'])
    expect(await get('paziente', 'paziente_2')).toMatchObject({ acconti: 0 })
  })

  it('are aged by the days they are late, with the word of this trade', async () => {
    const chi = { one: 'Paziente', many: 'pazienti' }
    const { id } = await issued()
    await commit(pay(id, { importo: 4200 }))
    const [output] = anzianitaDi(chi).outputs
    const made = await output?.make(store, { period: '2026-11' }, at, 'Bottega')
    const paper = made && 'paper' in made ? made.paper : undefined
    expect(paper?.title).toBe('Scadenzario pazienti')
    expect(plain(paper)).toContain('["Rinaudo Amedeo","100,00 €"')
  })
})

describe('The credit note', () => {
  const storna = async (change: (righe: readonly Values[]) => readonly Values[] = (righe) => righe) => {
    const row = await issued()
    const righe = (row.righe ?? []).map((riga) => ({ ...riga, quantita: -1, importo: undefined }))
    await commit(
      make(
        'nota_credito',
        { data: TODAY, fattura: row.id, cliente: 'paziente_2', motivo: 'Errore', righe: change(righe) },
        'nota_credito_prova',
      ),
    )
    expect(await refused(move('nota_credito_prova', 'emessa'))).toEqual([])
    return row.id
  }

  it('takes all of it back with its stamp: what was done is to be billed again', async () => {
    const id = await storna()
    expect(await get('nota_credito', 'nota_credito_prova')).toMatchObject({ totale: -14_200, bollo: -200 })
    expect(await get('fattura', id)).toMatchObject({ residuo: 0, situazione: 'stornata' })
    expect(await get('prestazione', 'prestazione_1')).toMatchObject({ fatturazione: 'da_fatturare' })
    expect(await get('paziente', 'paziente_2')).toMatchObject({ saldo: 14_000 })
  })

  it('of a part leaves the treatment where it is billed', async () => {
    const id = await storna((righe) => righe.map((riga) => ({ ...riga, prezzo: 4000 })))
    expect(await get('prestazione', 'prestazione_1')).toMatchObject({ fattura: id, fatturazione: 'fatturata' })
    expect(await get('fattura', id)).toMatchObject({ residuo: 10_200 })
  })
})

describe('On paper', () => {
  const textOf = (paper: Paper) => plain(paper)

  it('the invoice says why it bears no VAT, the stamp, how it was paid, and where its data go', async () => {
    const row = await issued()
    await commit(pay(row.id, { importo: 4200, mezzo: 'contanti' }), pay(row.id, { importo: 10_000 }))
    const paper = await stampaFattura.paper(row, store, at)
    expect(paper.title).toMatch(/^Fattura \d+\/2026$/)
    expect(paper.subtitle).toBe('del 23/11/2026 · Prestazioni sanitarie')
    for (const words of [
      'RNDMDA67T02L219W',
      'art. 10, n. 18, DPR 633/1972',
      'Imposta di bollo di 2,00 € assolta sull’originale',
      'art. 10-bis D.L. 119/2018',
      'salvo opposizione',
      '"Contanti","No","42,00 €"',
      '"Carta","Sì","100,00 €"',
      'Pagamento: subito',
    ])
      expect(textOf(paper)).toContain(words)
  })

  it('below the threshold there is no stamp; who opposes has it written', async () => {
    const righe = [{ descrizione: 'Visita', quantita: 1, prezzo: 5000, iva: 'N4' }]
    await commit(make('fattura', { data: TODAY, cliente: 'paziente_1', pagamento: 'subito', opposizione: true, righe }, 'fattura_p'))
    const paper = textOf(await stampaFattura.paper((await store.get('fattura', 'fattura_p')) ?? ({} as never), store, at))
    expect(paper).not.toContain('bollo')
    expect(paper).toContain('si oppone')
    expect(paper).toContain('Bozza, non valida ai fini fiscali')
  })

  it('the mouth: both arches by the numbers of the FDI, then tooth by tooth what was seen and done', async () => {
    const row = rowOf(paziente, (await store.get('paziente', 'paziente_2')) ?? ({} as never))
    const { blocks } = await odontogramma.paper(row, store, at)
    const tables = blocks.filter((block) => block.kind === 'table')
    const [upper, lower, teeth] = tables
    expect(upper?.columns.map(({ label }) => label).slice(6, 10)).toEqual(['1.2', '1.1', '2.1', '2.2'])
    const at46 = lower?.columns.findIndex(({ label }) => label === '4.6') ?? -1
    expect(lower?.rows[0]?.[at46]).toBe('Ca + ○')
    expect(lower?.rows[0]?.[lower.columns.findIndex(({ label }) => label === '3.6')]).toBe('X')
    expect(teeth?.rows.find(([dente]) => dente === '4.6')).toEqual([
      '4.6',
      'Primo molare inf. dx',
      'Carie O',
      'Visita e radiografia, eseguita il 09/11/2026; Otturazione in composito, da fare',
    ])
  })

  it('the mouth of a child shows the teeth of milk', async () => {
    const seen = { paziente: 'paziente_6', dente: '5.5', tipo: 'carie', data: TODAY }
    await commit(make('reperto', seen))
    const row = rowOf(paziente, (await store.get('paziente', 'paziente_6')) ?? ({} as never))
    const { blocks } = await odontogramma.paper(row, store, at)
    expect(blocks.flatMap((block) => (block.kind === 'table' ? (block.title ?? []) : []))).toContain('Arcata superiore, denti da latte')
  })
})

describe('Health expenses for the Sistema Tessera Sanitaria', () => {
  const period = '2026'
  const output = speseAnno.outputs[0] as ReportOutput
  const file = async () => {
    const made = await output.make(store, { period }, at, 'Bottega')
    return 'sheet' in made ? made.sheet : made
  }
  const complete = async () => {
    for (const { id } of (await found('paziente')).filter(({ codice_fiscale: code }) => code === undefined))
      await commit(update('paziente', id, { codice_fiscale: 'RSSMRA80A01H501U' }))
  }

  it('has a row for each payment with what is asked of it, the stamp apart', async () => {
    await complete()
    const { id, numero } = await issued()
    await commit(pay(id))
    const made = await file()
    if (!('rows' in made)) throw new Error(JSON.stringify(made))
    expect(made.name).toBe('spese-sanitarie-2026.csv')
    const written = numero === undefined ? '' : fattura.fields.numero.format(numero)
    const mine = made.rows.filter((row) => row[2] === written)
    const head = ['02345681197', '23/11/2026', written, '1', 'F', '23/11/2026', 'RNDMDA67T02L219W', '0', 'SI']
    expect(mine).toEqual([
      [...head, 'SR', 'N4', '140,00'],
      [...head, 'Bollo addebitato', '', '2,00'],
    ])
    expect(new Set(made.rows.map(({ length }) => length))).toEqual(new Set([12]))
  })

  it('bears the VAT number of the firm that hands it in', async () => {
    await complete()
    const made = await output.make(store, { period }, { ...at, firm: { ...ditta, vatNumber: '12345678903' } }, 'Bottega')
    const [, ...rows] = 'sheet' in made ? made.sheet.rows : []
    expect(new Set(rows.map(([number]) => number))).toEqual(new Set(['12345678903']))
  })

  it('sums up to what was paid for invoices', async () => {
    const { spese } = await leggiSpese(store, period)
    const paid = (await found('incasso', { field: 'fattura', op: 'filled' })).filter(({ giorno }) => String(giorno).startsWith(period))
    expect(spese.reduce((sum, { importo }) => sum + importo, 0)).toBe(paid.reduce((sum, { importo }) => sum + Number(importo), 0))
  })

  it('who opposed goes without codice fiscale, cash is not traced', async () => {
    await complete()
    await commit(update('paziente', 'paziente_2', { opposizione: true }))
    const { id } = await issued()
    await commit(pay(id, { mezzo: 'contanti' }))
    const { spese } = await leggiSpese(store, period)
    expect(spese.filter((one) => one.fattura === id)).toMatchObject([
      { haOpposto: true, codice: undefined, isTracciata: false, importo: 14_000 },
      { haOpposto: true, codice: undefined, isTracciata: false, importo: 200 },
    ])
    expect('rows' in (await file())).toBe(true)
  })

  it('without a codice fiscale there is no file, and the patient is named', async () => {
    const made = await file()
    expect(made).toMatchObject({ obstacles: { lines: [{ ways: [{ entity: 'paziente' }] }] } })
    expect(JSON.stringify(made)).toContain('Manca il codice fiscale')
    await complete()
    expect('rows' in (await file())).toBe(true)
  })

  it('tells payments without an invoice and refunds, which are not in it', async () => {
    await commit(make('incasso', { paziente: 'paziente_2', giorno: TODAY, importo: 5000, mezzo: 'carta' }))
    const { id } = await issued('paziente_4')
    const open = Number((await get('fattura', id))['residuo'])
    await commit(pay(id, { paziente: 'paziente_4', importo: open }))
    const righe = (await get('fattura', id))['righe'] as readonly Values[]
    const back = righe.map((riga) => ({ ...riga, quantita: -1 }))
    const nota = { data: TODAY, fattura: id, cliente: 'paziente_4', motivo: 'Errore', righe: back }
    await commit(make('nota_credito', nota, 'nota_credito_rimborso'), move('nota_credito_rimborso', 'emessa'))
    await commit(move('nota_credito_rimborso', 'emessa'))
    const report = await speseAnno.read(store, { period }, at)
    const missing = report.blocks?.find(({ kind }) => kind === 'missing')
    expect(plain(missing)).toContain('50,00 € del 23/11/2026 non hanno una fattura')
    expect(plain(missing)).toMatch(/La nota di credito NC\/\d+\/2026 storna la fattura \d+\/2026, già incassata/)
  })

  it('leaves out what was taken back in the year, and names what was told in an earlier one', async () => {
    const { id } = await issued()
    await commit(pay(id, { importo: 4200 }), pay(id, { importo: 10_000, mezzo: 'contanti' }))
    const [card, cash] = await found('incasso', is('fattura', id))
    const mine = async (year: string) => (await leggiSpese(store, year)).spese.filter((one) => one.fattura === id)
    const total = async (year: string) => (await mine(year)).reduce((sum, { importo }) => sum + importo, 0)
    await takeBack(String(card?.id), '2026-12-31')
    expect(await total('2026')).toBe(Number(cash?.['importo']))
    await takeBack(String(cash?.id), '2027-01-08')
    expect(await total('2026')).toBe(Number(cash?.['importo']))
    expect(await mine('2027')).toEqual([])
    const next = await speseAnno.read(store, { period: '2027' }, { today: '2027-01-08', time: '09:00' })
    expect(plain(next.blocks)).toContain('Il 08/01/2027 sono stati stornati')
    expect(plain(next.blocks)).toContain('incassati in un altro anno: il rimborso si comunica a parte.')
  })
})
