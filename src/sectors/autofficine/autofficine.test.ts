import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMonths, endOfMonth } from '../../kernel/italian/dates.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { approva } from './approva.ts'
import { cambiaTarga } from './cambia-targa.ts'
import { fattura } from './fatture.ts'
import { autofficine } from './index.ts'
import { preventivo } from './preventivo.ts'
import { riordina } from './riordina.ts'
import { riparazione } from './riparazione.ts'
import { schedaLavorazione } from './scheda-lavorazione.ts'
import { stampaFattura, stampaPreventivo, storico } from './stampe.ts'
import { veicolo } from './veicolo.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: autofficine.entities, sample: autofficine.sample(TODAY), at: () => at })
})

const { commit, make, update, move, refused, found, is, figure, entityOf } = wordsOf(autofficine, () => store, at)
const rimasti = async (which: number) => (await store.get('ricambio', `ricambio_${which}`))?.['quantita']

describe('States, tabs and forms of the specification', () => {
  it('has Panoramica, Riparazioni, Inventario, Fatture', () => {
    expect(autofficine.screens.map(({ label }) => label)).toEqual(['Panoramica', 'Riparazioni', 'Inventario', 'Fatture'])
  })

  it('Workshop repair stato: completato, in corso, in attesa', () => {
    const { stato } = entityOf('riparazione')?.fields ?? {}
    expect(['completato', 'in_corso', 'in_attesa'].map((one) => stato?.format(one))).toEqual(['Completato', 'In corso', 'In attesa'])
  })

  it('Repair form: cliente, veicolo, problema, costo, dataConsegna, telefono, targa, km, marca, modello', () => {
    const first = new Set(entityOf('riparazione')?.form[0]?.fields)
    const asked = ['cliente', 'veicolo', 'problema', 'costo', 'consegna', 'telefono', 'targa', 'km', 'marca', 'modello']
    expect(asked.filter((key) => !first.has(key))).toEqual([])
  })

  it('Second customer form: nome, cognome, telefono, email, indirizzo, veicoli', () => {
    expect(entityOf('cliente')?.form[0]?.fields).toEqual(['nome', 'cognome', 'telefono', 'email', 'indirizzo', 'veicoli'])
  })

  it('Workshop part is low when quantity is below minimum', async () => {
    const after = async (values: Values) => {
      await commit(update('ricambio', 'ricambio_4', values))
      return (await store.get('ricambio', 'ricambio_4'))?.['stato']
    }
    expect([await after({ quantita: 7 }), await after({ quantita: 8 }), await after({ quantita: 9 }), await after({ minimo: 10 })]).toEqual(
      ['scorta_bassa', 'ok', 'ok', 'scorta_bassa'],
    )
  })
})

