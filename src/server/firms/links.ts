import { createHash, randomBytes } from 'node:crypto'

/** A link that is shown once: what stands in it, and what is kept of it, from which nobody can make it again. */
export function newLink(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOf(token) }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
