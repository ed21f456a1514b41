import * as k from '../../kernel/describe.ts'
import { voce } from './voce.ts'

interface Articolo {
  readonly id: string
  readonly prezzo: k.Cents
  readonly voce?: string | undefined
}

/** What a piece on a prescription of the SSN costs its patient, and what is said of the rest. */
export interface Quota {
  readonly quota: k.Cents
  readonly says: string | undefined
}

/**
 * What the patient pays for a piece of each article, in cents: of a medicine of class A what its price exceeds the reference price by
 * (D.L. 347/2001, art. 7), nothing where there is none; of everything else, and of what the drug database does not know, the price. The
 * ticket is a matter of each region and of the exemption, and no record says it.
 */
export async function quoteDi(articles: readonly Articolo[], read: k.Read): Promise<ReadonlyMap<string, Quota>> {
  const entries = await Promise.all(
    articles.map(async ({ id, prezzo, voce: entry }): Promise<readonly [string, Quota]> => {
      const row = entry === undefined ? undefined : await read.get('voce', entry)
      const { classe, rimborso = prezzo } = row ? k.rowOf(voce, row) : {}
      if (classe !== 'a') return [id, { quota: prezzo, says: undefined }]
      const quota = Math.max(0, prezzo - rimborso)
      return [id, { quota: k.euro(quota / 100), says: `il SSN paga ${k.formatMoney(prezzo - quota)}` }]
    }),
  )
  return new Map(entries)
}