describe('Acceptance', () => {
  it('a plate that is known brings vehicle, customer and telephone along', async () => {
    const proposed = await riparazione.proposes?.({ targa: 'ZC018HB' }, readOf(store), at)
    expect(proposed).toMatchObject({
      veicolo: 'veicolo_4',
      cliente: 'cliente_3',
      marca: 'Ford',
      modello: 'Transit',
      telefono: '3285551204',
    })
    await commit(make('riparazione', { targa: 'ZC018HB', cliente: 'cliente_3', problema: 'Cinghia', giorno: TODAY }, 'riparazione_nuova'))
    expect(await store.get('riparazione', 'riparazione_nuova')).toMatchObject({ veicolo: 'veicolo_4' })
  })

  it('the plate follows another vehicle that is chosen, and not one that is registered anew', async () => {
    await commit(update('riparazione', 'riparazione_4', { veicolo: 'veicolo_1' }))
    expect(await store.get('riparazione', 'riparazione_4')).toMatchObject({ targa: 'ZA214LV', marca: 'Fiat', modello: 'Panda' })
    await commit(update('veicolo', 'veicolo_1', { targa: 'ZE333CC' }))
    expect(await store.get('riparazione', 'riparazione_1')).toMatchObject({ targa: 'ZA214LV' })
  })

  it('a new plate becomes the card of a vehicle; without make and model it is asked for them', async () => {
    const job = { targa: 'ZE900AB', cliente: 'cliente_1', problema: 'Fumo', giorno: TODAY, km: 12_000 }
    expect(await refused(make('riparazione', job))).toEqual(['marca: La targa è nuova: scrivi marca e modello.'])
    await commit(make('riparazione', { ...job, marca: 'Fiat', modello: 'Punto' }, 'riparazione_nuova'))
    const [car] = await found('veicolo', is('targa', 'ZE900AB'))
    expect(car).toMatchObject({ cliente: 'cliente_1', marca: 'Fiat', modello: 'Punto', chilometri: 12_000, riparazioni: 1 })
    expect(await store.get('riparazione', 'riparazione_nuova')).toMatchObject({ veicolo: car?.id })
  })

  it('a repair is of a vehicle, and given back after it has come', async () => {
    const job = { cliente: 'cliente_1', problema: 'Fumo', giorno: TODAY }
    expect(await refused(make('riparazione', { ...job, marca: 'Fiat', modello: 'Punto' }))).toEqual([
      'veicolo: Scegli il veicolo o scrivi la targa.',
    ])
    expect(await refused(make('riparazione', { ...job, veicolo: 'veicolo_1', consegna: addDays(TODAY, -1) }))).toEqual([
      'consegna: La consegna viene prima dell’ingresso.',
    ])
  })

  it('the vehicles that are written on the form of a customer become cards', async () => {
    const values = { nome: 'Nadia', cognome: 'Bassi', veicoli: [{ targa: 'ZE111AA', marca: 'Kia', modello: 'Rio' }] }
    await commit(make('cliente', values, 'cliente_nuovo'))
    expect(await found('veicolo', is('cliente', 'cliente_nuovo'))).toMatchObject([{ targa: 'ZE111AA', ogni_km: 15_000, uso: 'privato' }])
    const who = await store.get('cliente', 'cliente_nuovo')
    expect([who?.['auto'], who?.['veicoli']]).toEqual([1, undefined])
    expect(await refused(make('cliente', { ...values, cognome: 'Bassi due' }))).toHaveLength(1)
  })
})

