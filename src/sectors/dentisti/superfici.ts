import * as k from '../../kernel/describe.ts'
import { superficiDa } from './denti.ts'

/** The surfaces of one tooth, as a dentist writes them: «MOD». */
export const campoSuperfici = () =>
  k.text('Superfici', {
    max: 8,
    noun: { gender: 'f', plural: true },
    hint: 'M mesiale, O occlusale, D distale, V vestibolare, L linguale.',
    placeholder: 'MOD',
    synonyms: ['facce', 'superficie'],
  })

interface ConDente {
  readonly dente?: string | undefined
  readonly superfici?: string | undefined
}

/** Letters that are no surface, and surfaces of no tooth. */
export function checkSuperfici({ dente, superfici }: ConDente): readonly k.Problem[] {
  if (superfici === undefined) return []
  const path = 'superfici'
  if (dente === undefined) return [{ path, code: 'rule', message: 'Indica il dente di cui sono le superfici.' }]
  return superficiDa(superfici)
    ? []
    : [{ path, code: 'rule', message: 'Scrivi le superfici con le loro lettere, ciascuna una volta: M, O, D, V, L.' }]
}
