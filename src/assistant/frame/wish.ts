import type { Context } from './known.ts'
import type { Role } from './role.ts'

/** What a wish leaves nothing unsaid of, besides what it took. */
export function rest({ frame }: Context, ...taken: readonly Iterable<Role | undefined>[]): ReadonlySet<Role> {
  const quiet = frame.roles.filter(
    (role) =>
      role.role === 'about' || role.role === 'makes' || role.role === 'relation' || (role.role === 'grammar' && role.sense.is === 'stands'),
  )
  return new Set([...quiet, ...taken.flatMap((some) => [...some].filter((role) => role !== undefined))])
}
