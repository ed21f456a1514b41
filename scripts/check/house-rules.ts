import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from '../build/list-files.ts'
import { codeFolders } from './code-folders.ts'
import type { StageResult } from './run-stages.ts'

interface HouseRule {
  readonly name: string
  /** What to do instead: printed with the fault. */
  readonly remedy: string
  readonly applies: (file: string) => boolean
  readonly pattern: RegExp
}

const isTest = (file: string) => /\.test\.tsx?$|\.spec\.ts$/.test(file)
const isCode = (file: string) => /\.(tsx?|css)$/.test(file)

const readsMachine =
  /^(?:e2e\/support\/house\.ts$|src\/(server\/|kernel\/(door\/new-id|store\/memory\/memory-store)\.ts|web\/(data\/(clock|clock\.browser\.test|open-demo|open-firm|stale)\.ts|account\/product\/written\.tsx|chat\/clock\.ts|landing\/(contact-fields\.tsx|hero-product\/picture\.tsx)|voice\/voice-session\.test\.ts)))/

/** What reviewers would otherwise repeat, as patterns over single lines. */
export const houseRules: readonly HouseRule[] = [
  {
    name: 'no switch on a field kind',
    remedy: 'Let each kind answer for itself: add a member to the field (kernel/fields) or to its half on the web (web/fields).',
    applies: (file) => file.startsWith('src/') && !/^src\/(kernel|web)\/fields\//.test(file) && !isTest(file),
    pattern: /switch\s*\([^)]*\.kind\b|\bfield\.kind\s*[!=]==\s*'/,
  },
  {
    name: 'no meaning guessed from a name',
    remedy: 'Ask the field what it means (`field.means`, kernel/concepts): a pattern over labels or keys holds for the trades that stand.',
    applies: (file) => /^src\/(kernel|scan|assistant|server|web)\//.test(file) && !isTest(file),
    pattern: /\/[gimsuvy]*\.test\((?:key|[\w.?]*\.label)\b/,
  },
  {
    name: 'no colour outside the tokens',
    remedy: 'Use a token of src/web/styles/tokens.css or work-tokens.css, or add one there.',
    // A <meta> or a manifest cannot read a token; site.ts holds the two colours that they need.
    applies: (file) => file.startsWith('src/') && !/^src\/(web\/styles\/(work-)?tokens\.css|site\.ts)$/.test(file) && !isTest(file),
    pattern: /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i,
  },
  {
    name: 'no skipped or focused test',
    remedy: 'Repair the test or delete it. A condition of the machine is stated with skipIf and its reason.',
    applies: isTest,
    pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme)\b(?!If)|\b[fx](?:it|describe)\(/,
  },
  {
    name: 'no timed assertion',
    remedy: 'Count what is done (turns, calls, reads), or measure it in bench/: a busy machine makes the test lie.',
    applies: (file) => isTest(file) && !file.startsWith('scripts/check/'),
    pattern: /\bperformance\.now\(\)/,
  },
  {
    name: 'no second clock',
    remedy: 'Take the moment of the opened trade: `at` and `clock` of useSector, the `at` that the kernel hands in. A test hands a day in.',
    // Who may ask the machine: the clock itself, the chat's timers, the pictures of the product that pages are written with, the server and the one of a journey, the ids, the shift of `npm run days`.
    applies: (file) => /^(src|conformance|e2e)\//.test(file) && !readsMachine.test(file),
    pattern: /\bnew Date\(\)|\bDate\.now\b|\bmachineClock\b/,
  },
  {
    name: 'no straight apostrophe in Italian',
    remedy: 'Write ’ in what people read. Texts of the specification and official names that have a straight one are named in the rule.',
    // Samples are what somebody typed, and the table of comuni is the tax office’s.
    applies: (file) => /^src\/(kernel|sectors)\//.test(file) && !isTest(file) && !/\/sample[/.-]|\.fixture\.|-table\.ts$/.test(file),
    pattern: /^(?!\s*(?:\/?\*|\/\/))(?!.*(?:Carta d'Identità|STATI UNITI D'AMERICA)).*\p{L}'(?:[haeiouàèéìòù]|\$\{)/iu,
  },
  {
    name: 'nothing from outside the repository',
    remedy: 'Copy what is needed into the repository.',
    applies: () => true,
    pattern: /\.\.\/shared\b/,
  },
]

const mostLines = 400
/** Samples, tests and plain tables may be as long as their subject. */
const mayBeLong = (file: string) =>
  isTest(file) ||
  file.startsWith('conformance/') ||
  /(^|\/)(sample|fixtures?)(\/|[-.])|(^|\/)(?:tables?|corpus)\/|-table\.ts$|\.css$/.test(file)

/** Every fault of one file, as `file:line: rule`. */
export function houseFaults(file: string, text: string): string[] {
  const lines = text.split('\n')
  const faults = houseRules
    .filter((rule) => rule.applies(file))
    .flatMap((rule) =>
      lines.flatMap((line, index) =>
        rule.pattern.test(line) ? [`${file}:${index + 1}: ${rule.name}. ${rule.remedy}\n  ${line.trim()}`] : [],
      ),
    )
  if (/^src\/.*fixture/.test(file) && !/\.fixture\.tsx?$/.test(file))
    faults.push(`${file}: a fixture that is not named as one. Call it '<what it shows>.fixture.ts'.`)
  if (lines.length > mostLines && !mayBeLong(file))
    faults.push(`${file}: ${lines.length} lines, at most ${mostLines}. Split it by what it does.`)
  return faults
}

export async function checkHouseRules(): Promise<StageResult> {
  const root = join(import.meta.dirname, '..', '..')
  const files = codeFolders()
    .flatMap((folder) => listFiles(join(root, folder)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((file) => isCode(file) && !file.startsWith('scripts/check/house-rules'))
  const faults = files.flatMap((file) => houseFaults(file, readFileSync(join(root, file), 'utf8')))
  return { passed: faults.length > 0 ? 0 : 1, failed: faults.length > 0 ? 1 : 0, output: faults.join('\n'), note: `${files.length} files` }
}
