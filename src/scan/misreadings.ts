/**
 * Text as it can only have stood on an Italian page, from text as it was recognised: no word begins with «ll» (it is the
 * «Il» of Ilaria), and a bracket that closes what none opened, after a figure, is the figure one.
 */
export const withoutMisreadings = (text: string): string =>
  text.replace(/(?<![\p{L}\d.@_-])ll(?=[aeiou])/gu, 'Il').replace(/(?<![[\d]\d*)(\d+)\](?=[\s,;.]|\d|$)/gmu, '$11')
