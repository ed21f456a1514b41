/** A new id: the entity, then 16 characters that sort by time of making and do not repeat. */
export function newId(entity: string): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  const stamp = Date.now().toString(36).padStart(9, '0')
  const noise = [...random].map((part) => part.toString(36).padStart(7, '0')).join('')
  return `${entity}_${stamp}${noise.slice(0, 7)}`
}
