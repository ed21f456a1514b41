import { useQuery } from '@tanstack/react-query'
import { isReversible } from '../../kernel/derive/chain.ts'
import { doubtsOf } from '../../kernel/derive/doubts.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { messages } from '../../kernel/problem/messages.ts'
import type { Values } from '../../kernel/door/change.ts'
import { asking } from '../data/asking.ts'
import { useSector } from '../data/sector-context.tsx'
import { FormBanner } from '../ui/form-banner.tsx'
import { numberDoubts } from './number-order.ts'

/** Notice before a move that gives a number: the number stays, and these values are probably not meant. */
export function NumberNotice({ entity, values }: { readonly entity: AnyEntity; readonly values: Values }) {
  const { store, at } = useSector()
  const { data: outOfOrder = [] } = useQuery(
    asking(store, ['number', entity.name, at.today, values], (read) => numberDoubts(read, entity, values, at.today)),
  )
  // A document saves itself while it is a draft, so a day that is probably not meant is asked about here.
  const doubts = [...doubtsOf(entity.fields, values, at), ...outOfOrder]
  return (
    <FormBanner tone={doubts.length > 0 ? 'warn' : 'plain'}>
      {doubts.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <p>{messages.numberWillStay(entity.label, isReversible(entity))}</p>
    </FormBanner>
  )
}
