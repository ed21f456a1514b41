import { beforeEach, describe, expect, it } from 'vitest'
import { chainChanges, nextValues } from '../../kernel/derive/chain.ts'
import { euro } from '../../kernel/fields/money.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { hospitality } from './index.ts'
import { righeCamere } from './sample/camere.ts'
import { righeStruttura } from './sample/casa.ts'
import { righeOspiti } from './sample/ospiti.ts'
import { righePrenotazioni } from './sample/prenotazioni.ts'

const TODAY = '2026-11-21'
const named = <T>(found: T | undefined): T => {
  if (!found) throw new Error('no receipts')
  return found
}
const chain = named(hospitality.chains[0])
const entity = named(hospitality.entities.find(({ name }) => name === 'ricevuta'))

let store: MemoryStore
beforeEach(() => {
  const sample = { camera: righeCamere(TODAY), ospite: righeOspiti(), struttura: righeStruttura(), prenotazione: righePrenotazioni(TODAY) }
  store = new MemoryStore({ entities: hospitality.entities, sample, at: () => ({ today: TODAY, time: '11:00' }) })
})

const commit = async (...changes: Change[]): Promise<readonly string[]> => {
  const result = await store.commit(changes, { via: 'form' })
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`)
}
const change = (values: Values): Change => ({ type: 'update', entity: 'prenotazione', id: 'prenotazione_4', values })
const booking = async (id: string): Promise<AnyRow> => (await store.get('prenotazione', id)) ?? { id, version: 0 }
/** As the form does it. */
async function issue(id: string, from = 'prenotazione_4', more: Values = {}): Promise<readonly string[]> {
  const source = await booking(from)
  return commit(...chainChanges(chain, id, { data: TODAY, ...nextValues(chain, entity, [source]), ...more }, [source]))
}
const annul: Change = { type: 'move', entity: 'ricevuta', id: 'ricevuta_1', to: 'annullata', values: { motivo: 'Nome sbagliato' } }
async function paper(key: string, row: AnyRow) {
  const print = hospitality.prints.find((one) => one.key === key)
  return JSON.stringify(await print?.paper(row, store, { today: TODAY, firm: undefined }))
}

describe('the receipt of a stay', () => {
  it('says the bill of the booking: nights, extras, tourist tax, and what was paid before; with its number', async () => {
    const extra = [{ descrizione: 'Parcheggio', quantita: 3, prezzo: euro(8) }]
    const versamenti = [{ importo: euro(50), mezzo: 'bonifico', giorno: '2026-11-12' }]
    expect(await commit(change({ extra, versamenti }))).toEqual([])
    expect(await issue('ricevuta_1')).toEqual([])
    expect(await store.get('ricevuta', 'ricevuta_1')).toMatchObject({
      numero: '/2026/0000001',
      prenotazione: 'prenotazione_4',
      intestatario: 'Margaret Haines',
      notti: 3,
      importo: euro(297),
      extra,
      imposta: euro(7.5),
      versamenti,
      acconto: euro(50),
      totale: euro(328.5),
      pagamento: 'carta',
      stato: 'emessa',
    })
    expect(await booking('prenotazione_4')).toMatchObject({ ricevuto: euro(328.5) })
  })

  it('is issued once, of a stay that is paid, and for what the booking says', async () => {
    expect(await issue('ricevuta_1', 'prenotazione_1', { pagamento: 'carta' })).toEqual([
      expect.stringMatching(/^prenotazione: Da «Clara Vismara.*» non si può fare una ricevuta, così com’è adesso\.$/),
    ])
    expect(await issue('ricevuta_1', 'prenotazione_4', { importo: euro(10) })).toEqual([
      'importo: La ricevuta dice il conto della prenotazione: se è sbagliato correggilo là.',
    ])
    expect(await issue('ricevuta_1', 'prenotazione_4', { intestatario: 'Haines Ltd' })).toEqual([])
    expect(await issue('ricevuta_2')).toEqual([expect.stringMatching(/c’è già una ricevuta: «1\/2026 · Haines Ltd»/)])
  })

  it('stands as it was issued, and the bill of its booking with it', async () => {
    await issue('ricevuta_1')
    const settled = 'La ricevuta è emessa: se è sbagliata si annulla, e dalla prenotazione se ne emette un’altra.'
    expect(await commit({ type: 'update', entity: 'ricevuta', id: 'ricevuta_1', values: { intestatario: 'Altri' } })).toEqual([
      `intestatario: ${settled}`,
    ])
    expect(await commit({ type: 'remove', entity: 'ricevuta', id: 'ricevuta_1' })).toHaveLength(1)
    expect(await commit(change({ importo: euro(300) }))).toEqual([
      'importo: C’è già una ricevuta con un altro totale: annullala, cambia il conto e poi emettine una nuova.',
    ])
    expect(await commit(change({ pagamento: null }))).not.toEqual([])
    expect(await commit(change({ note: 'Ha dimenticato un libro' }))).toEqual([])
  })

  it('is annulled with a reason and keeps its number; then the bill may change and another is issued', async () => {
    await issue('ricevuta_1')
    const { values: _values, ...unsaid } = { ...annul, values: {} }
    expect(await commit(unsaid)).toEqual([expect.stringContaining('motivo')])
    expect(await commit(annul)).toEqual([])
    expect(await commit(change({ importo: euro(300) }))).toEqual([])
    expect(await issue('ricevuta_2')).toEqual([])
    expect(await store.get('ricevuta', 'ricevuta_1')).toMatchObject({ numero: '/2026/0000001', importo: euro(297), stato: 'annullata' })
    expect(await store.get('ricevuta', 'ricevuta_2')).toMatchObject({ numero: '/2026/0000002', importo: euro(300) })
    expect(await booking('prenotazione_4')).toMatchObject({ ricevuto: euro(307.5) })
  })

  it('is printed with its number by the booking as by itself; before it is issued without one', async () => {
    expect(await paper('ricevuta_soggiorno', await booking('prenotazione_4'))).toContain('"title":"Ricevuta non fiscale"')
    await issue('ricevuta_1', 'prenotazione_4', { intestatario: 'Haines Ltd' })
    const row = (await store.get('ricevuta', 'ricevuta_1')) ?? { id: '', version: 0 }
    const own = await paper('ricevuta', row)
    expect(own).toContain('"title":"Ricevuta non fiscale n. 1/2026"')
    for (const part of ['Haines Ltd', 'Camera 202', 'Imposta di soggiorno (fuori campo IVA)', 'Ricevuti 304,50', 'Carta']) {
      expect(own.replaceAll(' ', ' ')).toContain(part)
    }
    expect(await paper('ricevuta_soggiorno', await booking('prenotazione_4'))).toBe(own)
    await commit(annul)
    expect(await paper('ricevuta', (await store.get('ricevuta', 'ricevuta_1')) ?? row)).toContain('ANNULLATA: Nome sbagliato.')
  })
})

it.each(['2026-01-03', '2026-11-21', '2028-02-29'])(
  'the sample of %s has its numbers without gaps, one counting receipt a stay',
  (today) => {
    const { prenotazione, ricevuta } = hospitality.sample(today)
    const numbers = (ricevuta ?? []).map((row) => String(row['numero']))
    for (const year of new Set(numbers.map((number) => number.slice(0, 6)))) {
      const counts = numbers.filter((number) => number.startsWith(year)).map((number) => Number(number.slice(6)))
      expect(counts).toEqual(counts.map((_, at) => at + 1))
    }
    const counting = (ricevuta ?? []).filter((row) => row['stato'] === 'emessa')
    expect(new Set(counting.map((row) => row['prenotazione'])).size).toBe(counting.length)
    expect(counting.length).toBeGreaterThan(20)
    expect((ricevuta ?? []).length).toBeGreaterThan(counting.length)
    const ended = (prenotazione ?? []).filter((row) => row['stato'] === 'partito' && endOf(row) < today)
    expect(counting.map((row) => row['prenotazione']).toSorted(byId)).toEqual(ended.map(({ id }) => id).toSorted(byId))
  },
)

const endOf = (row: AnyRow): string => addDays(String(row['arrivo']), Number(row['notti']))
const byId = (a: unknown, b: unknown): number => String(a).localeCompare(String(b))
