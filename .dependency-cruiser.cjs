/**
 * Who may import whom. Read it as a table: each folder lists everything that it may reach besides itself.
 * `src/site.ts` (the brand) is open to the two ends that show or publish it.
 */
const MAY_IMPORT = {
  kernel: [],
  documents: ['kernel'],
  scan: ['kernel'],
  sectors: ['kernel', 'documents', 'language'],
  language: [],
  assistant: ['kernel'],
  server: ['kernel', 'documents', 'scan', 'sectors', 'assistant', 'site\\.ts', 'contact\\.ts'],
  web: ['kernel', 'documents', 'scan', 'sectors', 'assistant', 'site\\.ts', 'contact\\.ts'],
}

/**
 * Inside the kernel imports go one way: a folder may reach itself and those before it, and what stands in none reaches all.
 * A folder and one inside it are two.
 */
const KERNEL_ORDER = [
  // Italy, what is wrong with what somebody handed in, and what values and questions are.
  ['italian', 'problem', 'files', 'recurrence', 'expression', 'fields', 'concepts'],
  // What a store is asked, and what an entity is.
  ['door', 'entity'],
  // What follows from it for its records.
  ['evaluation', 'derive', 'metric', 'entity/definition', 'stock', 'opening', 'among', 'exchange', 'access'],
  // What keeps them.
  ['store', 'store/access', 'store/plan', 'store/memory', 'store/remote'],
  // What is seen and done, and the trade as a whole.
  ['chart', 'paper', 'report', 'screens', 'action', 'question', 'sector', 'sector/sight', 'sector/definition'],
  // A firm of one's own, its people and its doors on a server.
  ['firm'],
].flat()

/**
 * Inside the assistant imports go one way too: a folder may reach itself, those before it, and what stands in none: the contract with
 * who asks, which knows no folder.
 */
const ASSISTANT_ORDER = [
  // Italian, with and without a trade.
  ['italian', 'lexicon'],
  // What is read: names in the records, and what each stretch of a sentence may be.
  ['names', 'tag'],
  // What it means: the algebra of meanings, the trade, a sentence about an entity, and what it asks or wishes.
  ['meaning', 'trade', 'frame', 'conditions', 'queries', 'values', 'wishes'],
  // Which of the ways to take it is likeliest, what it comes to, and how a conversation goes on.
  ['rank', 'answer', 'dialogue'],
].flat()
/** The folders of `src/web/views` in their order: each knows those on the lines above, and none of its own line. */
const VIEWS_ORDER = [
  ['record', 'hints', 'window', 'search'],
  ['selection', 'filters', 'chart'],
  ['menu', 'overview'],
  ['drag', 'list', 'report'],
  ['cards', 'week', 'day', 'timeline', 'grid', 'plan', 'counter', 'groups'],
  ['board', 'month'],
  ['collection'],
]
/** Inside the web imports go one way too: a folder may reach itself and those before it. What stands in none, the entry, reaches all. */
const WEB_ORDER = [
  // What every page is drawn with, and how its parts come.
  ['styles', 'ui', 'late', 'theme', 'notices', 'error'],
  // Records: read and kept, their days, numbers drawn, their values, lists asked for, scanned, printed, written in forms, taken in and out.
  ['data', 'media', 'shelf', 'calendar', 'chart', 'fields', 'screen', 'scan', 'print', 'forms', 'exchange'],
  // What a dashboard shows of them, and what is done with them.
  ['views', 'actions', 'sectors', 'dashboard'],
  // Pages.
  ['chat', 'voice', 'sector', 'landing', 'account', 'app', 'routes'],
].flat()
const RUNS_ANYWHERE = '^src/(kernel|documents|scan|sectors|assistant|language)/'
const TESTS = '\\.test\\.tsx?$'
/** Fixtures of a suite that runs over every implementation belong to the suite, which stands outside the walls. */
const NOT_A_TEST = { pathNot: TESTS }
/** Fixtures are built from descriptions, whatever folder they stand in. */
const NOT_A_TEST_OR_FIXTURE = { pathNot: '\\.(test|fixture)\\.tsx?$' }

const named = (folder, may) => `${folder}-may-import-only-${['itself', ...may].join('-').replaceAll('\\', '')}`
const reach = (folder, may) => `^src/(${[folder, ...may].map((name) => (name.includes('.') ? `${name}$` : `${name}/`)).join('|')})`
/** The modules that lie in some folders of the kernel themselves, and not in folders inside. */
const inKernel = (folders) => `^src/kernel/(${folders.map((folder) => `${folder}/`).join('|')})[^/]+$`
/** The modules in some folders of another room. */
const inRoom = (room) => (folders) => `^src/${room}/(${folders.join('|')})/`
const [inAssistant, inViews, inWeb] = ['assistant', 'web/views', 'web'].map(inRoom)

/**
 * The walls of a room whose folders go one way: each reaches itself and those before it, and every folder has its place. `reached` is
 * what of the room is walled, its folders where nothing is said.
 */
