import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import { APP_SHELL, isAppPath } from './app-shell.ts'
import { contentSecurityPolicy, scriptPolicy, sourcesOf, type InlineHashes } from './security-headers.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

const cacheControl: Record<SiteFile['kind'], string> = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  plain: 'public, max-age=3600',
}

/** Answers every address that no route has claimed: the built pages and files, a redirect to the canonical address, or the 404 page. */
export function serveStaticPages(app: FastifyInstance, files: SiteFiles, inline: InlineHashes): void {
  const policyOf = policies(files, inline)

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, query } = addressOf(request)
    const file = fileAt(path, files)
    const canonical = file ? undefined : canonicalPath(path, files)
    if (canonical) return reply.redirect(canonical + query, 308)
    if (!file) return send(request, reply.code(404), files.notFound)
    if (!isRead(request)) return reply.code(405).header('allow', 'GET, HEAD').send({ errore: 'Questa pagina si può solo leggere.' })
    return send(request, reply, file)
  }

  async function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = encoding && file.encoded.get(encoding)
    const etag = `"${file.etag}${body ? `-${encoding}` : ''}"`
    const missing = reply.statusCode === 404
    reply.header('cache-control', missing ? 'no-store' : cacheControl[file.kind]).type(file.type)
    if (file.encoded.size > 0) reply.header('vary', 'accept-encoding')
    if (file.kind === 'page') reply.header('content-security-policy', policyOf(file))
    if (file === files.appShell) reply.header('x-robots-tag', 'noindex')
    if (file.type.startsWith('text/javascript')) reply.header('content-security-policy', scriptPolicy)
    if (!missing && matches(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send()
    if (!missing) reply.header('etag', etag)
    if (body) reply.header('content-encoding', encoding)
    return reply.send(await (body ?? file.plain)())
  }

  // A hook rather than the not-found handler itself: it answers before a body is read or its content type judged.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await answer(request, reply)
  })
}

/** The file of an address; the shell of the workspaces has many. */
const fileAt = (path: string, { byPath, appShell }: SiteFiles): SiteFile | undefined =>
  byPath.get(path) ?? (isAppPath(path) ? appShell : undefined)

const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD'

function addressOf(request: FastifyRequest): { path: string; query: string } {
  const url = request.raw.url ?? '/'
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

/** `/artigiani/` and `/artigiani/index.html` are `/artigiani`. Only an address of the table is ever redirected to. */
function canonicalPath(path: string, files: SiteFiles): string | undefined {
  const shorter = path.replace(/\/index\.html$/, '').replace(/(?<!\/)\/+$/, '') || '/'
  return shorter !== path && fileAt(shorter, files) ? shorter : undefined
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
}

function policies({ byPath, notFound, appShell }: SiteFiles, inline: InlineHashes): (file: SiteFile) => string {
  const pages: [string, SiteFile][] = [...byPath].filter(([, file]) => file.kind === 'page')
  const known = new Map(
    [...pages, ['/404', notFound] as const, ...(appShell ? [[APP_SHELL, appShell] as const] : [])].map(([path, file]) => [
      file,
      contentSecurityPolicy(...sourcesOf(path, inline)),
    ]),
  )
  return (file) => known.get(file) ?? contentSecurityPolicy([], [])
}
