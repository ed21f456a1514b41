import { EMPTY, type ToldChange } from '../describe-lines.ts'

/** Old value, struck, and new value: «~~15:30~~ → 09:00». */
export function ToldValues({ part, before, after, discarded }: ToldChange & { readonly discarded?: string }) {
  return (
    <>
      {part && `${part} `}
      {before !== undefined && (
        <>
          <span className="sr-only">da </span>
          {before === EMPTY ? <span className="text-ink-faint">{before}</span> : <s className="text-ink-faint">{before}</s>}
          <span aria-hidden className="px-1 text-ink-faint">
            →
          </span>
          <span className="sr-only"> a </span>
        </>
      )}
      {after}
      {discarded !== undefined && <span className="block text-ink-faint">invece di {discarded}</span>}
    </>
  )
}

/** What an entry changed in a field, under the field itself: the values that were there, struck. */
export function TouchedValues({ told }: { readonly told: readonly ToldChange[] }) {
  return (
    <span data-touched="" className="num grid gap-0.5 text-ink-soft">
      {told.map((change, at) => (
        <span key={at}>
          {told.length > 1 || change.part ? `${change.label}: ` : ''}
          <ToldValues {...change} />
        </span>
      ))}
    </span>
  )
}
