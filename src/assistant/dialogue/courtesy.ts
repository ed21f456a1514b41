import type { Desk } from '../answer/desk.ts'
import type { Reply } from '../reply.ts'
import { suggestionsOf } from './brief.ts'
import { plain } from './plain.ts'
import type { Saying } from './replies.ts'

/** What is said to thanks, to a greeting and to who asks what can be asked. */
export async function courtesy(saying: Extract<Saying, 'thanks' | 'hello' | 'help'>, desk: Desk): Promise<Reply> {
  if (saying === 'thanks') return plain('Di niente.', 'chat')
  const suggestions = (await suggestionsOf(desk)).slice(0, 3)
  if (saying === 'hello') return plain('Ciao. Dimmi cosa ti serve.', 'chat', { suggestions })
  const says = 'Puoi chiedermi quello che c’è nei tuoi dati, o dirmi cosa cambiare: prima di scrivere ti mostro sempre cosa cambia.'
  return plain(says, 'chat', { suggestions })
}
