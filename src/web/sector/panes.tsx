import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../ui/class-names.ts'
import { hueStyle } from '../ui/hue.ts'
import { focusPane } from './focus-pane.ts'
import type { Pane } from './swipe.ts'

interface PanesProps {
  readonly hue: number
  readonly shown: Pane
  readonly hasMoved: boolean
  readonly chat: ReactNode
  readonly dashboard: ReactNode
  readonly ref: RefObject<HTMLDivElement | null>
}

/** Two panes side by side, one on screen. */
export function Panes({ hue, shown, hasMoved, chat, dashboard, ref }: PanesProps) {
  return (
    <div
      ref={ref}
      data-hue=""
      style={hueStyle(hue)}
      className="relative h-dvh touch-pan-y overflow-clip overscroll-x-none bg-bg print:h-auto print:overflow-visible"
    >
      <Side name="chat" isShown={shown === 'chat'} takesFocus={hasMoved} away="invisible -translate-x-full" className={linkedAway}>
        {chat}
      </Side>
      <Side name="dashboard" isShown={shown === 'dashboard'} takesFocus={hasMoved} away="invisible translate-x-full" className={linkedHere}>
        {dashboard}
      </Side>
    </div>
  )
}

/** Between first paint and hydration of a link to the dashboard; see view-script.ts. */
const linkedAway = '[html[data-vista=dashboard]_&]:invisible [html[data-vista=dashboard]_&]:-translate-x-full'
const linkedHere = '[html[data-vista=dashboard]_&]:visible [html[data-vista=dashboard]_&]:translate-none'

interface SideProps {
  readonly name: Pane
  readonly isShown: boolean
  /** When it comes on screen. Not on arrival: a page that opens leaves focus where the browser put it. */
  readonly takesFocus: boolean
  /** Where it waits. */
  readonly away: string
  readonly className: string
  readonly children: ReactNode
}

/** A pane slides in 300 ms; off screen it is out of reach for keyboard, finger and screen reader. */
function Side({ name, isShown, takesFocus, away, className, children }: SideProps) {
  const side = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown && takesFocus && side.current) focusPane(side.current)
  }, [isShown, takesFocus])
  return (
    <div
      ref={side}
      data-pane={name}
      tabIndex={-1}
      inert={!isShown}
      className={classNames(
        'absolute inset-0 bg-bg outline-none duration-pane print:static',
        // Coming, it is visible at once, or focus could not enter; leaving, it stays visible until it is out.
        isShown ? 'transition-[translate]' : `${away} transition-[translate,visibility] print:hidden`,
        className,
      )}
    >
      {children}
    </div>
  )
}
