import type { Problem } from '../../kernel/problem/problem.ts'
import { superficiDa } from './denti.ts'

interface ConDente {
  readonly dente?: string | undefined
  readonly superfici?: string | undefined
}

/** Letters that are no surface, and surfaces of no tooth. */
export function checkSuperfici({ dente, superfici }: ConDente): readonly Problem[] {
  if (superfici === undefined) return []
  const path = 'superfici'
  if (dente === undefined) return [{ path, code: 'rule', message: 'Indica il dente di cui sono le superfici.' }]
  return superficiDa(superfici)
    ? []
    : [{ path, code: 'rule', message: 'Scrivi le superfici con le loro lettere, ciascuna una volta: M, O, D, V, L.' }]
}
