import { isIP } from 'node:net'
import { Refused } from './refused.ts'

/** As the server takes it: by address, or by how many stand between. */
export type TrustedProxy = false | string[] | ((address: string, hop: number) => boolean)

const names = ['loopback', 'linklocal', 'uniquelocal']

/**
 * `TRUST_PROXY`: whose word about a visitor's address is taken. The number of proxies in front of the server, or their addresses
 * (`10.0.0.0/8, loopback`). Never everybody's: then a visitor could write any address into the header.
 */
export function trustedProxy(setting: string | undefined): TrustedProxy {
  const text = setting?.trim() ?? ''
  if (text === '') return false
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text)
  const list = text.split(',').map((part) => part.trim())
  const wrong = list.find((part) => !names.includes(part) && !isNetwork(part))
  if (wrong === undefined) return list
  throw new Refused(
    `TRUST_PROXY=${text}: «${wrong}» non è un indirizzo. Scrivi quanti proxy ci sono davanti al server (1), oppure i loro indirizzi, per esempio 10.0.0.0/8, loopback.`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
}
