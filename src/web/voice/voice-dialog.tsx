import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Script } from '../../kernel/screens/script.ts'
import { pageClock } from '../chat/clock.ts'
import { iconButtonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { useHue } from '../ui/hue.ts'
import { useLayer } from '../ui/layer.ts'
import { browserParts, browserVoice } from './browser-voice.ts'
import { scriptedVoice } from './scripted-voice.ts'
import { Transcript } from './transcript.tsx'
import { VoiceChoice } from './voice-choice.tsx'
import { VoiceControls } from './voice-controls.tsx'
import { createVoiceSession, type VoiceSession } from './voice-session.ts'
import type { VoiceState } from './voice-state.ts'
import { voices } from './voices.ts'

interface VoiceDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly script: Script['voice']
  /** Takes what a real microphone heard the way of a chat message, and gives the reply. */
  readonly onAsk: (text: string) => Promise<string> | undefined
}

/** The voice assistant: 500 × 600 px on a desk, the whole screen of a phone (specification §2, §4 and §9). */
export function VoiceDialog({ open, onClose, script, onAsk }: VoiceDialogProps) {
  const hue = useHue()
  useLayer(open, onClose)
  const [session] = useState(() =>
    createVoiceSession({
      scripted: scriptedVoice(script, pageClock),
      real: browserVoice({ parts: browserParts(), onAsk }),
      now: () => pageClock.now(),
    }),
  )
  useEffect(() => (open ? session.close : undefined), [open, session])

  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal {...hue}>
        <Drawer.Backdrop className="fixed inset-0 z-dialog bg-veil transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Drawer.Viewport className="fixed inset-0 z-dialog flex items-end justify-center md:items-center md:p-6">
          <Drawer.Popup className="dialog-surface flex h-dvh w-full flex-col overflow-hidden bg-raised text-ink outline-none md:h-[min(600px,100%)] md:max-w-[500px] md:rounded-xl md:border md:border-line">
            <Conversation session={session} />
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

function Conversation({ session }: { session: VoiceSession }) {
  const state = useSyncExternalStore(session.subscribe, session.read)
  const { voice, phase, entries } = state
  return (
    <>
      <header
        className="flex shrink-0 items-center gap-2 px-5.5 py-4.5 not-data-choosing:border-b not-data-choosing:border-line"
        data-choosing={phase === 'choosing' ? '' : undefined}
      >
        <div className="min-w-0 flex-1">
          <Drawer.Title className="text-md leading-tight font-[550]">{voice ? voices[voice].name : 'Vocal Agent'}</Drawer.Title>
          <p id="voce-stato" role="status" className="text-xs text-ink-faint">
            {statusOf(state)}
          </p>
        </div>
        {voice && <Button onClick={session.change}>Cambia</Button>}
        <Drawer.Close aria-label="Chiudi" className={iconButtonLook('ghost', '-mr-2.5')}>
          <X aria-hidden />
        </Drawer.Close>
      </header>
      {voice ? (
        <>
          <Transcript entries={entries} />
          <VoiceControls state={state} session={session} />
        </>
      ) : (
        <VoiceChoice onChoose={session.choose} />
      )}
    </>
  )
}

const statuses: Readonly<Record<VoiceState['phase'], string>> = {
  choosing: '',
  ready: 'Tocca il microfono e parla',
  listening: 'Ti ascolto…',
  thinking: 'Sto rispondendo…',
  speaking: 'Sto rispondendo: parlaci sopra, o tocca il microfono',
}

/** The script hears nothing, and does not pretend to. */
const scriptedStatuses: typeof statuses = {
  choosing: '',
  ready: 'Dimostrazione: tocca il microfono e segui l’esempio',
  listening: 'Dimostrazione: qui parleresti tu…',
  thinking: 'Dimostrazione: cerco la risposta…',
  speaking: 'Dimostrazione: qui risponde la voce…',
}

function statusOf({ phase, reality }: VoiceState): string {
  if (reality === 'preparing') return 'Preparo il microfono…'
  if (reality === 'asking') return 'Prima una domanda'
  return (reality === 'real' ? statuses : scriptedStatuses)[phase]
}
