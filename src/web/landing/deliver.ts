import { CONTACT_PATH } from '../../contact.ts'
import type { Values } from '../../kernel/door/change.ts'

/** Whether a server takes messages here. A static host does not know the address, and so says no. */
export async function takesMessages(): Promise<boolean> {
  const answer = await fetch(CONTACT_PATH).catch(() => undefined)
  const body: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined
  return typeof body === 'object' && body !== null && 'accoglie' in body && body.accoglie === true
}

/** What became of a posted message. */
export type Delivery = 'sent' | 'busy' | 'failed'

export async function deliver(values: Values): Promise<Delivery> {
  const answer = await fetch(CONTACT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  }).catch(() => undefined)
  if (answer?.status === 201) return 'sent'
  return answer?.status === 429 ? 'busy' : 'failed'
}
