import type { Found } from '../found.ts'

const KINDS =
  'via|v\\.le|viale|piazza|p\\.zza|p\\.za|piazzale|p\\.le|corso|c\\.so|largo|vicolo|strada|contrada|c\\.da|localit[àa]|loc\\.|frazione|fraz\\.|lungomare|lungotevere|lungarno|borgo|salita|calle|campo|galleria|rione|traversa|regione'
/** «Via email» is a way to send, not a street. */
const NO_STREET = 'e-?mail|mail|pec|fax|sms|web|posta|telefono|whatsapp'
/** Spaces are counted, never «any number»: a page of them would be tried in every way to share them out. */
const STREET = String.raw`(?:${KINDS})[ \t]{1,9}(?!(?:${NO_STREET})(?![\p{L}]))[\p{L}\d'’.°ª \t-]{2,60}?`
const HOUSE = String.raw`(?:[ \t]{0,9}(?:,[ \t]{0,9})?(?:n\.?[°º]?[ \t]{0,9})?(?:\d{1,4}(?:[ \t]?/?[ \t]?[a-z](?![\p{L}]))?(?:[ \t]?/[ \t]?\d{1,3})?|s\.?n\.?c\.?))`
const CITY = String.raw`(?:[ \t]{0,9}(?:[,\-–—/|·•][ \t]{0,9})?(?:\r?\n[ \t]{0,9}){0,3}(?:I-)?(\d{5})[ \t]{1,9}([\p{L}][\p{L}'’ \t-]{1,40}?)(?:[ \t]{0,9}\([ \t]{0,9}([A-Z]{2})[ \t]{0,9}\)|[ \t]{1,9}([A-Z]{2}))?)(?=[ \t]{0,9}(?:[,;.\r\n]|$))`
const FULL = new RegExp(String.raw`(?<![\p{L}])(${STREET}${HOUSE})${CITY}`, 'iu')
/** «37121 Verona (VR), Via Roma 1»: the town first. */
const TURNED = new RegExp(
  String.raw`(?<!\d)(\d{5})[ \t]{1,9}(\p{L}[\p{L}'’ \t-]{1,40}?)[ \t]{0,9}\([ \t]{0,9}([A-Z]{2})[ \t]{0,9}\)[ \t]{0,9}(?:[,\-–—/|·•][ \t]{0,9})?(?:\r?\n[ \t]{0,9})?(${STREET}${HOUSE})(?![\d/])(?![ \t]{0,9}[,\-–—/|·•]?\s{0,9}\d{5}(?!\d))`,
  'iu',
)
const SHORT = new RegExp(String.raw`(?<![\p{L}])(${STREET}${HOUSE})(?![\d/]|[ \t]?(?:€|euro))`, 'iu')

/** «Vittorio Emanuele ll 130»: a second or third of his name before a house number. */
const ORDINAL = /(?<=\p{L} )(?:[Iil|]{2,3}|1{2,3}|[Iil|1]{2,3}(?= \d{1,4}(?!\d)))(?= (?:\d{1,4}(?!\d)))/gu
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(ORDINAL, (signs) => 'I'.repeat(signs.length))
    .trim()

/** The first street address: kind of street, name and house number, with CAP, town and province where they follow. */
export function findAddress(text: string): Found | undefined {
  const full = FULL.exec(text)
  const short = SHORT.exec(text)
  if (full && (!short || full.index <= short.index)) {
    const [source, street = '', cap, town = '', inBrackets, bare] = full
    const province = inBrackets ?? bare
    return {
      value: `${tidy(street)}, ${cap} ${tidy(town)}${province ? ` (${province.toUpperCase()})` : ''}`,
      source,
      at: full.index,
      proof: 'unchecked',
    }
  }
  const [turned, cap, town = '', province = '', street = ''] = TURNED.exec(text) ?? []
  if (turned)
    return {
      value: `${tidy(street)}, ${cap} ${tidy(town)} (${province.toUpperCase()})`,
      source: turned,
      at: text.indexOf(turned),
      proof: 'unchecked',
    }
  return short ? { value: tidy(short[0]), source: short[0], at: short.index, proof: 'unchecked' } : undefined
}
