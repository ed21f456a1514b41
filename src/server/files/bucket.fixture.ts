import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from './bucket-bytes.ts'

export interface TriedBucket {
  readonly bucket: Bucket
  /** What lies in it, by name. */
  readonly objects: Map<string, Buffer>
  /** Requests that it has answered: `PUT 200`. */
  readonly answers: readonly string[]
  /** Makes it answer so many requests with this status. */
  readonly fail: (status: number, times: number) => void
  readonly close: () => Promise<void>
}

const [KEY, SECRET, REGION, NAME] = ['CHI-ACCEDE', 'segreto/con+segni', 'eu-south-1', '/secchio/file']
const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const signed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that a request must bear, worked out from what has come (AWS Signature Version 4). */
function signatureOf(request: IncomingMessage, headers: readonly string[]): string {
  const stamp = String(request.headers['x-amz-date'])
  const [day, scope] = [stamp.slice(0, 8), `${stamp.slice(0, 8)}/${REGION}/s3/aws4_request`]
  const lines = headers.map((name) => `${name}:${String(request.headers[name])}\n`).join('')
  const canonical = [request.method, request.url, '', lines, headers.join(';'), request.headers['x-amz-content-sha256']].join('\n')
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(signed, `AWS4${SECRET}`)
  return signed(key, ['AWS4-HMAC-SHA256', stamp, scope, hex(canonical)].join('\n')).toString('hex')
}

function mayAsk(request: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d+\/[\w-]+\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/
  const [, key, headers = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  const names = headers.split(';')
  const said = request.headers['x-amz-content-sha256']
  const isBodySigned =
    names.includes('x-amz-content-sha256') && (said === hex(body) || (request.method !== 'PUT' && said === 'UNSIGNED-PAYLOAD'))
  return key === KEY && names.includes('host') && isBodySigned && signature === signatureOf(request, names)
}

/** A bucket in this process, which looks at every signature and at what was sent under it. */
export async function tryBucket(): Promise<TriedBucket> {
  const objects = new Map<string, Buffer>()
  const answers: string[] = []
  let failing = { status: 0, times: 0 }
  const answerTo = (request: IncomingMessage, body: Buffer): [status: number, body?: Buffer | undefined] => {
    const name = request.url?.startsWith(`${NAME}/`) ? request.url.slice(NAME.length + 1) : undefined
    if (failing.times-- > 0) return [failing.status]
    if (name === undefined || !mayAsk(request, body)) return [403]
    if (request.method === 'PUT') objects.set(name, body)
    if (request.method === 'DELETE') {
      objects.delete(name)
      return [204]
    }
    const held = objects.get(name)
    return held ? [200, request.method === 'GET' ? held : undefined] : [404]
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, body] = answerTo(request, await buffer(request))
    answers.push(`${request.method} ${status}`)
    response.writeHead(status).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${NAME}`
  return {
    bucket: { url, key: KEY, secret: SECRET, region: REGION },
    objects,
    answers,
    fail: (status, times) => void (failing = { status, times }),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
