import {
  ENTRY_PATH,
  PROOF_HEADER,
  type AddressHeld,
  type EntryState,
  type EntryWish,
  type FirmOfMine,
  type Proof,
} from '../../kernel/firm/firm-door.ts'

/** `none`: there is no such thing, or no longer. `away`: nobody answered. */
export type Told<Value> = { readonly is: 'told'; readonly value: Value } | { readonly is: 'none' | 'often' | 'away' }

/** Who may come in and how. A server without accounts, and a static host, know no such address. */
export const readEntry = (): Promise<Told<EntryState>> => ask(ENTRY_PATH)

/** What a link is good for. */
export const readProof = (token: string): Promise<Told<Proof>> => ask(`${ENTRY_PATH}/prova`, { headers: { [PROOF_HEADER]: token } })

/** Asks for a link to register with. */
export const askForLink = (wish: EntryWish): Promise<Told<unknown>> =>
  ask(`${ENTRY_PATH}/iscrizione`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) })

/** Whoever has signed in takes an invitation. */
export const acceptInvitation = (token: string): Promise<Told<FirmOfMine>> =>
  ask(`${ENTRY_PATH}/invito`, { method: 'POST', headers: { [PROOF_HEADER]: token } })

/** Confirms or stops a change of address by its link. `taken`: somebody else has the new address by now. */
export async function pressAddressLink(way: 'conferma' | 'ferma', token: string): Promise<Told<AddressHeld> | { readonly is: 'taken' }> {
  const answer = await reach(`${ENTRY_PATH}/indirizzo/${way}`, { method: 'POST', headers: { [PROOF_HEADER]: token } })
  return answer?.status === 409 ? { is: 'taken' } : read(answer)
}

const reach = (path: string, how: RequestInit): Promise<Response | undefined> =>
  fetch(path, { ...how, credentials: 'same-origin' }).catch(() => undefined)

const ask = async <Value>(path: string, how: RequestInit = {}): Promise<Told<Value>> => read(await reach(path, how))

async function read<Value>(answer: Response | undefined): Promise<Told<Value>> {
  if (answer === undefined || answer.status >= 500) return { is: 'away' }
  if (answer.status === 429) return { is: 'often' }
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  if (answer.status === 202) return { is: 'told', value: undefined as Value }
  if (!answer.ok || !isJson) return { is: 'none' }
  return answer.json().then(
    (value: Value) => ({ is: 'told', value }),
    () => ({ is: 'away' }),
  )
}
