import type { Field } from '../../src/kernel/fields/field.ts'
import { inflect, nounPhrase } from '../../src/kernel/italian/noun.ts'

/** The options of a choice, by their labels. */
export const optionsOf = (field: Field): Readonly<Record<string, string>> =>
  'options' in field && typeof field.options === 'object' && field.options ? (field.options as Readonly<Record<string, string>>) : {}

/** «il prezzo», «la data», «l'ora», «lo stato». */
export const withArticle = (label: string): string => nounPhrase(label).phrase

/** Whether a label is a feminine noun. */
export const isHerLabel = ({ label }: Field): boolean => nounPhrase(label).gender === 'f'

/** «completato» of many: «completati», «completate»; what is no such adjective stays as it is. */
export function ofMany(label: string, isHers: boolean): string {
  const [first = '', ...rest] = label.toLowerCase().split(' ')
  const many = /..[ao]$/.test(first) ? inflect(first.replace(/a$/, 'o'), { gender: isHers ? 'f' : 'm', plural: true }) : first
  return [many, ...rest].join(' ')
}
