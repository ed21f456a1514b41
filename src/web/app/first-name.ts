import type { Person } from '../../kernel/firm/firm-door.ts'

/** First word of a name: «Anna non lo vede». */
export const firstName = ({ name }: Pick<Person, 'name'>): string => name.split(' ')[0] ?? name
