/** A stretch of a text, and where it begins. */
export interface Piece {
  readonly text: string
  readonly at: number
}

/** After a label: signs, a translation («Cognome / Surname»), and the end of its line; recognisers leave lines empty. */
const AFTER = String.raw`(?:[ \t]*[/|][ \t]*[A-Za-zÀ-ÿ .]{2,30})?[ \t]*[:;.\-–>]{0,2}[ \t]*(?:\r?\n[ \t]*){0,3}`

/**
 * What follows each of some labels, up to the end of its line; a value may stand on the next line that is not empty.
 * `labels` is the source of a regular expression without capturing groups.
 */
export function afterLabels(text: string, labels: string): Piece[] {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${labels})(?![\p{L}\p{N}])${AFTER}(?=([^\r\n]+))`, 'giu')
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = match[1] ?? ''
    const at = match.index + match[0].length + value.length - value.trimStart().length
    return value.trim() ? [{ text: value.trim(), at }] : []
  })
}

/** The first of them. */
export const afterLabel = (text: string, labels: string): Piece | undefined => afterLabels(text, labels)[0]
