import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOST_FILE_BYTES } from '../../kernel/files/filed.ts'
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
    own.post(`${path}/files`, { bodyLimit: MOST_FILE_BYTES, errorHandler: tooLong }, async (request, reply) => {
      const files = await open(request)
      if (!files) return refuse(reply, 403, messages.fileNotSent())
      const { name } = request.query as { readonly name?: unknown }
      const called = typeof name === 'string' ? name : ''
      const put = await files.put(new Blob(Buffer.isBuffer(request.body) ? [new Uint8Array(request.body)] : []), called)
      return put.ok ? put.file : refuse(reply, put.isFull ? 413 : 415, put.problem)
    })
    own.get(`${path}/files/:id`, async (request, reply) => {
      const { id } = request.params as { readonly id: string }
      const bytes = await (await open(request))?.open(id)
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

function tooLong(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const { name } = request.query as { readonly name?: unknown }
  if (error.statusCode !== 413) throw error
  const size = Number(request.headers['content-length'])
  void refuse(reply, 413, messages.fileTooBig(typeof name === 'string' ? name : '', size, MOST_FILE_BYTES))
}
