import type { Script } from './script.ts'

/** The words of a fixture trade whose conversation nobody looks at. */
export const silentScript: Script = {
  agent: { name: 'Agente', reads: '' },
  opening: [],
  placeholder: '',
  typing: '',
  holding: '',
  hints: [],
  voice: { user: '', reply: '' },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
