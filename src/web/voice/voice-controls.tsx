import { Mic } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Switch } from '../ui/switch.tsx'
import { Consent } from './consent.tsx'
import { canTalk, type VoiceSession } from './voice-session.ts'
import type { VoiceState } from './voice-state.ts'
import { Wave } from './wave.tsx'

interface VoiceControlsProps {
  readonly state: VoiceState
  readonly session: VoiceSession
}

/** The bars, the microphone, and the switch to a real one. */
export function VoiceControls({ state, session }: VoiceControlsProps) {
  const { phase, reality, recognition, notice } = state
  const isReady = canTalk(state)
  const mic = useRef<HTMLButtonElement>(null)
  // The button that was pressed to come here, a voice, is gone.
  useEffect(() => mic.current?.focus({ preventScroll: true }), [])

  const asking = reality === 'asking' && recognition
  return (
    <div className="shrink-0 pb-[calc(20px+env(safe-area-inset-bottom))]">
      {notice && (
        <p role="alert" className="mx-5.5 mb-2 rounded-md bg-warn-wash px-3.5 py-2.5 text-sm">
          {notice}
        </p>
      )}
      {asking ? (
        <Consent recognition={asking} onAgree={session.agree} onDecline={session.goScripted} />
      ) : (
        <>
          <Wave isActive={phase === 'listening' || phase === 'speaking'} level={session.level} />
          <div className="grid place-items-center py-3">
            <button
              ref={mic}
              type="button"
              aria-label="Microfono"
              aria-describedby="voce-stato"
              // Not `disabled`: it keeps the focus of whoever pressed it while it is busy.
              aria-disabled={!isReady}
              data-listening={phase === 'listening' ? '' : undefined}
              onClick={session.talk}
              className="grid size-18 place-items-center rounded-full bg-accent text-2xl text-accent-ink ring-10 ring-accent-wash transition-opacity aria-disabled:not-data-listening:opacity-45"
            >
              <Mic aria-hidden />
            </button>
          </div>
        </>
      )}
      <Switch
        label="Microfono reale"
        description={reality === 'script' ? 'Ora è spento: la conversazione è di esempio' : undefined}
        checked={reality !== 'script'}
        onChange={(isOn) => (isOn ? session.goReal() : session.goScripted())}
        className="mx-auto w-fit text-ink-soft"
      />
    </div>
  )
}
