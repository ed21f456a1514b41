import { cameOf, shareOf, type Manner, type Said, type Which } from './said.ts'

/** What is aimed at on sentences that nobody has seen, in a hundred. */
const GOALS: Readonly<Partial<Record<Manner, number>>> = { plain: 98, voice: 93, typo: 95, colloquial: 85, 'follow-up': 95 }
const MANNERS = ['plain', 'colloquial', 'voice', 'typo', 'elliptical', 'opening', 'follow-up'] as const satisfies readonly Manner[]
const toAll: ReadonlySet<Manner> = new Set(['off-topic', 'hostile'])

const tenth = (share: number) => Math.round(share * 10) / 10

/** How many in a hundred came to what. */
export function sharesOf(said: readonly Said[]) {
  return {
    turns: said.length,
    correct: tenth(shareOf(said, 'correct')),
    wrong: tenth(shareOf(said, 'wrong')),
    asked: tenth(shareOf(said, 'asked')),
    refused: tenth(shareOf(said, 'refused')),
    'wrong proposals': said.filter((one) => one.isWrongProposal).length,
    unconfirmed: said.filter((one) => one.isUnconfirmed).length,
    threw: said.filter((one) => one.threw !== undefined).length,
  }
}

/** In a hundred of what was said in the words of the trade: by trade, by manner, and of what is said to all. */
export function report(all: readonly Said[], part: Which): void {
  const said = all.filter((one) => one.part === part)
  if (said.length === 0) return
  const own = said.filter(({ manner }) => !toAll.has(manner))
  console.log(`\n${part === 'seen' ? 'Seen' : 'Kept apart'}, in a hundred`)
  const trades = [...Map.groupBy(own, ({ trade }) => trade)]
  console.table(Object.fromEntries([...trades.map(([trade, some]) => [trade, sharesOf(some)] as const), ['all', sharesOf(own)]]))
  const manners = MANNERS.map((manner) => [manner, own.filter((one) => one.manner === manner)] as const).filter(
    ([, some]) => some.length > 0,
  )
  console.table(Object.fromEntries(manners.map(([manner, some]) => [manner, { ...sharesOf(some), goal: GOALS[manner] ?? '' }])))
  console.table(
    Object.fromEntries(
      trades.map(([trade, some]) => [
        trade,
        Object.fromEntries(manners.map(([manner]) => [manner, correctIn(some.filter((one) => one.manner === manner))])),
      ]),
    ),
  )
  reportToAll(said)
}

const correctIn = (said: readonly Said[]) => (said.length === 0 ? '' : tenth(shareOf(said, 'correct')))

function reportToAll(said: readonly Said[]): void {
  for (const manner of toAll) {
    const some = said.filter((one) => one.manner === manner)
    if (some.length === 0) continue
    const { turns, correct, asked, 'wrong proposals': proposals, unconfirmed, threw } = sharesOf(some)
    const well = manner === 'hostile' ? 'handled well' : 'refused'
    console.log(
      `${manner}: ${turns} said, ${correct} % ${well}, ${asked} % asked back, ${proposals} wrong proposals, ${unconfirmed} writes without a yes, ${threw} threw`,
    )
  }
}

/** How often what is not right came for what was to come; no sentence is told. */
export function reportReasons(all: readonly Said[], part: Which): void {
  const amiss = all.filter((one) => one.part === part && one.verdict !== 'correct')
  const reasons = Map.groupBy(amiss, (one) => `${one.golds[0]?.is ?? ''} → ${cameOf(one)}`)
  console.log(`\nWhat was to come → what came (${part})`)
  console.table(
    [...reasons]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([reason, some]) => ({ reason, times: some.length, trades: new Set(some.map(({ trade }) => trade)).size })),
  )
}

const LONGEST = 400
const MOST_IDS = 6

/** Each sentence that was not answered right, of the part that one may tune by. */
export function reportFaults(all: readonly Said[]): void {
  for (const one of all) {
    if (one.part !== 'seen' || (one.verdict === 'correct' && !one.isUnconfirmed)) continue
    const mark = [one.verdict, one.isWrongProposal && 'wrong proposal', one.isUnconfirmed && 'UNCONFIRMED WRITE'].filter(Boolean).join(', ')
    console.log(`\n${one.trade}, ${one.manner}, ${mark}: «${one.says.slice(0, LONGEST)}»`)
    console.log(`  gold: ${one.golds.map((gold) => short(gold)).join(' | ')}`)
    console.log(`  came: ${one.reply ? `${short(one.reply.found)} «${one.reply.says}»` : `threw ${one.threw ?? ''}`}`)
  }
}

const short = (what: object): string =>
  JSON.stringify(what, (key, held: unknown) => {
    if (!Array.isArray(held)) return held
    if (key === 'rows') return held.map((row: { readonly id: string }) => row.id)
    return held.length > MOST_IDS ? [...held.slice(0, MOST_IDS), `… ${held.length}`] : held
  })
    .replaceAll('"', '')
    .slice(0, LONGEST)
