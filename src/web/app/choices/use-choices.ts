import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { choicesAfter, type ChoicesAsked } from '../../../kernel/firm/choices.ts'
import { FIRMS_PATH, type FirmOpened } from '../../../kernel/firm/firm-door.ts'
import { askServer } from '../../data/ask-server.ts'
import type { ListChoices } from '../../data/list-choices.ts'
import { useSender } from '../../data/delayed-sender.ts'
import { lasting } from '../../data/session.ts'
import { late } from '../../late/late.tsx'
import { readTheme, setTheme, useTheme, type Theme } from '../../theme/theme.ts'
import { firmScreens } from '../firm-screens.ts'
import { choiceSender } from './choice-sender.ts'

const nothing = () => null
const Views = late(async () => (await import('./views-menu.tsx')).ViewsMenu, nothing)
const Columns = late(async () => (await import('./columns-menu.tsx')).ColumnsMenu, nothing)

const NONE: ListChoices['columns'] = {}

/** The lists of a firm as whoever works in it has chosen them. */
export function useListChoices({ choices, views }: FirmOpened): ListChoices {
  const columns = choices.columns ?? NONE
  return useMemo(() => ({ columns, views, Views, Columns }), [columns, views])
}

/** How choices are kept: at once on this page, and a moment later at the server. */
export function useChoosing(slug: string, onFirm: (change: (before: FirmOpened) => FirmOpened) => void): (asked: ChoicesAsked) => void {
  const sender = useMemo(
    () =>
      choiceSender(async (asked) => {
        const { is } = await askServer(`${FIRMS_PATH}/${slug}/scelte`, asked, lasting, 'PATCH')
        return is !== 'unreachable' && is !== 'signedOut'
      }),
    [slug],
  )
  useSender(sender)
  return useCallback(
    (asked) => {
      onFirm((before) => ({ ...before, choices: choicesAfter(before.choices, asked) }))
      sender.choose(asked)
    },
    [sender, onFirm],
  )
}

/** The theme follows whoever has signed in: what he chose last anywhere is put on as the page opens, and what he chooses here is kept. */
export function useKeptTheme(kept: FirmOpened['theme'], onChoose: (asked: ChoicesAsked) => void): void {
  const theme = useTheme()
  const known = useRef<Theme>(undefined)
  const follow = useEffectEvent(() => {
    const here = readTheme()
    if (known.current === undefined) {
      known.current = kept ?? here
      if (known.current !== here) setTheme(known.current)
    } else if (here !== known.current) {
      known.current = here
      onChoose({ theme: here })
    }
  })
  useEffect(() => follow(), [theme])
}

/** Whether the page was opened by an address or a link, and not again where it was: by a reload, or on the way back. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').every((entry) => !('type' in entry) || entry.type === 'navigate')

/** Whoever has just begun is led by the list on the overview. */
const isBeginning = ({ role, setup }: FirmOpened): boolean => role === 'titolare' && setup.isListHidden !== true

/**
 * Keeps the tab that somebody works in, and leads back to it where an address names no place of the page. Tells whether it stands
 * where it should.
 */
export function useKeptTab(firm: FirmOpened, onChoose: ((asked: ChoicesAsked) => void) | undefined): boolean {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const { tab: kept = '' } = firm.choices
  // The step of the history that leads on, if any: it is replaced by one with another key.
  const [leading] = useState(() => (search === '' && kept !== '' && isOpenedAnew() && !isBeginning(firm) ? key : undefined))
  const isPlaced = key !== leading
  const tab = new URLSearchParams(search).get('scheda') ?? ''
  const place = useEffectEvent(() => {
    if (!isPlaced) void navigate({ search: new URLSearchParams({ scheda: kept }).toString() }, { replace: true })
    else if (tab !== kept && !firmScreens(firm.role).some((screen) => screen.key === tab)) onChoose?.({ tab })
  })
  useLayoutEffect(() => place(), [tab])
  return isPlaced
}
