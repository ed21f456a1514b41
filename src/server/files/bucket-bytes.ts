import { AwsClient } from 'aws4fetch'
import { nameOf, type Address, type Bytes } from './bytes.ts'

/** A bucket that speaks as S3 does, and who asks it. */
export interface Bucket {
  /** Where it is reached, its name and a folder in it included: `https://s3.eu-south-1.amazonaws.com/bottega`. */
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** How often a bucket that has too much to do is asked anew, and how long it is waited for. */
const [RETRIES, PATIENCE_MS] = [2, 30_000]

/** Bytes in a bucket, an object each, which says anew what it was sent by the SHA-256 that stands in the signature. */
export class BucketBytes implements Bytes {
  readonly #url: string
  readonly #client: AwsClient

  constructor({ url, key, secret, region }: Bucket) {
    this.#url = url
    this.#client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: RETRIES })
  }

  async put(address: Address, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#ask('PUT', address, bytes)
  }

  async open(address: Address): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const response = await this.#ask('GET', address)
    return response && new Uint8Array(await response.arrayBuffer())
  }

  async has(address: Address): Promise<boolean> {
    return (await this.#ask('HEAD', address)) !== undefined
  }

  async remove(address: Address): Promise<void> {
    await this.#ask('DELETE', address)
  }

  /** Nothing where nothing lies; throws without a word of the key where the bucket refuses. */
  async #ask(method: string, address: Address, body?: Uint8Array<ArrayBuffer>): Promise<Response | undefined> {
    const response = await this.#client.fetch(`${this.#url}/${nameOf(address)}`, {
      method,
      ...(body && { body, headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': address.sha256 } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404 && method !== 'PUT') return undefined
    throw new Error(`The bucket answers ${response.status} to ${method}.`)
  }
}
