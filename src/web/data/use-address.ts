import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { hasSteps } from '../ui/back-step.ts'

/** Values to write into the address; `undefined` takes a key out. */
export type Patch = Readonly<Record<string, string | undefined>>

export interface Address {
  readonly get: (key: string) => string | undefined
  /** Every parameter that begins with a prefix, without it: the filters of a list. */
  readonly all: (prefix: string) => Readonly<Record<string, string>>
  /** The names of all parameters. */
  readonly keys: readonly string[]
  /** The address that a patch would lead to, for links. */
  readonly href: (patch: Patch) => string
  /** A new step in the browser's history (a tab, a pane), so that Back returns from it. */
  readonly push: (patch: Patch) => void
  /** The same step with other words (typing in a search box). */
  readonly replace: (patch: Patch) => void
  /** A new step for what opens over the page: whoever leaves it is where he came from. */
  readonly open: (patch: Patch) => void
  /** Back from what was opened so; where a link led to it, the patch takes its place. */
  readonly leave: (patch: Patch) => void
}

/** What a step remembers, over a reload too: it was opened from the one before. */
const OPENED = { opened: true }

/**
 * The state of the page that belongs in its address, so that a link reproduces it:
 * `vista` (dashboard, chat), `scheda` (tab), `mostra` (cards, list, board, week, day, month, timeline, grid, plan, counter), `cerca`, `ordina` (`-data`), `f.<campo>`, `settimana`, `giorno`, `mese`,
 * `dal` and `giorni` (timeline, day), `riga` (day on a phone), `di` and `dal` (grid: the course, since when), `ora`, `servizio`, `sala` and `posto` (plan), `conto` and `prendi` (counter: the sale in hand, one to take up), `periodo.<grafico>`, `apri` (document: `fattura.<id>`).
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams()
  const { state }: { readonly state: typeof OPENED | null } = useLocation()
  const navigate = useNavigate()
  const write = (patch: Patch, replace: boolean) => setParams((current) => patched(current, patch), { replace, preventScrollReset: true })
  return {
    ...readAddress(params),
    href: (patch) => `?${patched(params, patch).toString()}`,
    push: (patch) => write(patch, false),
    replace: (patch) => write(patch, true),
    open: (patch) => setParams((current) => patched(current, patch), { state: OPENED, preventScrollReset: true }),
    leave: (patch) => {
      // A sheet that still lies open below it has the step that Back would take.
      if (state?.opened && !hasSteps()) void navigate(-1)
      else write(patch, true)
    },
  }
}

/** What the parameters of an address say, of the page or of one that was kept. */
export const readAddress = (params: URLSearchParams): Pick<Address, 'get' | 'all' | 'keys'> => ({
  get: (key) => params.get(key) ?? undefined,
  all: (prefix) =>
    Object.fromEntries([...params].filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value])),
  keys: [...params.keys()],
})

function patched(params: URLSearchParams, patch: Patch): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || value === '') next.delete(key)
    else next.set(key, value)
  }
  return next
}
