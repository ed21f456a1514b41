import { useQuery } from '@tanstack/react-query'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { countOn, numberIn, numberOf } from '../../../kernel/derive/numbering.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { nextNumber } from '../number-order.ts'

export interface DocumentNumber {
  /** The number that it would be given, as long as it has none. */
  readonly next: string | undefined
  /** The one that it has, or would be given. */
  readonly text: string | undefined
}

/** The number that the document has, or would be given next; none before the document is there. */
export function useDocumentNumber(entity: AnyEntity, row: Values, isReady: boolean): DocumentNumber {
  const { store, sector, at } = useSector()
  const held = numberIn(entity, row)
  const first = sector.firstNumbers?.()
  const counted = countOn(entity, row, at.today)
  const { data } = useQuery({
    ...asking(
      store,
      ['next number', entity.name, at.today, counted, first],
      async (read) => (await nextNumber(read, entity, row, at.today, first)) ?? null,
    ),
    enabled: isReady && numberOf(entity) !== undefined && held === undefined,
  })
  const shown = isReady ? (held ?? data ?? undefined) : undefined
  return { next: held === undefined ? shown : undefined, text: shown === undefined ? undefined : numberOf(entity)?.[1].format(shown) }
}

/** «Fattura 42/2026» once the number is given; until then it is a draft, whatever number comes next. */
export const documentTitle = ({ label }: AnyEntity, { next, text }: DocumentNumber): string =>
  next === undefined ? [label.one, text].filter(Boolean).join(' ') : `Bozza di ${label.one.toLowerCase()}`
