/** Where somebody goes who has come in, when no other place was asked for. */
export const HOME = '/app'

/**
 * The place that `?torna=` asks for, or the suite's own first one: only a path of the suite is followed, and never an address that
 * could lead out of this origin (`//evil.example`, `/app/../../..`, `javascript:`).
 */
export function returnPath(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get('torna') ?? ''
  if (!/^\/app(?:[/?#]|$)/.test(asked) || UNSAFE.test(asked)) return HOME
  const target = new URL(asked, origin)
  // As the browser reads it, dots resolved: it must still be inside the suite.
  if (target.origin !== new URL(origin).origin || !/^\/app(?:\/|$)/.test(target.pathname)) return HOME
  return `${target.pathname}${target.search}${target.hash}`
}

/** Two slashes begin another host, browsers read a backslash as a slash, and drop tabs and line ends wherever they stand. */
const UNSAFE = /\/\/|\\|\s|\p{Cc}/u