describe('The job number', () => {
  const YEAR = TODAY.slice(0, 4)
  const car = { veicolo: 'veicolo_9', cliente: 'cliente_3', problema: 'Cinghia' }
  const numberOf = async (id: string) => (await store.get('riparazione', id))?.['commessa']
  const greatest = async () => {
    const { rows } = await store.query({ entity: 'riparazione', sort: [{ field: 'commessa', direction: 'desc' }], page: { limit: 1 } })
    return Number(String(rows[0]?.['commessa']).slice(-7))
  }

  it('is given when the car comes in, goes on by one, and a booking has none yet', async () => {
    const before = await greatest()
    await commit(make('riparazione', { ...car, giorno: addDays(TODAY, 3) }, 'riparazione_attesa'))
    expect(await numberOf('riparazione_attesa')).toBeUndefined()
    await commit(make('riparazione', { ...car, giorno: TODAY }, 'riparazione_nuova'))
    expect(await numberOf('riparazione_nuova')).toBe(`/${YEAR}/${String(before + 1).padStart(7, '0')}`)
    // It came three days early.
    await commit(update('riparazione', 'riparazione_attesa', { giorno: TODAY }))
    expect(await numberOf('riparazione_attesa')).toBe(`/${YEAR}/${String(before + 2).padStart(7, '0')}`)
  })

  it('is never given twice: it is neither changed, nor deleted, nor copied', async () => {
    await commit(make('riparazione', { ...car, giorno: TODAY }, 'riparazione_nuova'))
    const held = await numberOf('riparazione_nuova')
    expect((await refused({ type: 'remove', entity: 'riparazione', id: 'riparazione_nuova' }))[0]).toMatch(/non si dà due volte/)
    expect((await refused(update('riparazione', 'riparazione_nuova', { commessa: `/${YEAR}/0009999` })))[0]).toMatch(/non può cambiare/)
    await commit(move('riparazione_nuova', 'annullato'))
    expect(await numberOf('riparazione_nuova')).toBe(held)
  })

  it('stays when the commit that gave it is taken back; what that commit made goes with it', async () => {
    await commit(make('riparazione', { ...car, giorno: addDays(TODAY, 3) }, 'riparazione_attesa'))
    const came = await commit(update('riparazione', 'riparazione_attesa', { giorno: TODAY }))
    const held = await numberOf('riparazione_attesa')
    expect(held).toBeDefined()
    expect(came.ok && (await store.undo(came.commit)).ok).toBe(true)
    expect(await store.get('riparazione', 'riparazione_attesa')).toMatchObject({ giorno: addDays(TODAY, 3), commessa: held })
    const made = await commit(make('riparazione', { ...car, giorno: TODAY }, 'riparazione_nuova'))
    expect(made.ok && (await store.undo(made.commit)).ok).toBe(true)
    expect(await store.get('riparazione', 'riparazione_nuova')).toBeUndefined()
  })

  it('names the repair and closes nothing of it, on whatever paper', async () => {
    await commit(make('riparazione', { ...car, giorno: TODAY }, 'riparazione_nuova'))
    await commit(update('riparazione', 'riparazione_nuova', { problema: 'Cinghia e pompa', giorno: addDays(TODAY, -1) }))
    const row = await store.get('riparazione', 'riparazione_nuova')
    expect(row).toMatchObject({ problema: 'Cinghia e pompa' })
    const paper = row && (await schedaLavorazione.paper(rowOf(riparazione, row), store, at))
    expect(paper?.subtitle).toMatch(/^Commessa n\. \d+\/2026 · Cinghia e pompa/)
  })

  it('finds its repair, alone and called a job', async () => {
    const [one] = await found('riparazione', is('commessa', `/${YEAR}/0000012`))
    for (const search of ['commessa 12', '12/2026', 'commessa n. 12/2026'])
      expect((await store.query({ entity: 'riparazione', search })).rows.map(({ id }) => id)).toContain(one?.id)
  })

  it('follows in the sample the order in which the cars came in', async () => {
    const rows = (await store.query({ entity: 'riparazione', where: [{ field: 'commessa', op: 'filled' }], page: { limit: 1000 } })).rows
    const inOrder = rows.toSorted((a, b) => (String(a['commessa']) < String(b['commessa']) ? -1 : 1))
    const came = inOrder.map((row) => `${String(row['giorno'])} ${String(row['ora'])}`)
    expect(came).toEqual(came.toSorted())
    expect(inOrder.map((row) => Number(String(row['commessa']).slice(-7)))).toEqual(inOrder.map((_, place) => place + 1))
    expect(rows.filter((row) => String(row['giorno']) > TODAY)).toEqual([])
  })
})

describe('The bays', () => {
  const job = (values: Values) =>
    make('riparazione', { veicolo: 'veicolo_7', cliente: 'cliente_6', problema: 'Gomme', giorno: TODAY, minuti: 60, ...values })
  it('a bay and who works at it take one vehicle at a time', async () => {
    expect(await refused(job({ ora: '09:30', ponte: 'ponte_1' }))).toEqual([
      'ponte: Ponte 1 è già occupato il 23/11/2026 dalle 08:30 alle 10:30.',
    ])
    expect(await refused(job({ ora: '09:30', ponte: 'ponte_2', meccanico: 'meccanico_1' }))).toEqual([
      'meccanico: Sergio Brambati ha già un lavoro il 23/11/2026 dalle 08:30 alle 10:30.',
    ])
    expect(await refused(job({ ora: '10:30', ponte: 'ponte_1' }))).toEqual([])
  })

  it('a bay that is closed takes none, and what is called off gives it back', async () => {
    const [closed] = await found('fermo')
    expect(await refused(job({ giorno: closed?.['giorno'], ora: '15:00', ponte: 'ponte_2' }))).toHaveLength(1)
    await commit(move('riparazione_3', 'annullato'))
    expect(await refused(job({ ora: '15:00', ponte: 'ponte_2' }))).toEqual([])
  })
})

