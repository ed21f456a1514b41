import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { drawRow } from '../../src/scan/image/ocr-b/draw-row.ts'
import type { Grey } from '../../src/scan/image/picture.ts'
import { PAPER_STYLE } from './papers/paper-style.ts'
import type { Kind, Specimen } from './specimens.ts'

/** A photograph of a desk with one card on it; what a phone's camera gives, made smaller. */
const DESK = { width: 1600, height: 1200 }
/** Pixels and millimetres of each card with a zone, and its zone's measures in millimetres (ICAO Doc 9303-3 to -6). */
const ZONES: Readonly<Partial<Record<Kind, { width: number; mm: number; left: number; spacing: number; foot: number }>>> = {
  TD3: { width: 1400, mm: 125, left: 6, spacing: 6.35, foot: 8 },
  TD1: { width: 1240, mm: 85.6, left: 4, spacing: 4.23, foot: 4.5 },
  TD2: { width: 1300, mm: 105, left: 6, spacing: 6.35, foot: 8 },
}
/** From one character of OCR-B to the next, in millimetres. */
const PITCH = 2.54

const require = createRequire(import.meta.url)
const fontFace = (family: string, file: string) =>
  `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}) }`

/** How every specimen is drawn, with its faces of print. */
export const pageStyle = (): string => `
${fontFace('Geist', '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')}
${fontFace('Instrument Serif', '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2')}
* { box-sizing: border-box; margin: 0 }
.desk { width: ${DESK.width}px; height: ${DESK.height}px; display: grid; place-items: center; background: linear-gradient(120deg, #8b7761, #6d5b48) }
.card { position: relative; background: #f6f4ee; border-radius: 28px; padding: 44px 56px; color: #1c1a18; font-size: 36px; line-height: 1.45 }
.card h1 { font-size: 38px; line-height: 1.3 }
.field small { display: block; font-size: 21px; line-height: 1.25; color: #55504a; font-weight: 400 }
.field b { display: block; font-weight: 500; font-size: 34px; line-height: 1.3; margin-bottom: 5px }
.fields { display: grid; grid-template-columns: 1fr 1fr; column-gap: 30px; margin-top: 12px }
.TD3, .TD1, .TD2, .tessera { background: repeating-linear-gradient(63deg, #e3ecef 0 5px, #eef2ee 5px 11px) }
.TD3 { width: 1400px; height: 986px }
.TD1 { width: 1240px; height: 782px; padding-top: 26px }
.TD2 { width: 1300px; height: 916px }
.TD3 .fields, .TD2 .fields { margin-left: 350px }
.TD1 .fields { margin-left: 300px }
.TD1 .field small { font-size: 18px } .TD1 .field b { font-size: 29px }
.portrait { position: absolute; left: 60px; top: 130px; width: 290px; height: 380px; background: repeating-linear-gradient(90deg, #9aa3a8 0 40px, #7d868b 40px 80px) }
.TD1 .portrait { width: 240px; height: 300px; top: 96px }
.tessera { width: 1240px; height: 782px }
.tessera .fields { margin-top: 34px; row-gap: 22px }
.biglietto { width: 1200px; height: 760px; padding: 70px 84px }
.biglietto h1 { font-size: 62px } .biglietto hr { margin: 24px 0; border: 0; border-top: 3px solid #6d5b48 }
.scheda { width: 1300px; height: 920px } .scheda h1 { font-size: 48px; margin-bottom: 26px } .scheda p { font-size: 36px; line-height: 1.9 }
.scheda span { color: #55504a }
${PAPER_STYLE}
`

/** The pixels of a screenshot, through the browser's own decoder. */
async function greyOf(page: Page, png: Buffer): Promise<Grey> {
  const { bytes, width, height } = await page.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('This browser has no 2D canvas.')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const grey = new Uint8Array(image.width * image.height)
    for (let i = 0; i < grey.length; i++)
      grey[i] = Math.round((299 * (data[i * 4] ?? 0) + 587 * (data[i * 4 + 1] ?? 0) + 114 * (data[i * 4 + 2] ?? 0)) / 1000)
    let text = ''
    for (let i = 0; i < grey.length; i += 32_768) text += String.fromCharCode(...grey.subarray(i, i + 32_768))
    return { bytes: btoa(text), width: image.width, height: image.height }
  }, png.toString('base64'))
  return { data: new Uint8Array(Buffer.from(bytes, 'base64')), width, height }
}

/** The zone in the outlines of OCR-B, where its place on the card was left free. */
function printZone(image: Grey, { kind, zone }: Specimen, card: { x: number; y: number; height: number }): void {
  const measures = ZONES[kind]
  if (!measures) return
  const scale = measures.width / measures.mm
  zone.forEach((line, i) =>
    drawRow(image, line, {
      x: card.x + (measures.left + PITCH / 2) * scale,
      y: card.y + card.height - (measures.foot + (zone.length - 1 - i) * measures.spacing) * scale,
      pitch: PITCH * scale,
    }),
  )
}

/** Draws specimens one after the other in a headless browser, as a camera straight above the desk would see them. */
export async function* draw(specimens: readonly Specimen[]): AsyncGenerator<readonly [Specimen, Grey]> {
  const browser: Browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage({ viewport: DESK })
    for (const specimen of specimens) {
      await page.setContent(`<!doctype html><html lang="it"><style>${pageStyle()}</style><body>${specimen.html}</body></html>`)
      await page.evaluate(() => document.fonts.ready)
      const card = await page.locator('.card').boundingBox()
      const image = await greyOf(page, await page.screenshot())
      if (card) printZone(image, specimen, card)
      yield [specimen, image]
    }
  } finally {
    await browser.close()
  }
}
