import type { OwnParts } from '../screen/own-parts.ts'
import { dentisti } from './dentisti/parts.ts'
import { farmacie } from './farmacie/parts.ts'
import { hospitality } from './hospitality/parts.ts'
import { ristorazione } from './ristorazione/parts.ts'

/** One line for each trade that has screens which no view covers. */
const parts: Readonly<Record<string, OwnParts>> = { dentisti, farmacie, hospitality, ristorazione }

export const ownPartsOf = (slug: string): OwnParts => parts[slug] ?? {}
