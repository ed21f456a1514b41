import { findComuni } from '../../kernel/italian/comuni.ts'
import type { Found } from '../found.ts'
import { proper } from '../patterns/name.ts'
import { seen } from './accept.ts'

/** Labels in small letters may have got stuck to it. */
const CAPITALS = /(\p{Lu}[\p{Lu}'’ -]{1,40}?)\s*[([{]\s*([A-Z]{2})\s*[)\]}]?/u
const PLACE = /([\p{L}][\p{L}'’ .-]{1,40}?)\s*[([{]\s*([A-Z]{2})\s*[)\]}]?/u
const BARE = /^[^\p{L}]*([\p{L}][\p{L}'’ -]{2,40})/u

/** «ROMA (RM) 30.12.1964»: the comune as it is written today, or as it was printed. */
export async function placeIn(text: string, birth?: string): Promise<Found | undefined> {
  const [, name = '', province] = CAPITALS.exec(text) ?? PLACE.exec(text) ?? BARE.exec(text) ?? []
  if (name.trim().length < 2) return undefined
  const printed = name.trim()
  const comuni = await findComuni(printed, birth, 12)
  const comune = comuni.find((one) => one.name.toLowerCase() === printed.toLowerCase() && (!province || one.provincia === province))
  const written = comune ? `${comune.name} (${comune.provincia})` : `${proper(printed)}${province ? ` (${province})` : ''}`
  return seen(written, printed)
}
