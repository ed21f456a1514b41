import { useEffect, useRef, useSyncExternalStore } from 'react'
import { openDemo } from '../../data/open-demo.ts'
import '../../styles/hero.css'
import { openLife, type Life } from './life.ts'
import { PlanPicture } from './plan-picture.tsx'
import { Turns } from './turns.tsx'

/** Over the records of the open demo: what is written here stands there, for whoever goes on to it. */
export const openHero = async (): Promise<Life> => openLife(await openDemo('hospitality'))

export function LivePlan({ life }: { readonly life: Life }) {
  const { plan, wish } = useShown(life)
  return <PlanPicture plan={plan} wish={wish} />
}

/** The conversation, read out as it grows and kept at its newest line. */
export function LiveTalk({ life }: { readonly life: Life }) {
  const { turns, isThinking } = useShown(life)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = list.current
    if (!box || turns.length === life.begun) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({ top: box.scrollHeight, behavior: isCalm ? 'auto' : 'smooth' })
    // The button that was pressed is gone: the conversation has the focus then.
    if (document.activeElement === document.body) box.focus({ preventScroll: true })
  }, [turns, life])
  return (
    <div
      ref={list}
      role="log"
      aria-label="Conversazione"
      aria-busy={isThinking}
      tabIndex={0}
      className="hero-turns overscroll-contain overflow-y-auto -outline-offset-2"
    >
      <Turns turns={turns} />
    </div>
  )
}

const useShown = (life: Life) => useSyncExternalStore(life.subscribe, life.read, life.read)
