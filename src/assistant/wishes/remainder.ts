import type { Context } from '../frame/context.ts'
import type { Role } from '../frame/role.ts'

/** What a wish leaves nothing unsaid of, besides what it took: what kind of thing it is about, and what those are that it names. */
export function rest({ frame: { roles } }: Context, ...taken: readonly Iterable<Role | undefined>[]): ReadonlySet<Role> {
  const quiet = roles.filter(
    (role) =>
      role.role === 'about' ||
      role.role === 'makes' ||
      (role.role === 'grammar' && role.sense.is === 'stands') ||
      (role.role === 'relation' && roles.some((one) => one.role === 'named' && one.path === role.path)),
  )
  return new Set([...quiet, ...taken.flatMap((some) => [...some].filter((role) => role !== undefined))])
}