describe('From the estimate to the return', () => {
  const sent = async () => {
    const [row] = await found('preventivo', is('stato', 'inviato'), is('problema', 'Vibra in frenata'))
    if (!row) throw new Error('no estimate')
    return row
  }

  it('an estimate takes its number when it is sent, and not without lines', async () => {
    const values = { veicolo: 'veicolo_1', cliente: 'cliente_1', data: TODAY, valido_fino: TODAY, problema: 'Gomme' }
    await commit(make('preventivo', values, 'preventivo_nuovo'))
    expect(await refused(move('preventivo_nuovo', 'inviato'))).toEqual(['righe: Un preventivo si invia con almeno una voce.'])
    await commit(update('preventivo', 'preventivo_nuovo', { righe: [{ ricambio: 'ricambio_19', quantita: 4, iva: '22' }] }))
    await commit(move('preventivo_nuovo', 'inviato'))
    expect(await store.get('preventivo', 'preventivo_nuovo')).toMatchObject({ totale: 38_552 })
    expect((await store.get('preventivo', 'preventivo_nuovo'))?.['numero']).toBeDefined()
  })

  it('a part brings its name and its price of the day along, which later prices leave alone', async () => {
    const righe = [{ ricambio: 'ricambio_2', quantita: 2, iva: '22' }]
    await commit(update('riparazione', 'riparazione_4', { righe }))
    await commit(update('ricambio', 'ricambio_2', { vendita: 9900 }))
    expect(await store.get('riparazione', 'riparazione_4')).toMatchObject({
      righe: [{ descrizione: 'Filtro olio universale', prezzo: 1200, importo: 2400 }],
      conto: 2928,
    })
    expect(await refused(update('riparazione', 'riparazione_4', { righe: [{ quantita: 1, iva: '22' }] }))).toEqual([
      'righe.0.descrizione: Scegli un ricambio o scrivi che cosa si fa.',
    ])
    expect(await refused(update('riparazione', 'riparazione_4', { righe: [{ descrizione: 'Diagnosi', quantita: 1, iva: '22' }] }))).toEqual(
      ['righe.0.prezzo: Indica il prezzo.'],
    )
  })

  it('is approved line by line: what is left out stays written', async () => {
    const row = await sent()
    const inputs = (await approva.prefill?.(row, readOf(store), at)) ?? {}
    const { righe } = inputs as { readonly righe?: readonly unknown[] }
    const planned = await planAction(approva, { righe: righe?.slice(0, 1) }, readOf(store), at, [row])
    if (!planned.ok) throw new Error('refused')
    await commit(...planned.changes)
    expect(await store.get('preventivo', row.id)).toMatchObject({
      stato: 'approvato',
      approvato_il: TODAY,
      righe: [{ descrizione: 'Dischi freno anteriori, coppia' }],
      scartate: '1 x Liquido freni DOT 4, 1 l\n1,8 x Manodopera',
    })
  })

  it('only an approved estimate becomes a repair, and once', async () => {
    const row = await sent()
    const job = { preventivo: row.id, veicolo: row['veicolo'], cliente: row['cliente'], problema: 'Vibra in frenata', giorno: TODAY }
    expect((await commit(make('riparazione', job))).ok).toBe(false)
    await commit(move(row.id, 'approvato', { approvato_il: TODAY }))
    expect((await commit(make('riparazione', job))).ok).toBe(true)
    expect((await commit(make('riparazione', job))).ok).toBe(false)
  })

  it('parts leave the shelf when the work is done, come back when it begins again, and are not taken where there are none', async () => {
    expect(await refused(move('riparazione_2', 'completato'))).toHaveLength(1)
    const done = await commit(move('riparazione_2', 'completato', { ore: 1.8 }))
    expect([await rimasti(1), await rimasti(8)]).toEqual([0, 2])
    expect(await store.get('riparazione', 'riparazione_2')).toMatchObject({ completata_il: TODAY, giorni: 0 })
    if (done.ok) await store.undo(done.commit)
    expect(await rimasti(1)).toBe(1)
    await commit(move('riparazione_2', 'completato', { ore: 1.8 }))
    const righe = [{ ricambio: 'ricambio_8', quantita: 3, iva: '22' }]
    await commit(update('riparazione', 'riparazione_2', { righe }))
    expect([await rimasti(1), await rimasti(8)]).toEqual([1, 0])
    expect((await refused(update('riparazione', 'riparazione_2', { righe: [{ ...righe[0], quantita: 4 }] }))).join()).toContain(
      'non bastano',
    )
    await commit(move('riparazione_2', 'in_corso'))
    expect(await rimasti(8)).toBe(3)
    expect((await store.get('riparazione', 'riparazione_2'))?.['completata_il']).toBeUndefined()
  })

  it('what is done is billed with its lines, once; what was not paid stays open', async () => {
    const open = (await figure('da_incassare')).value
    const righe = (await store.get('riparazione', 'riparazione_6'))?.['righe'] as readonly Values[]
    const bill = (job: string) =>
      make('fattura', {
        riparazione: job,
        cliente: 'cliente_5',
        data: TODAY,
        pagamento: 'trenta',
        righe: righe.map(({ descrizione, quantita, prezzo, iva }) => ({ descrizione, quantita, prezzo, iva })),
      })
    expect((await commit(bill('riparazione_4'))).ok).toBe(false)
    await commit(bill('riparazione_6'))
    expect((await commit(bill('riparazione_6'))).ok).toBe(false)
    const [draft] = await found('fattura', is('riparazione', 'riparazione_6'))
    expect(draft).toMatchObject({ totale: 53_000, situazione: 'bozza' })
    await commit(move(draft?.id ?? '', 'inviata'))
    expect((await store.get('riparazione', 'riparazione_6'))?.['fatture']).toBe(1)
    expect((await figure('da_incassare')).value).toBe(open + 53_000)
    await commit(make('incasso', { fattura: draft?.id, giorno: TODAY, importo: 53_000, mezzo: 'bonifico' }))
    expect((await store.get('fattura', draft?.id ?? ''))?.['situazione']).toBe('pagata')
  })

  it('keeps its lines once the invoice is issued, and its words once the car is given back', async () => {
    const row = await store.get('riparazione', 'riparazione_6')
    const righe = (row?.['righe'] ?? []) as readonly Values[]
    const less = righe.map(({ importo: _importo, ...riga }) => ({ ...riga, prezzo: 100 }))
    expect(await refused(update('riparazione', 'riparazione_6', { righe: less }))).toEqual([])
    const values = {
      riparazione: 'riparazione_6',
      cliente: row?.['cliente'],
      data: TODAY,
      pagamento: 'trenta',
      righe: [{ descrizione: 'Lavoro', quantita: 1, prezzo: 100, iva: '22' }],
      stato: 'inviata',
    }
    expect(await refused(make('fattura', values, 'fattura_r'))).toEqual([])
    expect(await refused(update('riparazione', 'riparazione_6', { righe }))).toEqual([
      expect.stringMatching(/^righe: La riparazione è su «.*», che ha il suo numero: prima si storna/),
    ])
    await commit(move('riparazione_6', 'consegnato', { pagamento: 'sospeso' }))
    expect(await refused(update('riparazione', 'riparazione_6', { ore: 9 }))).toEqual([
      expect.stringMatching(/^ore: La riparazione è consegnat/),
    ])
    expect(await refused(update('riparazione', 'riparazione_6', { pagamento: 'bonifico' }))).toEqual([])
  })

  it('is given back when it is said how it was paid', async () => {
    expect(await refused(move('riparazione_1', 'consegnato'))).toHaveLength(1)
    expect(await refused(move('riparazione_1', 'consegnato', { pagamento: 'sospeso' }))).toEqual([])
  })
})

