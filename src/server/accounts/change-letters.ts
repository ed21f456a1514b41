import { site } from '../../site.ts'
import type { Letter } from '../mail/mail.ts'

/** What has changed about how somebody signs in, by the name that the log has for it, in the words of a subject. */
const CHANGED: Readonly<Record<string, string>> = {
  'password changed': 'la password è cambiata',
  'password reset': 'la password è cambiata con il link della posta',
  'passkey added': 'c’è una passkey in più',
  'passkey removed': 'una passkey è stata tolta',
  'second factor added': 'il secondo passo è acceso',
  'second factor removed': 'il secondo passo è spento',
}

/**
 * A letter to whoever signs in otherwise from now on (ASVS 5.0, 6.3.7); nothing where that has not changed. It bears no link: who did
 * not do it himself finds the way alone, and nobody learns to follow links of such letters.
 */
export function changeLetter(event: string): Omit<Letter, 'to'> | undefined {
  const changed = CHANGED[event]
  if (changed === undefined) return undefined
  return {
    subject: `Il tuo account ${site.name}: ${changed}`,
    text: `Nel tuo account ${changed}. Se sei stato tu, non devi fare niente.\n\nSe non sei stato tu: apri ${site.name}, scegli «Password dimenticata», poi in «Il tuo account» chiudi le sessioni e togli le passkey che non riconosci.`,
  }
}
