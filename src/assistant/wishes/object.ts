import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { THE } from '../italian/small-words.ts'
import { isOrder, type Frame, type Role } from '../frame/role.ts'

/** «metti il doposcuola attivo»: what stands with its article behind the verb is that itself, and not what belongs to it. */
export const isObject = ({ roles, words }: Frame, { from }: Role): boolean =>
  THE.has(words[from - 1]) && roles.some((role) => isOrder(role) && role.to === from - 1)

/** «una spesa»: what the records themselves are called, though a field of theirs is called so too. */
export const isCalled = ({ label }: AnyEntity, words: readonly string[]): boolean => label.one.toLowerCase() === words.join(' ')
