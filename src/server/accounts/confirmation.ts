import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which whoever has proved who he is need not prove it again, in the one session that he did it in. */
export const CONFIRMED_SECONDS = 300

/** What the browser keeps of a proof: until when it holds, signed together with the session that it was given in. */
export function confirmationOf(secret: string, session: string, now: Date): string {
  const until = String(now.getTime() + CONFIRMED_SECONDS * 1000)
  return `${until}.${signed(secret, session, until)}`
}

/** Whether this was given in this session, and holds still. */
export function isConfirmation(kept: string, secret: string, session: string, now: Date): boolean {
  const [until = '', signature = ''] = kept.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(signed(secret, session, until))]
  return given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() < Number(until)
}

const signed = (secret: string, session: string, until: string): string =>
  createHmac('sha256', secret).update(`conferma:${session}:${until}`).digest('base64url')
