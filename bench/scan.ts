import { parseArgs } from 'node:util'
import { OCR_OPTIONS } from '../src/scan/ocr-options.ts'
import type { Grey } from '../src/scan/image/picture.ts'
import { recognise, recogniseText } from '../src/scan/recognise.ts'
import { draw } from './scan/draw.ts'
import { CONDITIONS } from './scan/photograph.ts'
import { score, summarise, type Outcome, type Score } from './scan/score.ts'
import { specimens, type Kind } from './scan/specimens.ts'
import { openTesseract } from './scan/tesseract.ts'

/**
 * `npm run bench:scan [-- --people 5] [-- --faults]`: draws six documents for each fictional person, photographs each in
 * six ways, and reads every image by our road (`recognise`) and by plain tesseract on the untouched image with the same
 * patterns. Prints Markdown tables; `--faults` also lists what came out wrong. Not part of `npm test`: times depend on
 * what else the machine is doing.
 */
const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '5' }, faults: { type: 'boolean', default: false } },
})
const today = '2026-11-21'
const wanted = specimens(Number(options.people))

const ours = await openTesseract(OCR_OPTIONS.parameters)
const plain = await openTesseract({})
const READERS: Readonly<Record<string, (image: Grey) => Promise<Outcome>>> = {
  'our reader': (image) => recognise(image, { ocr: ours.ocr, today }),
  'plain tesseract': async (image) => recogniseText((await plain.ocr(image, () => {})).text, today),
}
const scores = new Map<string, Score[]>(Object.keys(READERS).map((reader) => [reader, []]))
let isWarm = false

try {
  for await (const [specimen, drawn] of draw(wanted)) {
    for (const [condition, photograph] of Object.entries(CONDITIONS)) {
      const image = photograph(drawn)
      for (const [reader, read] of Object.entries(READERS)) {
        if (!isWarm) await read(image)
        const from = performance.now()
        const outcome = await read(image)
        const one = score(specimen, condition, outcome, performance.now() - from)
        scores.get(reader)?.push(one)
        if (options.faults) for (const fault of one.faults) console.error(`${reader} · ${specimen.name} · ${condition} · ${fault}`)
      }
      isWarm = true
    }
  }
} finally {
  await Promise.all([ours.close(), plain.close()])
}

const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'Passports (TD3)': ['TD3'],
  'Identity cards (TD1)': ['TD1'],
  'Residence permits (TD2)': ['TD2'],
  'All with a zone': ['TD3', 'TD1', 'TD2'],
  'Tessere sanitarie': ['tessera'],
  'Visiting cards': ['biglietto'],
  'Registration cards': ['scheda'],
  'All typed cards': ['tessera', 'biglietto', 'scheda'],
}
print(
  'By document',
  Object.entries(KINDS).map(([name, kinds]) => [name, ({ kind }) => kinds.includes(kind)]),
)
print(
  'By condition',
  Object.keys(CONDITIONS).map((name) => [name, ({ condition }) => condition === name]),
)
print('Everything', [['all images', () => true]])

function print(title: string, groups: readonly (readonly [string, (score: Score) => boolean])[]): void {
  const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`)
  const lines = groups.flatMap(([name, isIn]) =>
    [...scores].map(([reader, all]) => {
      const { images, fields, zones, silent, median, p95 } = summarise(all.filter(isIn))
      return `| ${name} | ${reader} | ${images} | ${percent(fields)} | ${percent(zones)} | ${silent} | ${Math.round(median)} | ${Math.round(p95)} |`
    }),
  )
  console.log(
    [
      `\n### ${title}\n`,
      '| Images | Reader | Count | Fields right | Zone to the letter | Wrong but «checked» | Median, ms | p95, ms |',
      '|---|---|---:|---:|---:|---:|---:|---:|',
      ...lines,
    ].join('\n'),
  )
}
