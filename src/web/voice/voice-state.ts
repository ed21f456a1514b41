import type { Recognition } from './voice-engine.ts'
import type { VoiceName } from './voices.ts'

/** A press of the microphone counts when `ready`; a real voice is also cut short by it. */
export type VoicePhase = 'choosing' | 'speaking' | 'ready' | 'listening' | 'thinking'
/** Whether the script or the browser's own speech is at work, and the way from one to the other. */
export type Reality = 'script' | 'preparing' | 'asking' | 'real'

export interface VoiceEntry {
  readonly id: number
  readonly isUser: boolean
  readonly text: string
  readonly timestamp: number
}

export interface VoiceState {
  readonly voice: VoiceName | undefined
  readonly phase: VoicePhase
  readonly entries: readonly VoiceEntry[]
  readonly reality: Reality
  /** Where words would be recognised, while the person is asked about it. */
  readonly recognition: Recognition | undefined
  /** What went wrong, or why nothing was heard. */
  readonly notice: string | undefined
}

export const beginning: VoiceState = {
  voice: undefined,
  phase: 'choosing',
  entries: [],
  reality: 'script',
  recognition: undefined,
  notice: undefined,
}

export interface VoiceStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => VoiceState
  readonly set: (change: Partial<VoiceState>) => void
  /** Appends what was said, with what changes by it. */
  readonly add: (text: string, isUser: boolean, change: Partial<VoiceState>) => void
}

/** What a session has come to, and who hears of it. */
export function createVoiceStore(now: () => number): VoiceStore {
  let state = beginning
  const listeners = new Set<() => void>()
  const set = (change: Partial<VoiceState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    set,
    add: (text, isUser, change) =>
      set({ ...change, entries: [...state.entries, { id: state.entries.length, isUser, text, timestamp: now() }] }),
  }
}

/** The phase while nobody speaks and nobody is heard. */
export const restOf = ({ voice }: VoiceState): VoicePhase => (voice ? 'ready' : 'choosing')
