import * as k from '../../kernel/describe.ts'

/** The surfaces of one tooth, as a dentist writes them: «MOD». */
export const campoSuperfici = () =>
  k.text('Superfici', {
    max: 8,
    noun: { gender: 'f', plural: true },
    hint: 'M mesiale, O occlusale, D distale, V vestibolare, L linguale.',
    placeholder: 'MOD',
    synonyms: ['facce', 'superficie'],
  })