const oneWay = (room, order, within, { folders, reached = folders }) => [
  ...order.map((folder, at) => ({
    name: `${room}-${folder.replaceAll('/', '-')}-may-import-only-what-comes-before`,
    severity: 'error',
    from: { path: within([folder]), ...NOT_A_TEST_OR_FIXTURE },
    to: { path: reached, pathNot: within(order.slice(0, at + 1)) },
  })),
  {
    name: `a-folder-of-the-${room}-has-its-place`,
    comment: 'A new folder is named in the order of its room, after all that it imports.',
    severity: 'error',
    from: {},
    to: { path: folders, pathNot: within(order) },
  },
]

module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, may]) => ({
      name: named(folder, may),
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: '^src/', pathNot: reach(folder, may) },
    })),
    ...oneWay('kernel', KERNEL_ORDER, inKernel, { folders: '^src/kernel/.+/', reached: '^src/kernel/' }),
    ...oneWay('assistant', ASSISTANT_ORDER, inAssistant, { folders: '^src/assistant/.+/' }),
    {
      name: 'the-contract-of-the-assistant-knows-no-folder',
      severity: 'error',
      from: { path: '^src/assistant/[^/]+$', ...NOT_A_TEST_OR_FIXTURE },
      to: { path: '^src/assistant/.+/' },
    },
    ...oneWay('web', WEB_ORDER, inWeb, { folders: '^src/web/[^/]+/' }),
    {
      name: 'a-sector-does-not-know-another-sector',
      severity: 'error',
      from: { path: '^src/sectors/([^/]+)/' },
      to: { path: '^src/sectors/[^/]+/', pathNot: '^src/sectors/($1|common)/' },
    },
    {
      name: 'a-document-does-not-know-another-document',
      severity: 'error',
      from: { path: '^src/documents/([^/]+)/' },
      to: { path: '^src/documents/[^/]+/', pathNot: '^src/documents/($1|common)/' },
    },
    {
      name: 'outsiders-enter-a-sector-by-its-index',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(web/)?sectors/' },
      to: { path: '^src/sectors/[^/]+/', pathNot: '^src/sectors/[^/]+/index\\.ts$' },
    },
    {
      name: 'the-screens-of-a-trade-know-that-trade-alone',
      severity: 'error',
      from: { path: '^src/web/sectors/([^/]+)/' },
      to: { path: '^src/sectors/[^/]+/', pathNot: '^src/sectors/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'the-screens-of-a-trade-do-not-know-those-of-another',
      comment: 'What two trades need moves into web/views or web/ui. Only the loaders, outside, fetch a trade by its slug.',
      severity: 'error',
      from: { path: '^src/web/sectors/([^/]+)/' },
      to: { path: '^src/web/sectors/[^/]+/', pathNot: '^src/web/sectors/$1/' },
    },
    {
      name: 'outsiders-do-not-know-the-screens-of-a-trade',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/sectors/' },
      to: { path: '^src/web/sectors/[^/]+/' },
    },
    ...VIEWS_ORDER.map((line, at) => ({
      name: `views-of-line-${at + 1}-know-those-above`,
      severity: 'error',
      from: { path: inViews(line), ...NOT_A_TEST_OR_FIXTURE },
      to: { path: inViews(VIEWS_ORDER.flat()), pathNot: inViews(['$1', ...VIEWS_ORDER.slice(0, at).flat()]) },
    })),
    {
      name: 'a-view-has-a-folder-in-the-order',
      comment: 'A new folder is named in VIEWS_ORDER, on a line below all that it imports.',
      severity: 'error',
      from: {},
      to: { path: '^src/web/views/', pathNot: inViews(VIEWS_ORDER.flat()) },
    },
    {
      name: 'the-kernel-needs-only-zod-and-papaparse',
      comment: 'The kernel runs in the browser and on the server: no node:*, no React, no database.',
      severity: 'error',
      from: { path: '^src/kernel/', ...NOT_A_TEST },
      to: { pathNot: '^src/|node_modules/(@types/)?(zod|papaparse)/' },
    },
    {
      name: 'the-shared-half-needs-only-zod',
      comment: 'Documents, scan, sectors and assistant run anywhere too. A small pure library is added here by name.',
      severity: 'error',
      from: { path: RUNS_ANYWHERE, pathNot: `^src/kernel/|${TESTS}` },
      to: { pathNot: '^src/|node_modules/(zod|ical\\.js)/' },
    },
    { name: 'the-browser-has-no-node', severity: 'error', from: { path: '^src/web/', ...NOT_A_TEST }, to: { dependencyTypes: ['core'] } },
    {
      name: 'the-product-does-not-know-its-tests-and-tools',
      severity: 'error',
      from: { path: '^src/', ...NOT_A_TEST },
      to: { path: '^(scripts|conformance|e2e|bench)/|\\.test\\.tsx?$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      // React Router writes these types (`react-router typegen`); there is no module behind them.
      to: { couldNotResolve: true, pathNot: '/\\+types/|^\\./\\+types/|\\?url$|\\?raw$|^virtual:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
