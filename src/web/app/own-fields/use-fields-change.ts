import { createContext, use } from 'react'
import type { OwnFieldsKept } from '../../../kernel/firm/firm-door.ts'
import type { OwnField } from '../../../kernel/firm/own-fields.ts'
import type { Answer } from '../../data/ask-server.ts'
import { useServerChange } from '../use-server.ts'

/** Hears which fields a firm has, as the server has answered a change of them. */
export const FieldsKeptContext = createContext<(fields: readonly OwnField[]) => void>(() => undefined)

/** Changes the fields of a firm at the server. The answer counts wherever somebody has gone meanwhile. */
export function useFieldsChange(path: string) {
  const change = useServerChange(path)
  const onKept = use(FieldsKeptContext)
  return async (method: 'POST' | 'PUT', at: string, given: unknown, done?: string): Promise<Answer<OwnFieldsKept>> => {
    const answer = await change<OwnFieldsKept>(method, at, given, done)
    if (answer.is === 'ok') onKept(answer.value.fields)
    return answer
  }
}
