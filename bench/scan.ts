import { parseArgs } from 'node:util'
import { OCR_OPTIONS } from '../src/scan/ocr-options.ts'
import type { Grey } from '../src/scan/image/picture.ts'
import { recognise } from '../src/scan/recognise.ts'
import { recogniseText } from '../src/scan/recognise-text.ts'
import { draw } from './scan/draw.ts'
import { PAPERS, papers } from './scan/papers/papers.ts'
import { SECURED, securedPapers } from './scan/papers/secured.ts'
import { CONDITIONS, PAPER_CONDITIONS, SECURED_CONDITIONS } from './scan/photograph.ts'
import { measureInBrowser } from './scan/in-browser.ts'
import { score, summarise, type Outcome, type Score } from './scan/score.ts'
import { specimens, type Kind, type Specimen } from './scan/specimens.ts'
import { openTesseract } from './scan/tesseract.ts'

/**
 * `npm run bench:scan [-- --people 5] [-- --papers 1] [-- --faults] [-- --only secured]`: draws six documents for each fictional person,
 * photographs each in six ways, and reads every image by our road (`recognise`) and by plain tesseract on the untouched
 * image with the same patterns. Then the papers of the trades, each layout of so many people, in seven ways, by our road;
 * layouts kept apart from tuning are counted apart, and `--faults` never lists theirs. Then the cards that are printed against
 * forgery, in six ways. `--only papers`, `secured` or `specimens` draws one of the three. Prints Markdown tables; `--faults`
 * also lists what came out wrong. Not part of `npm test`: times depend on what else the machine is doing.
 */
const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '5' },
    papers: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const today = '2026-11-21'
const PARTS: Readonly<Record<string, () => readonly Specimen[]>> = {
  specimens: () => specimens(Number(options.people)),
  papers: () => papers(Number(options.papers)),
  secured: () => securedPapers(Number(options.papers)),
}
const { only } = options
if (only !== undefined && !(only in PARTS)) throw new Error(`--only is one of ${Object.keys(PARTS).join(', ')}.`)
const wanted = Object.entries(PARTS).flatMap(([part, drawn]) => (only === undefined || only === part ? drawn() : []))

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
    const isPaper = specimen.kind === 'paper' || specimen.kind === 'secured'
    const conditions = { paper: PAPER_CONDITIONS, secured: SECURED_CONDITIONS }[specimen.kind as string] ?? CONDITIONS
    for (const [condition, photograph] of Object.entries(conditions)) {
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
  Object.keys(CONDITIONS).map((name) => [name, ({ condition, kind }) => condition === name && kind !== 'paper' && kind !== 'secured']),
)
print('Everything but the papers', [['all images', ({ kind }) => kind !== 'paper' && kind !== 'secured']])
const SIDES = [
  { side: 'layouts tuned on', isApart: false },
  { side: 'layouts kept apart from tuning', isApart: true },
]
for (const [kind, title, kinds, conditions] of [
  ['paper', 'Papers of the trades', PAPERS, PAPER_CONDITIONS],
  ['secured', 'Cards printed against forgery', SECURED, SECURED_CONDITIONS],
] as const) {
  for (const { side, isApart } of SIDES) {
    const ofSet = (one: Score) => one.kind === kind && one.isApart === isApart
    print(`${title}, ${side}`, [
      ...Object.entries(kinds).map(([key, paper]) => [paper.title, (one: Score) => ofSet(one) && one.paper === key] as const),
      ...Object.keys(conditions).map((name) => [`all, ${name}`, (one: Score) => ofSet(one) && one.condition === name] as const),
      ['all', ofSet],
    ])
  }
}

const browserSet = (only === 'secured' ? securedPapers(1) : papers(1)).filter(({ isApart }) => !isApart)
const { median: usual, readings, byPaper, idle, most } = await measureInBrowser(browserSet)
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
