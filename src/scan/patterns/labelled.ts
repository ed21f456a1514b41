/** A stretch of a text, and where it begins. */
export interface Piece {
  readonly text: string
  readonly at: number
}

/** After a label: signs, a translation («Cognome / Surname»), and at most one line break. */
const AFTER = String.raw`(?:[ \t]*[/|][ \t]*[A-Za-zÀ-ÿ .]{2,30})?[ \t]*[:;.\-–>]{0,2}[ \t]*(?:\r?\n[ \t]*)?`

/**
 * What follows the first of some labels, up to the end of its line; a value may stand under its label. `labels` is the
 * source of a regular expression without capturing groups.
 */
export function afterLabel(text: string, labels: string): Piece | undefined {
  const match = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${labels})(?![\p{L}\p{N}])${AFTER}([^\r\n]+)`, 'iu').exec(text)
  const value = match?.[1]
  if (!match || !value?.trim()) return undefined
  return { text: value.trim(), at: match.index + match[0].length - value.trimStart().length }
}
