import * as k from '../../kernel/describe.ts'

/** Facts of a paper by their labels, without those that are not known. */
export const fattiNoti = (facts: Readonly<Record<string, string | undefined>>): k.PaperBlock & { kind: 'facts' } => ({
  kind: 'facts',
  facts: Object.entries(facts).flatMap(([label, value]) => k.fact(label, value)),
})
