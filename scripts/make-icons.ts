import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { site } from '../src/site.ts'
import { findBrowser } from './browser.ts'

/**
 * `npm run icons`: draws the PNG icons from public/favicon.svg, after it was changed by hand. The results are committed.
 * A maskable icon fills its square, because launchers cut their own shape out of it; the sign is inside the middle 80 % as they ask.
 */
const publicFolder = join(import.meta.dirname, '..', 'public')
const rounded = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')
const square = rounded.replace(/ rx="\d+"/, '')
const icons = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  { file: 'icon-maskable-512.png', size: 512, svg: square },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
]

const browser = await chromium.launch(await findBrowser())
const page = await browser.newPage()
for (const { file, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(join(publicFolder, file), png)
  console.log(`${file}: ${png.length} bytes`)
}

/** What a chat or a social network shows beside a link: the words of the site on its dark ground, in its own faces. */
const font = (path: string) => `data:font/woff2;base64,${readFileSync(join(publicFolder, '..', 'node_modules', path)).toString('base64')}`
await page.setViewportSize({ width: 1200, height: 630 })
await page.setContent(`<style>
  @font-face { font-family: Display; src: url(${font('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')}) }
  @font-face { font-family: Text; src: url(${font('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')}) }
  body { margin: 0; height: 630px; box-sizing: border-box; padding: 88px 96px; display: flex; flex-direction: column; background: oklch(.165 .008 60); color: oklch(.965 .008 85); font-family: Text }
  h1 { margin: auto 0; font: 400 112px/1.04 Display; letter-spacing: -.015em; max-width: 14ch } p { margin: 0; font-size: 30px; color: oklch(.80 .012 80) } b { font: 400 52px Display }
  i { display: block; font-style: normal; color: oklch(.78 .125 42) }
</style><b>${site.name}</b><h1>Il gestionale <i>che ti risponde</i></h1><p>Venti mestieri, un solo assistente. In italiano.</p>`)
await page.evaluate(() => document.fonts.ready)
const social = await page.screenshot()
writeFileSync(join(publicFolder, 'social.png'), social)
console.log(`social.png: ${social.length} bytes`)
await browser.close()
