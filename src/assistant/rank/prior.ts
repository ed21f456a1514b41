import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import type { Trade } from '../trade/trade.ts'

/** Bonus for what people mostly speak of: what has a page of its own, above all what happens at an hour or a day. */
export function priorOf(trade: Trade, name: string): number {
  const screens = trade.sector.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  const at = screens.findIndex((screen) => screen.entity === name)
  if (at < 0) return 0
  const entity = trade.entity(name)
  const happens = entity.slot !== undefined || entity.span !== undefined
  const first = screens.find((screen) => trade.entity(screen.entity).slot ?? trade.entity(screen.entity).span)
  return 0.1 + (happens ? 0.1 : 0) + (first?.entity === name ? 0.15 : 0)
}
