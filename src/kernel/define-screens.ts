import type { Among, ScreenOf } from './screen-of.ts'
import type { Trade } from './trade-names.ts'

/** The tabs of a trade's dashboard. The compiler looks for every name in them; `defineSector` looks again. */
export const defineScreens = <const T extends Trade, const S extends readonly ScreenOf<T>[]>(_trade: T, screens: S & Among<S>): S => screens