describe('What falls due', () => {
  const car = async (values: Values) => {
    await commit(
      update('veicolo', 'veicolo_7', { revisione_del: null, tagliando_del: null, tagliando_km: null, uso: 'privato', ...values }),
    )
    return store.get('veicolo', 'veicolo_7')
  }

  it('the revision: after four years, then every two, by the end of the month; each year for taxis, hire and above 3.5 t', async () => {
    const immatricolazione = '2024-02-29'
    expect((await car({ immatricolazione }))?.['revisione_entro']).toBe('2028-02-29')
    expect((await car({ immatricolazione, uso: 'speciale' }))?.['revisione_entro']).toBe('2025-02-28')
    expect((await car({ immatricolazione, revisione_del: '2026-03-05' }))?.['revisione_entro']).toBe('2028-03-31')
    expect((await car({ immatricolazione, revisione_del: '2026-03-05', uso: 'speciale' }))?.['revisione_entro']).toBe('2027-03-31')
    expect((await car({ immatricolazione: null }))?.['revisione_entro']).toBeUndefined()
  })

  it('the tagliando: by months or by kilometres, whichever comes first', async () => {
    const tagliando_del = addDays(TODAY, -100)
    const base = { immatricolazione: addMonths(TODAY, -20), tagliando_del, tagliando_km: 40_000, ogni_mesi: 12, ogni_km: 15_000 }
    expect(await car({ ...base, km: 41_000 })).toMatchObject({
      tagliando_entro: addMonths(tagliando_del, 12),
      km_al_tagliando: 14_000,
      scadenze: 'ok',
    })
    expect(await car({ ...base, km: 54_200 })).toMatchObject({ km_al_tagliando: 800, scadenze: 'in_scadenza' })
    expect(await car({ ...base, km: 55_001 })).toMatchObject({ km_al_tagliando: -1, scadenze: 'scaduta' })
  })

  it('what the workshop does itself begins the count anew', async () => {
    const [before, counted] = [await store.get('veicolo', 'veicolo_5'), await figure('veicoli_in_scadenza')]
    expect(before).toMatchObject({ revisione_entro: endOfMonth(TODAY), scadenze: 'in_scadenza', che_cosa: 'revisione' })
    await commit(move('riparazione_5', 'in_corso'))
    await commit(move('riparazione_5', 'completato', { ore: 1 }))
    expect(await store.get('veicolo', 'veicolo_5')).toMatchObject({ ultima_revisione: TODAY, revisione_entro: '2028-11-30' })
    expect((await figure('veicoli_in_scadenza')).value).toBe(counted.value - 1)
  })

  it('a plate that changes stays on the card', async () => {
    const row = await store.get('veicolo', 'veicolo_2')
    const same = await planAction(cambiaTarga, { targa: 'ZB507CN', dal: TODAY }, readOf(store), at, row ? [row] : [])
    expect(same).toMatchObject({ ok: false, problems: [{ path: 'targa' }] })
    const planned = await planAction(cambiaTarga, { targa: 'ZE222BB', dal: TODAY }, readOf(store), at, row ? [row] : [])
    if (planned.ok) await commit(...planned.changes)
    expect(await store.get('veicolo', 'veicolo_2')).toMatchObject({ targa: 'ZE222BB', targhe: [{ targa: 'ZB507CN', fino_al: TODAY }] })
    expect((await store.query({ entity: 'veicolo', search: 'ZB507CN' })).rows.map(({ id }) => id)).toContain('veicolo_2')
  })

  it('a telaio has no I, O and Q', async () => {
    expect(await refused(update('veicolo', 'veicolo_2', { telaio: 'WVWZZZ1KZ6W0O0001' }))).toEqual([
      'telaio: Un telaio ha lettere e cifre, senza I, O e Q.',
    ])
    expect(await refused(update('veicolo', 'veicolo_2', { telaio: 'WVWZZZ1KZ6W000001' }))).toEqual([])
  })
})

