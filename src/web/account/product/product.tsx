import { useEffect, useState, type ReactNode } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { hueStyle } from '../../ui/hue.ts'
import type { Still } from './still.ts'

interface Shown extends Omit<Still, 'html'> {
  readonly picture: ReactNode
}

/** Drawn where the page is written; a browser has it in the page, and nothing of what it was drawn with. */
const written = import.meta.env.SSR ? await (await import('./written.tsx')).writePicture() : undefined

/** What was drawn since outlives the way from one reading of the page to the other. */
let kept: Shown | undefined

const PLACE = 'prodotto'

/**
 * The product beside the form, with the name of the firm as it is typed: for eyes alone, and where there is room. One that was
 * written on another day is drawn anew once the page has nothing else to do; whoever comes in needs most of what that takes.
 */
export function Product({ name }: { readonly name: string }) {
  const [still] = useState(() => written ?? readStill())
  const [live, setLive] = useState(kept)
  const isSeen = useMedia('(min-width: 1100px)')
  const day = still?.day
  useEffect(() => {
    if (!isSeen || live) return undefined
    return whenIdle(() => void drawAnew(day).then((shown) => shown && setLive((kept = shown))))
  }, [isSeen, live, day])
  const { firm, date, hue } = live ?? still ?? { firm: '', date: '', hue: undefined }
  return (
    <div
      aria-hidden
      inert
      {...(hue !== undefined && { 'data-hue': '', style: hueStyle(hue) })}
      suppressHydrationWarning
      className="relative hidden overflow-clip border-l border-line bg-sunken min-[1100px]:block"
    >
      <p className="absolute inset-x-18 top-11 flex items-baseline gap-3 whitespace-nowrap">
        <span className="truncate font-display text-xl" suppressHydrationWarning>
          {name.trim() || firm}
        </span>
        <span className="text-xs text-ink-faint" suppressHydrationWarning>
          {date}
        </span>
      </p>
      {live ? (
        live.picture
      ) : (
        <div
          id={PLACE}
          data-day={day}
          data-date={still?.date}
          data-firm={still?.firm}
          data-trade={still?.hue}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: still?.html ?? '' }}
        />
      )}
    </div>
  )
}

function readStill(): Still | undefined {
  const place = document.getElementById(PLACE)
  const { day = '', date = '', firm = '', trade = '' } = place?.dataset ?? {}
  return place && day ? { day, date, hue: Number(trade), firm, html: place.innerHTML } : undefined
}

/** Nothing where the picture is of today already. One that does not come leaves the other: it is only looked at. */
async function drawAnew(day: string | undefined): Promise<Shown | undefined> {
  try {
    const { isStale } = await import('../../data/stale.ts')
    if (day !== undefined && !isStale(day)) return undefined
    const { readToday, DayPicture } = await import('./live.tsx')
    const today = await readToday()
    return { day: today.day, date: today.date, hue: today.hue, firm: today.firm, picture: <DayPicture day={today} /> }
  } catch (error) {
    console.warn('The picture of the product did not arrive.', error)
    return undefined
  }
}

function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(call)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(call, 500)
  return () => clearTimeout(timer)
}
