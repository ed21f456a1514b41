import { SHORTEST_PASSWORD } from '../../kernel/firm/firm-door.ts'

const RULE = `Almeno ${SHORTEST_PASSWORD} caratteri: va bene anche una frase.`

/** How many characters a password still lacks. */
export const lackOf = (password: string): number => Math.max(0, SHORTEST_PASSWORD - password.length)

/** The rule of a new password, said before anything is typed; it counts down while somebody types. */
export function passwordRule(password: string): string {
  const lack = lackOf(password)
  if (password === '' || lack === 0) return RULE
  return `${RULE} ${lack === 1 ? 'Ne manca 1.' : `Ne mancano ${lack}.`}`
}
