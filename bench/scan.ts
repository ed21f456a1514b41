import { parseArgs } from 'node:util'
import { OCR_OPTIONS } from '../src/scan/ocr-options.ts'
import type { Grey } from '../src/scan/image/picture.ts'
import { recognise } from '../src/scan/recognise.ts'
import { recogniseText } from '../src/scan/recognise-text.ts'
import { draw } from './scan/draw.ts'
import { PAPERS, papers } from './scan/papers/papers.ts'
import { CONDITIONS, PAPER_CONDITIONS } from './scan/photograph.ts'
import { measureInBrowser } from './scan/in-browser.ts'
import { score, summarise, type Outcome, type Score } from './scan/score.ts'
import { specimens, type Kind } from './scan/specimens.ts'
import { openTesseract } from './scan/tesseract.ts'

/**
 * `npm run bench:scan [-- --people 5] [-- --papers 1] [-- --faults]`: draws six documents for each fictional person,
 * photographs each in six ways, and reads every image by our road (`recognise`) and by plain tesseract on the untouched
 * image with the same patterns. Then the papers of the trades, each layout of so many people, in seven ways, by our road;
 * layouts kept apart from tuning are counted apart, and `--faults` never lists theirs. Prints Markdown tables; `--faults`
 * also lists what came out wrong. Not part of `npm test`: times depend on what else the machine is doing.
 */
const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '5' },
    papers: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
  },
})
const today = '2026-11-21'
const wanted = [...specimens(Number(options.people)), ...papers(Number(options.papers))]

const ours = await openTesseract(OCR_OPTIONS.parameters)
const plain = await openTesseract({})
const READERS: Readonly<Record<string, (image: Grey) => Promise<Outcome>>> = {
  'our reader': (image) => recognise(image, { ocr: ours.ocr, today }),
  'plain tesseract': async (image) => recogniseText({ text: (await plain.ocr(image, () => {})).text }, today),
}
const scores = new Map<string, Score[]>(Object.keys(READERS).map((reader) => [reader, []]))
let isWarm = false

try {
  for await (const [specimen, drawn] of draw(wanted)) {
    const isPaper = specimen.kind === 'paper'
    for (const [condition, photograph] of Object.entries(isPaper ? PAPER_CONDITIONS : CONDITIONS)) {
      const image = photograph(drawn)
      for (const [reader, read] of Object.entries(READERS).slice(0, isPaper ? 1 : undefined)) {
        if (!isWarm) await read(image)
        const from = performance.now()
        const outcome = await read(image)
        const one = score(specimen, condition, outcome, performance.now() - from)
        scores.get(reader)?.push(one)
        if (options.faults && !specimen.isApart)
          for (const fault of one.faults) console.error(`${reader} · ${specimen.name} · ${condition} · ${fault}`)
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
  Object.keys(CONDITIONS).map((name) => [name, ({ condition, kind }) => condition === name && kind !== 'paper']),
)
print('Everything but the papers', [['all images', ({ kind }) => kind !== 'paper']])
for (const isApart of [false, true]) {
  const ofSet = (one: Score) => one.kind === 'paper' && one.isApart === isApart
  print(isApart ? 'Papers of the trades, layouts kept apart from tuning' : 'Papers of the trades, layouts tuned on', [
    ...Object.entries(PAPERS).map(([key, { title }]) => [title, (one: Score) => ofSet(one) && one.paper === key] as const),
    ...Object.keys(PAPER_CONDITIONS).map((name) => [`all, ${name}`, (one: Score) => ofSet(one) && one.condition === name] as const),
    ['all papers', ofSet],
  ])
}

const { median: usual, readings, byPaper, idle, most } = await measureInBrowser(papers(1).filter(({ isApart }) => !isApart))
const megabytes = (value: number | undefined) => (value === undefined ? 'not told by this system' : `${Math.round(value)} MB`)
console.log(
  `\n### In a browser\n\nMedian of ${readings} warm readings of photographs of 4000 × 3000 points, from the file to the values: ${Math.round(usual)} ms. Memory of all its processes: ${megabytes(idle)} with the page open, ${megabytes(most)} at most while it read.\n\n${byPaper.map(([title, ms]) => `- ${title}: ${Math.round(ms)} ms`).join('\n')}`,
)

function print(title: string, groups: readonly (readonly [string, (score: Score) => boolean])[]): void {
  const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`)
  const lines = groups.flatMap(([name, isIn]) =>
    [...scores].flatMap(([reader, all]) => {
      if (!all.some(isIn)) return []
      const { images, fields, zones, silent, median, p95 } = summarise(all.filter(isIn))
      return [
        `| ${name} | ${reader} | ${images} | ${percent(fields)} | ${percent(zones)} | ${silent} | ${Math.round(median)} | ${Math.round(p95)} |`,
      ]
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
