import { beforeEach, expect, it } from 'vitest'
import { euro } from '../../kernel/fields/money.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { incassa } from './incassa.ts'
import { hospitality } from './index.ts'
import { righeCamere } from './sample/camere.ts'
import { righeStruttura } from './sample/casa.ts'
import { righeOspiti } from './sample/ospiti.ts'
import { righePrenotazioni } from './sample/prenotazioni.ts'

// The last day of a leap February.
const AT = { today: '2028-02-29', time: '10:00', firm: undefined }
const ID = 'prenotazione_1'

let store: MemoryStore
beforeEach(() => {
  const { today } = AT
  const sample = { camera: righeCamere(today), ospite: righeOspiti(), struttura: righeStruttura(), prenotazione: righePrenotazioni(today) }
  store = new MemoryStore({ entities: hospitality.entities, sample, at: () => AT })
})

const stay = async (): Promise<AnyRow> => (await store.get('prenotazione', ID)) ?? { id: ID, version: 0 }
const move = (pagamento: string) =>
  store.commit([{ type: 'move', entity: 'prenotazione', id: ID, to: 'partito', values: { pagamento } }], { via: 'form' })
/** As the dialog does it; what stands against it otherwise. */
async function pay(values: Values): Promise<readonly string[]> {
  const plan = await planAction(incassa, { giorno: AT.today, ...values }, readOf(store), AT, [await stay()])
  const done = plan.ok ? await store.commit(plan.changes, { via: 'form' }) : plan
  return done.ok ? [] : done.problems.map(({ path, message }) => `${path}: ${message}`)
}

it('keeps each part that is paid, with its means and its day, and says what is left', async () => {
  expect(await pay({ acconto: euro(50), mezzo: 'bonifico', giorno: '2028-02-12' })).toEqual([])
  expect(await pay({ acconto: euro(70), mezzo: 'contanti' })).toEqual([])
  expect(await stay()).toMatchObject({
    versamenti: [
      { importo: euro(50), mezzo: 'bonifico', giorno: '2028-02-12' },
      { importo: euro(70), mezzo: 'contanti', giorno: '2028-02-29' },
    ],
    acconto: euro(120),
    saldo: euro(105),
  })
})

it('takes no more than is left', async () => {
  expect(await pay({ acconto: euro(225.01), mezzo: 'carta' })).toEqual([`acconto: Sono ${formatMoney(1)} più di quanto resta da pagare.`])
  expect(await stay()).toMatchObject({ saldo: euro(225) })
})

it('closes a bill that was left open at the departure, and has its receipt then alone', async () => {
  const receipt = hospitality.prints.find(({ key }) => key === 'ricevuta_soggiorno')
  const isReady = async () => (await store.query({ entity: 'prenotazione', where: receipt?.when ?? [] })).rows.some(({ id }) => id === ID)
  expect(await move('sospeso')).toMatchObject({ ok: true })
  expect([(await stay())['saldo'], await isReady()]).toEqual([euro(225), false])
  expect(await pay({ acconto: euro(100), mezzo: 'carta' })).toEqual([])
  expect(await stay()).toMatchObject({ saldo: euro(125), pagamento: 'sospeso' })
  expect(await pay({ acconto: euro(125), mezzo: 'bonifico' })).toEqual([])
  expect(await stay()).toMatchObject({ saldo: 0, pagamento: 'bonifico' })
  expect(await isReady()).toBe(true)
})

it('stands on the bill of the guest, line by line', async () => {
  await pay({ acconto: euro(50), mezzo: 'bonifico', giorno: '2028-02-12' })
  const bill = hospitality.prints.find(({ key }) => key === 'conto_soggiorno')
  const paper = JSON.stringify(await bill?.paper(await stay(), store, AT))
  expect(paper).toContain(JSON.stringify({ label: 'Già pagato, Bonifico, 12/02/2028', value: formatMoney(euro(50)) }))
  expect(paper).toContain(JSON.stringify({ label: 'Da pagare', value: formatMoney(euro(175)) }))
})
