import * as k from '../../kernel/describe.ts'
import { materialeDi } from '../common/materiale.ts'

/** What is used up (specification §3: name, quantity, unit lt, kg, pz, rotoli, cost, supplier, status). */
export const materiale = k.defineEntity({
  ...materialeDi({ lt: 'lt', kg: 'kg', pz: 'pz', rotoli: 'rotoli' }, { rotoli: 'rotolo' }),
  synonyms: ['magazzino', 'prodotti', 'detersivi', 'scorte'],
  alike: [['nome']],
  prefill: () => ({ unita: 'lt' }) as const,
})
