import type { Script } from '../../kernel/screens/script.ts'
import type { Clock } from '../chat/clock.ts'
import type { VoiceEngine } from './voice-engine.ts'
import { wait } from './wait.ts'

/** Specification §4 and §9. */
const GREETING_MS = 3000
const LISTENING_MS = 3000
const THINKING_MS = 1000
const REPLY_MS = 4000

/** The demo: one fixed question, one fixed answer, no microphone and no sound. */
export const scriptedVoice = (script: Script['voice'], clock: Clock): VoiceEngine => ({
  async speak({ kind }, signal) {
    await wait(clock, kind === 'greeting' ? GREETING_MS : REPLY_MS, signal)
    return undefined
  },
  async listen(signal) {
    await wait(clock, LISTENING_MS, signal)
    return script.user
  },
  async answer(_heard, signal) {
    await wait(clock, THINKING_MS, signal)
    return script.reply
  },
  level: () => undefined,
})
