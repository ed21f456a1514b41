import type { Trade } from '../trade/trade.ts'
import type { Frame, Role } from '../frame/role.ts'

/** «incassi di questa settimana», «consegne di lunedì» are records, though «incassa» and «consegna» order. */
export const isNoun = (trade: Trade, { words, entity }: Frame, { from, to }: Role): boolean =>
  to - from === 1 &&
  (isCalledSo(trade, words[from] ?? '') ||
    isFieldOf(trade, entity, words.slice(from - 1, to)) ||
    /(?:[^rtln]|[^aeiou]n)e$/.test(words[from] ?? '') ||
    trade.entities.some(({ label, synonyms = [] }) =>
      [label.one, label.many, ...synonyms.filter((says) => says.endsWith('i'))].some((says) => says.toLowerCase() === words[from]),
    ))

/** «incassi di fatture»: the first word of what some records are called. */
export const isCalledSo = (trade: Trade, word: string): boolean =>
  trade.entities.some(({ label }) => label.many.includes(' ') && label.many.toLowerCase().split(' ')[0] === word)

/** «la consegna slitta»: what stands behind an article and is part of what a field is called. */
const isFieldOf = (trade: Trade, entity: string, [article = '', word = '']: readonly string[]): boolean =>
  /^(?:la|il|l|alla|della|dalla)$/.test(article) &&
  Object.values(trade.entity(entity).fields).some(({ label }) => label.toLowerCase().split(' ').includes(word))
