import type { OwnParts } from '../views/own-parts.ts'
import { hospitality } from './hospitality/parts.ts'

/** One line for each trade that has screens which no view covers. */
const parts: Readonly<Record<string, OwnParts>> = { hospitality }

export const ownPartsOf = (slug: string): OwnParts => parts[slug] ?? {}
