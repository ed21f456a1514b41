import { bring } from './arrive.ts'
import { insist } from './try-again.ts'

/** Written by the build (`scripts/build/late-parts.ts`): all that the page of a trade can still ask for. */
const LIST = '/late-parts.json'

/** Few enough to leave the line to whoever asks for something. */
const AT_ONCE = 4

const warmed = new Set<string>()

/**
 * Fetches in idle moments every part of a trade that nobody has opened yet, so that a network that goes takes nothing away.
 * Whoever asked the browser to save data is not made to fetch what they may never open.
 */
export async function warmUp(slug: string): Promise<void> {
  if (warmed.has(slug) || !import.meta.env.PROD || savesData()) return
  warmed.add(slug)
  const files = await insist(() => partsOf(slug))
  for (let from = 0; from < files.length; from += AT_ONCE) {
    await idle()
    await Promise.all(files.slice(from, from + AT_ONCE).map((file) => insist(() => keep(file))))
  }
  document.documentElement.dataset['warm'] = slug
}

async function keep(file: string): Promise<void> {
  // A style sheet would be put into the page; it comes with its part, and the cache has it.
  if (file.endsWith('.css')) return void (await fetchOnly(file))
  await bring(file)
  hold(file)
}

async function partsOf(slug: string): Promise<readonly string[]> {
  const response = await fetchOnly(LIST)
  const lists = (await response.json()) as Readonly<Record<string, readonly string[]>>
  return lists[slug] ?? []
}

async function fetchOnly(file: string): Promise<Response> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response
}

/** A module that the page holds needs no cache any more. */
function hold(file: string): void {
  if (document.querySelector(`link[href="${file}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))
}

const savesData = () => {
  const connection = 'connection' in navigator ? navigator.connection : undefined
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