describe('Figures', () => {
  it('are those of the seeded conversation: four repairs open, two parts low', async () => {
    expect([await figure('riparazioni_aperte'), await figure('sotto_scorta'), await figure('da_consegnare')]).toMatchObject([
      { value: 4, note: '2 in corso' },
      { value: 2 },
      { value: 2, note: '1 promessa per oggi' },
    ])
    await commit(move('riparazione_3', 'annullato'))
    expect((await figure('riparazioni_aperte')).value).toBe(3)
  })

  it('the work of the month is what was completed in it', async () => {
    const before = (await figure('lavoro_mese')).value
    await commit(move('riparazione_4', 'completato', { ore: 1.5 }))
    expect((await figure('lavoro_mese')).value).toBe(before + 16_000)
  })

  it('the reorder proposes what is low, and takes it in', async () => {
    const rows = await found('ricambio', is('stato', 'scorta_bassa'))
    const planned = await planAction(riordina, (await riordina.prefill?.(rows, readOf(store), at)) ?? {}, readOf(store), at, rows)
    if (planned.ok) await commit(...planned.changes)
    expect((await figure('sotto_scorta')).value).toBe(0)
  })
})

describe('Papers', () => {
  it('the job sheet bears who, which vehicle, parts with what is on the shelf, checks and a place to sign', async () => {
    const row = await store.get('riparazione', 'riparazione_2')
    const paper = row && (await schedaLavorazione.paper(rowOf(riparazione, row), store, at))
    expect(paper?.blocks.map(({ kind }) => kind)).toEqual([
      'facts',
      'facts',
      'facts',
      'text',
      'text',
      'table',
      'facts',
      'table',
      'notes',
      'signatures',
    ])
    for (const said of [
      'Aldo Gasparini',
      'ZB507CN',
      '1, Scaffale A1',
      'Firma del cliente per accettazione',
      'Conto, IVA compresa',
      'Imponibile',
    ]) {
      expect(JSON.stringify(paper)).toContain(said)
    }
    expect(JSON.stringify(paper).split('ZB507CN')).toHaveLength(2)
    // The lines bear no VAT: what they come to, the VAT and what is paid add up.
    const totals = paper?.blocks.flatMap((block) => (block.kind === 'table' ? (block.totals ?? []) : []))
    expect(totals).toEqual(['Imponibile', '', '', expect.stringMatching(/€$/)])
    const empty = { ...rowOf(riparazione, row ?? { id: '', version: 1 }), controlli: undefined }
    const checks = JSON.stringify(await schedaLavorazione.paper(empty, store, at))
    for (const check of ['Livelli', 'Freni e gomme', 'Luci', 'Batteria', 'Prova su strada']) expect(checks).toContain(check)
  })

  it('the invoice of a repair says which vehicle it was, its plate and its kilometres', async () => {
    const bills = await found('fattura', { field: 'riparazione', op: 'filled' })
    const jobs = await Promise.all(bills.map(async (bill) => [bill, await store.get('riparazione', String(bill['riparazione']))] as const))
    const [bill, job] = jobs.find(([, one]) => one?.['km'] !== undefined) ?? []
    const paper = JSON.stringify(bill && (await stampaFattura.paper(rowOf(fattura, bill), store, at)))
    const car = await store.get('veicolo', String(job?.['veicolo']))
    expect(paper).toContain(String(car?.['targa']))
    expect(paper).toContain(`"Km","value":"${formatNumber(Number(job?.['km']))}"`)
  })

  it('the estimate bears its VAT, the history of a vehicle its work and its plates', async () => {
    const [estimate, car] = [await store.get('preventivo', 'preventivo_1'), await store.get('veicolo', 'veicolo_4')]
    const paper = estimate && (await stampaPreventivo.paper(rowOf(preventivo, estimate), store, at))
    expect(JSON.stringify(paper)).toContain('IVA 22 %')
    expect(paper?.title).toMatch(/^Preventivo PR\/\d+\/2026$/)
    const history = car && (await storico.paper(rowOf(veicolo, car), store, at))
    for (const said of ['Spia motore accesa', 'ZA777DK']) expect(JSON.stringify(history)).toContain(said)
  })
})
