/** Where bytes lie: in a firm, under the SHA-256 of what they are. Firms share nothing, so that none learns what another keeps. */
export interface Address {
  readonly firm: string
  readonly sha256: string
}

/** A place of bytes, which never change: what lies under an address lies there whole, or not at all. */
export interface Bytes {
  put(address: Address, bytes: Uint8Array): Promise<void>
  open(address: Address): Promise<Uint8Array<ArrayBuffer> | undefined>
  has(address: Address): Promise<boolean>
  /** Nothing happens where nothing lies. */
  remove(address: Address): Promise<void>
}

/** An address as the name of a file in a folder and of an object in a bucket: `<firm>/ab/cdef…`. */
export function nameOf({ firm, sha256 }: Address): string {
  if (!/^[\w-]{1,100}$/.test(firm) || !/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`No bytes lie at ${firm}/${sha256}.`)
  return `${firm}/${sha256.slice(0, 2)}/${sha256.slice(2)}`
}
