import { filledScreens, type WrittenScreen } from './fill-screens.ts'
import type { Screen } from './screen.ts'
import type { Among, ScreenOf } from './screen-of.ts'
import type { Trade } from '../entity/trade-names.ts'

/** The tabs of a trade's dashboard. What follows from the entities may be left out. The compiler looks for every name in them; `defineSector` looks again. */
export const defineScreens = <const T extends Trade, const S extends readonly ScreenOf<T>[]>(
  { entities }: T,
  screens: S & Among<S>,
): readonly Screen[] => filledScreens(entities, screens as readonly WrittenScreen[])
