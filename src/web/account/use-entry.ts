import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EntryState, Proof } from '../../kernel/firm/firm-door.ts'
import { whenWorthTrying } from '../late/try-again.ts'
import { readCarried, readFragment, type Carried } from './carried.ts'
import { readEntry, readProof, type Told } from './entry-door.ts'

export interface Entry {
  readonly carried: Carried
  /** `closed`: no accounts are kept here. `away`: nobody answers, and it is tried again by itself. */
  readonly standing: 'waiting' | 'open' | 'closed' | 'away'
  readonly state: EntryState | undefined
  /** What the link is good for that the page was opened with. */
  readonly proof: Proof | undefined
  /** Shown under `PROOF_HEADER`. */
  readonly token: string | undefined
  /** The link is good for nothing any more. */
  readonly isStale: boolean
  /** Asks once more. */
  readonly refresh: () => void
}

type Answer = { readonly of: string } & Told<Proof>

/** What a page of entry knows: what came along with the person, who may come in, and what the link is good for. */
export function useEntry(): Entry {
  const carried = useCarried()
  const [state, setState] = useState<Told<EntryState>>()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const token = carried.link?.token
  const refresh = () => setAttempt((before) => before + 1)

  useEffect(() => whileHere(readEntry(), setState), [attempt])
  useEffect(
    () => (token === undefined ? undefined : whileHere(readProof(token), (told) => setAnswer({ of: token, ...told }))),
    [token, attempt],
  )
  const proof = answer?.of === token ? answer : undefined
  const standing = standingOf(state, token === undefined ? 'none needed' : proof)
  const again = useEffectEvent(refresh)
  useEffect(() => (standing === 'away' ? whenWorthTrying(attempt, again) : undefined), [standing, attempt])

  return {
    carried,
    standing,
    state: state?.is === 'told' ? state.value : undefined,
    proof: proof?.is === 'told' ? proof.value : undefined,
    token: proof?.is === 'told' ? token : undefined,
    isStale: proof?.is === 'none',
    refresh,
  }
}

function standingOf(state: Told<EntryState> | undefined, proof: Told<Proof> | 'none needed' | undefined): Entry['standing'] {
  if (state?.is === 'none') return 'closed'
  const answers = [state, ...(proof === 'none needed' ? [] : [proof])]
  if (answers.some((one) => one?.is === 'away' || one?.is === 'often')) return 'away'
  return answers.includes(undefined) ? 'waiting' : 'open'
}

/** What came along, in the state of the browser's history; what a link bears behind the `#` is taken out of the address and joins it. */
function useCarried(): Carried {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // A page that was written knows nothing of it: it is as it was written until React has found it.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const take = useEffectEvent((found: Carried) =>
    navigate({ pathname, search }, { replace: true, state: { ...readCarried(state), ...found } }),
  )
  useEffect(() => {
    const found = readFragment(hash)
    if (found) void take(found)
  }, [hash])
  return useMemo(() => (isHere ? readCarried(state) : {}), [isHere, state])
}

const never = () => () => {}

function whileHere<Value>(coming: Promise<Value>, take: (value: Value) => void): () => void {
  let isHere = true
  void coming.then((value) => isHere && take(value))
  return () => {
    isHere = false
  }
}
