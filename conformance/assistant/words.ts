import type { Field } from '../../src/kernel/fields/field.ts'

/** The options of a choice, by their labels. */
export const optionsOf = (field: Field): Readonly<Record<string, string>> =>
  'options' in field && typeof field.options === 'object' && field.options ? (field.options as Readonly<Record<string, string>>) : {}

/** «il prezzo», «la data», «l'ora», «lo stato». */
export function withArticle(label: string): string {
  const said = label.toLowerCase()
  const [first = ''] = said.split(/[ /]/)
  if (/^[aeiou]/.test(first)) return `l’${said}`
  if (/(?:a|ione)$/.test(first)) return `la ${said}`
  return `${/^(?:s[^aeiou]|z|gn|ps)/.test(first) ? 'lo' : 'il'} ${said}`
}

/** Whether a label is a feminine noun. */
export const isHerLabel = ({ label }: Field) => (label.toLowerCase().split(' ')[0] ?? '').endsWith('a')

/** «completato» of many: «completati», «completate». */
export function ofMany(label: string, isHers: boolean): string {
  const [first = '', ...rest] = label.toLowerCase().split(' ')
  const many = /..[ao]$/.test(first) ? first.replace(/[ao]$/, isHers ? 'e' : 'i') : first
  return [many, ...rest].join(' ')
}
