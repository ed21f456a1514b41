import { useQuery } from '@tanstack/react-query'
import type { AnyEntity } from '../../kernel/entity.ts'
import { messages } from '../../kernel/messages.ts'
import type { Values } from '../../kernel/store/change.ts'
import { asking } from '../data/asking.ts'
import { useSector } from '../data/sector-context.tsx'
import { FormBanner } from './form-banner.tsx'
import { numberDoubts } from './number-order.ts'

/** Before a move that gives a number: that it stays, and what is odd about it. */
export function NumberNotice({ entity, values }: { readonly entity: AnyEntity; readonly values: Values }) {
  const { store, at } = useSector()
  const { data: doubts = [] } = useQuery(
    asking(store, ['number', entity.name, at.today, values], (read) => numberDoubts(read, entity, values, at.today)),
  )
  return (
    <FormBanner tone={doubts.length > 0 ? 'warn' : 'plain'}>
      {doubts.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <p>{messages.numberWillStay(entity.label)}</p>
    </FormBanner>
  )
}
