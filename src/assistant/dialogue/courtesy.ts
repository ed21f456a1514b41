import type { Desk } from '../answer/desk.ts'
import type { Reply } from '../reply.ts'
import { plainOf } from '../italian/token.ts'
import { briefOf, suggestionsOf } from './brief.ts'
import { plain } from './plain-reply.ts'
import type { Saying } from './replies.ts'

/** What is said to thanks, to a greeting, to who asks what can be asked and to who asks what the day holds, unless the trade has its own answer. */
export async function courtesy(
  said: string,
  saying: Extract<Saying, 'thanks' | 'hello' | 'help' | 'day'>,
  desk: Desk,
): Promise<Reply | undefined> {
  if (saying === 'thanks') return plain('Di niente.', 'chat')
  if (saying === 'day') return isAskedByTrade(said, desk) ? undefined : dayOf(desk)
  const suggestions = (await suggestionsOf(desk)).slice(0, 3)
  if (saying === 'hello') return plain('Ciao. Dimmi cosa ti serve.', 'chat', { suggestions })
  const says = 'Puoi chiedermi quello che c’è nei tuoi dati, o dirmi cosa cambiare: prima di scrivere ti mostro sempre cosa cambia.'
  return plain(says, 'chat', { suggestions })
}

const isAskedByTrade = (said: string, { trade }: Desk): boolean =>
  trade.questions.some(({ says }) => says.some((one) => plainOf(one) === plainOf(said)))

/** What presses today, of every kind, with how many there are; each can be asked for. */
async function dayOf(desk: Desk): Promise<Reply> {
  const brief = await briefOf(desk)
  if (!brief) return plain('Per oggi non c’è niente che aspetta.', 'chat')
  const lines = brief.lines.map(({ text }) => text)
  return plain(`${brief.says} ${lines.join('. ')}.`, 'chat', { suggestions: brief.lines.map(({ ask }) => ask) })
}
