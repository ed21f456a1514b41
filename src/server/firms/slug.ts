import { foldText } from '../../kernel/italian/words.ts'

const LONGEST = 40
/** What stands below `/app` and is no firm. */
const TAKEN = new Set(['nuova', 'account', 'invito'])

/** «Sartori Impianti S.r.l.» as it stands in an address: `sartori-impianti-srl`. */
export function slugOf(name: string): string {
  const words =
    foldText(name)
      .replaceAll('.', '')
      .match(/[a-z0-9]+/g) ?? []
  const plain = words.join('-').slice(0, LONGEST).replace(/-$/, '')
  if (plain === '') return 'azienda'
  return TAKEN.has(plain) ? `azienda-${plain}` : plain
}
