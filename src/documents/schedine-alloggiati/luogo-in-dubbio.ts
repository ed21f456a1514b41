import type { Doubt } from '../../kernel/problem/doubt.ts'
import { isComune } from '../../kernel/italian/comuni.ts'

interface Nato {
  readonly luogo_nascita?: string | undefined
  readonly comune_nascita?: string | undefined
  readonly stato_nascita?: string | undefined
  readonly cittadinanza?: string | undefined
}

const PLACES = ['luogo_nascita', 'comune_nascita'] as const
const isItaly = (state: string | undefined) => state === undefined || state === 'ITALIA'

/** A question about the birthplace of an Italian, born in no other state, that is no comune: the questura refuses it. */
export async function luogoInDubbio(row: Nato): Promise<readonly Doubt[]> {
  if (row.cittadinanza !== 'ITALIA' || !isItaly(row.stato_nascita)) return []
  const doubts = await Promise.all(
    PLACES.map(async (path): Promise<readonly Doubt[]> => {
      const said = row[path]
      if (said === undefined || /^estero$/i.test(said.trim()) || (await isComune(said))) return []
      return [{ path, message: `Non c’è nessun comune «${said}»: se è all’estero scegli lo stato di nascita. È giusto così?` }]
    }),
  )
  return doubts.flat()
}
