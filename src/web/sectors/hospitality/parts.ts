import type { OwnParts } from '../own-parts.ts'

/** The screens of the lodging console that no view covers. */
export const hospitality: OwnParts = {
  views: {},
  screens: {},
}
