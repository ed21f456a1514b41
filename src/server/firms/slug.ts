import { foldText } from '../../kernel/italian/words.ts'

const LONGEST = 40
/** What stands below `/app` and is no firm. */
const TAKEN = new Set(['nuova', 'account', 'invito'])

/** «Sartori Impianti S.r.l.» as it stands in an address: `sartori-impianti-srl`. */
export function slugOf(name: string): string {
  const plain = foldText(name)
    .replaceAll('.', '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return plain === '' || TAKEN.has(plain) ? `azienda-${plain}`.replace(/-$/, '') : plain
}
