import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** A page is written once, by the build, and whole: nothing in it is moved into its place by a script. */
export default async function writePage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
