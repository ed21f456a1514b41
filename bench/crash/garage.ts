import { ACCOUNT_PATH, FIRMS_PATH, type FirmMade } from '../../src/kernel/firm/firm-door.ts'
import type { Change } from '../../src/kernel/door/change.ts'
import { newId } from '../../src/kernel/door/new-id.ts'
import { HttpStore } from '../../src/kernel/store/remote/http-store.ts'
import { visitorOf } from '../../src/server/child.fixture.ts'

/** The trade whose records are written: it has numbered documents and a stock. */
export const TRADE = 'autofficine'
const OWNER = { email: 'luca@sartori.example', password: 'tre cavalli verdi 42', name: 'Luca Sartori' }
/** A day of no particular year: documents are numbered by it. */
export const DAY = '2026-11-22'

/** A garage whose owner has signed in, with the records that all writers touch. */
export interface Garage {
  readonly slug: string
  /** Opens the store as a page of this server does; `address` is another where something stands between. */
  readonly open: (address?: string) => HttpStore
  readonly headers: () => Readonly<Record<string, string>>
  readonly cliente: string
  readonly veicolo: string
  /** The part that every writer takes one more of. */
  readonly ricambio: string
  /** Ids of the commits that made these records, and how many records each made. */
  readonly made: ReadonlyMap<string, readonly Change[]>
}

/** Makes the garage on a server on which nobody has an account. */
export async function makeGarage(address: string): Promise<Garage> {
  const visitor = visitorOf(address)
  const asked = async (path: string, body: object) => {
    const answer = await visitor.ask(path, body)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  await asked(`${ACCOUNT_PATH}/sign-up/email`, OWNER)
  const { slug } = (await (await asked(FIRMS_PATH, { name: 'Sartori', trade: TRADE, start: 'vuota' })).json()) as FirmMade
  const headers = visitor.headers
  const open = (at = address) =>
    new HttpStore({
      url: `${at}${FIRMS_PATH}/${slug}/store`,
      asker: { by: 'luca', groups: 'all' },
      fetch: (input, init) =>
        fetch(input, { ...init, headers: Object.fromEntries([...new Headers(init?.headers), ...Object.entries(headers())]) }),
    })
  const [cliente, veicolo, ricambio] = [newId('cliente'), newId('veicolo'), newId('ricambio')]
  const changes: readonly Change[] = [
    { type: 'create', entity: 'cliente', id: cliente, values: { nome: 'Ada Verdi', telefono: '3331234567' } },
    {
      type: 'create',
      entity: 'veicolo',
      id: veicolo,
      values: { cliente, targa: 'AB123CD', marca: 'Fiat', modello: 'Panda', uso: 'privato' },
    },
    {
      type: 'create',
      entity: 'ricambio',
      id: ricambio,
      values: { nome: 'Olio', quantita: 0, unita: 'pz', minimo: 0, prezzo: 900, vendita: 1200 },
    },
  ]
  const id = crypto.randomUUID()
  const answer = await open().commit(changes, { via: 'form', id })
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return { slug, open, headers, cliente, veicolo, ricambio, made: new Map([[id, changes]]) }
}
