import { cpus } from 'node:os'
import type { Browser, Page } from 'playwright'
import type { Frames } from './watch.ts'

/** Renderers that compute what a GPU would draw. */
const SOFTWARE = /SwiftShader|llvmpipe|Software|Basic Render/i
/** What the page's frames are like while something is done. */
export async function watched<T>(page: Page, work: () => Promise<T>): Promise<{ readonly frames: Frames; readonly result: T }> {
  const stop = await page.evaluateHandle(() => window.bench.frames())
  const result = await work()
  return { frames: await stop.evaluate((end) => end()), result }
}

/** A wheel or a pointer is not waited for by the driver: many steps of one frame would be one step. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** The machine, and what draws: a GPU by its name, or that there is none. */
export async function machineOf(at: Browser): Promise<string> {
  const page = await at.newPage()
  const name = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  })
  await page.close()
  const drawnBy = name === '' || SOFTWARE.test(name) ? 'no GPU: the processor draws' : name
  return `Chromium ${at.version()}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${drawnBy}`
}
