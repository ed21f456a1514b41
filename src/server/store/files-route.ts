import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOST_FILE_BYTES, MOST_SMALL_BYTES } from '../../kernel/files/filed.ts'
import type { Files } from '../../kernel/files/files.ts'
import type { FileRefused } from '../../kernel/files/http-files.ts'
import { messages } from '../../kernel/problem/messages.ts'

export interface FilesRoute {
  /** Where the door of the store stands. */
  readonly path: string
  /** The files of whoever asks, opened for him; nothing where he may not come in. */
  readonly open: (request: FastifyRequest) => Promise<Files | undefined>
}

/** Files over the network. What a file is, its first bytes say; none is ever taken for a page. */
export function registerFiles(app: FastifyInstance, { path, open }: FilesRoute): void {
  void app.register(async (own) => {
    own.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    own.post(`${path}/files`, { bodyLimit: MOST_FILE_BYTES + MOST_SMALL_BYTES, errorHandler: refused }, async (request, reply) => {
      const files = await open(request)
      if (!files) return refuse(reply, 403, messages.fileNotSent())
      const { whole, small } = partsOf(request)
      if (whole.size > MOST_FILE_BYTES) return tooLong(request, reply, whole.size)
      const put = await files.put(whole, nameIn(request), small)
      return put.ok ? put.file : refuse(reply, put.isFull ? 413 : 415, put.problem)
    })
    own.get(`${path}/files/:id`, async (request, reply) => {
      const { id } = request.params as { readonly id: string }
      const as = Object.hasOwn(request.query as object, 'small') ? 'small' : undefined
      const bytes = await (await open(request))?.open(id, as)
      if (!bytes) return reply.code(404).send()
      return reply.headers(headersOf(bytes)).send(Buffer.from(await bytes.arrayBuffer()))
    })
  })
}

const headersOf = ({ type }: Blob): Record<string, string> => ({
  'content-type': type,
  'content-disposition': type.startsWith('image/') ? 'inline' : 'attachment',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Whoever signs out leaves no picture of a customer behind in the browser.
  'cache-control': 'no-store',
})

const refuse = (reply: FastifyReply, status: number, problem: string) => reply.code(status).send({ problem } satisfies FileRefused)

const nameIn = ({ query }: FastifyRequest): string => {
  const { name } = query as { readonly name?: unknown }
  return typeof name === 'string' ? name : ''
}

/** The file and, behind it, as many bytes of the same one small as are said. */
function partsOf({ body, query }: FastifyRequest): { readonly whole: Blob; readonly small: Blob | undefined } {
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array()
  const length = Number((query as { readonly small?: unknown }).small ?? 0)
  if (!Number.isInteger(length) || length <= 0 || length > bytes.length) return { whole: new Blob([bytes]), small: undefined }
  return { whole: new Blob([bytes.subarray(0, -length)]), small: new Blob([bytes.subarray(-length)]) }
}

function refused(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) throw error
  void tooLong(request, reply, Number(request.headers['content-length']))
}

const tooLong = (request: FastifyRequest, reply: FastifyReply, size: number) =>
  refuse(reply, 413, messages.fileTooBig(nameIn(request), size, MOST_FILE_BYTES))
