import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { reportPagesOf } from '../src/assistant/dialogue/report-pages.ts'
import { aboutOf } from '../src/kernel/action/run-action.ts'
import { readOf } from '../src/kernel/door/read-of.ts'
import { firmAt, type FirmAt } from '../src/kernel/paper/firm-at.ts'
import type { Firm } from '../src/kernel/paper/paper.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** Day on which the sample of every trade that makes a file for its accountant lacks nothing for it. */
const NOW = { today: '2028-02-29', time: '20:40' }
const RECORDS = 40
/** Details in words; the logo stands in the head alone, which no trade draws. */
type Details = Omit<Firm, 'logo'>
const REAL: Required<Details> = {
  name: 'Bianchi e Figli S.a.s.',
  address: 'Via Manzoni 5, 20100 Milano (MI)',
  vatNumber: '12345678903',
  phone: '0296553311',
  iban: 'IT60X0542811101000000123456',
  register: 'Iscritta all’albo delle imprese di prova',
}

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors: readonly (readonly [string, Sector])[] = ready.flatMap(({ slug, sector }) => (sector ? [[slug, sector] as const] : []))

/** Text without the spaces by which an IBAN or a telephone number is grouped. */
const dense = (made: unknown): string => JSON.stringify(made).replaceAll(/\s/g, '')
const inside = (text: string): string => dense(text).slice(1, -1)
/** Details of a firm that a paper could print; a trade whose firm is a record of its own has no constant that could. */
const detailsOf = (firm: Details | undefined): readonly (readonly [key: keyof Details, text: string])[] =>
  (Object.keys(REAL) as readonly (keyof Details)[]).flatMap((key) => (firm?.[key] ? [[key, inside(firm[key])] as const] : []))

describe.each(sectors)('%s', (_slug, sector) => {
  const { entities, screens } = sector
  const storeOf = (sample: ReturnType<Sector['sample']>) => new MemoryStore({ entities, sample, at: () => NOW })
  const sample = sector.sample(NOW.today, NOW.time)
  const store = storeOf(sample)

  /** Prints of the records, reports with their files and papers of the actions, by a name that finds them again. */
  async function papersAt(at: FirmAt): Promise<ReadonlyMap<string, string>> {
    const made = new Map<string, string>()
    for (const print of sector.prints)
      for (const row of (await store.query({ entity: print.entity, page: { limit: RECORDS } })).rows)
        made.set(`${print.key} ${row.id}`, dense(await print.paper(row, store, at)))
    for (const { part } of screens.flatMap(reportPagesOf)) {
      const tools = await part.load()
      for (const period of (await tools.asks(store, at)).periods.slice(0, 3)) {
        made.set(`${part.key} ${period}`, dense(await tools.read(store, { period }, at)))
        for (const output of tools.outputs)
          made.set(`${part.key} ${period} ${output.label}`, dense(await output.make(store, { period }, at, 'Prova')))
      }
    }
    const read = readOf(store)
    for (const action of sector.actions) {
      if (!action.paper) continue
      const about = aboutOf(action, await read.find(action.entity, action.where ?? []))
      const inputs = (await action.prefill?.(about, read, at)) ?? {}
      made.set(action.label, dense(await action.paper.make(inputs, read, at, about)))
    }
    return made
  }

  it('prints nothing of its sample firm for another firm, and its own details in their place', async () => {
    const ditta = await sector.firm(storeOf({}))
    const details = detailsOf(ditta)
    // Details that the sample firm has: another firm that has the same ones prints the same papers.
    const another: Firm = ditta ? { ...ditta, ...Object.fromEntries(details.map(([key]) => [key, REAL[key]])) } : REAL
    const [ofSample, ofAnother] = [await papersAt({ ...NOW, firm: ditta }), await papersAt({ ...NOW, firm: another })]
    expect(ofSample.size).toBeGreaterThan(0)
    const wrong = [...ofAnother].filter(([, text]) => details.some(([, said]) => text.includes(said)))
    expect(wrong.map(([key]) => key)).toEqual([])
    const strange = [...ofSample].filter(
      ([key, text]) => details.reduce((all, [of, said]) => all.replaceAll(said, inside(REAL[of])), text) !== ofAnother.get(key),
    )
    expect(strange.map(([key]) => key)).toEqual([])
  })

  it('prints for a firm that has not said who it is', async () => {
    const details = detailsOf(await sector.firm(storeOf({})))
    const wrong = [...(await papersAt(await firmAt({ firm: async () => undefined }, store, NOW)))].filter(
      ([, text]) => text.includes('undefined') || details.some(([, said]) => text.includes(said)),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })
})

test('the sample firm of a trade is known to its index alone', () => {
  const room = join(import.meta.dirname, '../src/sectors')
  const sources = globSync('**/*.ts', { cwd: room }).filter((file) => !file.endsWith('.test.ts'))
  const knowing = sources.filter((file) => readFileSync(join(room, file), 'utf8').includes("/ditta.ts'"))
  expect(knowing.length).toBeGreaterThan(3)
  expect(knowing.filter((file) => !/^[a-z]+\/index\.ts$/.test(file))).toEqual([])
})
