import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { askServer, type Answer } from '../data/ask-server.ts'
import { sessionFetch } from '../data/session.ts'
import { notify } from '../ui/toast.ts'

const NOT_ANSWERED = 'Il server non risponde: non è cambiato niente. Riprova fra poco.'

/** Reads something of the firm from the server, and again when a page has changed it. */
export const useServer = <T>(path: string): UseQueryResult<T> =>
  useQuery({
    queryKey: ['server', path],
    queryFn: async () => {
      const answer = await askServer<T>(path, undefined, sessionFetch)
      if (answer.is !== 'ok') throw new Error(`${path}: ${answer.is}`)
      return answer.value
    },
  })

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks the server to do something, says what did not work, and reads `path` again when it did. */
export function useServerChange(path: string): <T>(method: Method, at: string, given: unknown, done?: string) => Promise<Answer<T>> {
  const client = useQueryClient()
  return async <T>(method: Method, at: string, given: unknown, done?: string): Promise<Answer<T>> => {
    const answer = await askServer<T>(at, given, sessionFetch, method)
    if (answer.is === 'ok') {
      await client.invalidateQueries({ queryKey: ['server', path] })
      if (done !== undefined) notify({ text: done, tone: 'success' })
    } else if (answer.is === 'refused') {
      if (answer.problems.length === 0) notify({ text: answer.sentence ?? NOT_ANSWERED, tone: 'destructive' })
    } else if (answer.is !== 'signedOut') notify({ text: NOT_ANSWERED, tone: 'destructive' })
    return answer
  }
}
