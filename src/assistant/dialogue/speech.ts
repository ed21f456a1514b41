import type { ProposalCard } from '../reply.ts'

/** More than these nobody keeps in mind who only hears them. */
const HEARD = 3

/** A proposal in one sentence, for the ear. */
export const proposedAloud = ({ title, lines, inForm }: Pick<ProposalCard, 'title' | 'lines' | 'inForm'>): string => {
  const said = lines.map(({ label, after }) => `${label.toLowerCase()} ${after}`)
  return `${title}: ${said.slice(0, HEARD).join(', ')}.${inForm ? ' Aprila dalla proposta.' : ' Confermi?'}`
}

/** What is asked, and the first things that may be chosen. */
export const choiceAloud = ({
  says,
  options,
}: {
  readonly says: string
  readonly options: readonly { readonly label: string }[]
}): string => {
  const labels = options.map(({ label }) => label)
  return `${says} ${labels.slice(0, HEARD).join(', ')}.`
}
