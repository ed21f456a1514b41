import type { Found } from '../found.ts'

const LAST = String.raw`(?:it|com|net|org|eu)(?![\w])`
/** A dot of the domain: recognisers put a space before it, or after it where the end of a domain follows. */
const DOT = String.raw`(?:[ \t]?\.|[ \t]\.[ \t]|\.[ \t](?=(?:[a-z\d-]{1,62}[ \t]?\.[ \t]?)?${LAST}))`
/** The given name of an address, where a space got between it and the surname: «anna. rossi@». */
const PART = String.raw`(?<![\w.@])[a-z]{3,20}`
/** '@' is often read as ©, ® or (at), with spaces around it. */
const EMAIL = new RegExp(
  String.raw`((?:${PART}(?<!(?:^|[^a-z])(?:tel|fax|cel|cell|mob|mail|email|pec|web|post|info))[ \t]?\.[ \t]){0,1}[a-z\d][\w.+-]{0,63})[ \t]{0,2}(?:@|©|®|\(at\)|\[at\])[ \t]{0,2}((?:[a-z\d-]{1,62}${DOT}){1,4}[a-z]{2,12})(?![\w@])`,
  'iu',
)

/** A domain that goes on in the next line. */
const BROKEN = /(@[\w.-]{1,63}-)[ \t]{0,9}\r?\n[ \t]{0,9}/g

/** The first e-mail address, in lower case. */
export function findEmail(page: string): Found | undefined {
  const text = page.replace(BROKEN, '$1')
  const match = EMAIL.exec(text)
  if (!match) return undefined
  const value = `${match[1]}@${match[2]}`.replace(/\s/g, '').toLowerCase()
  return { value, source: match[0], at: match.index, proof: 'unchecked' }
}
