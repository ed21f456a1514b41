interface HintsProps {
  readonly hints: readonly string[]
  readonly onPick: (hint: string) => void
}

/** What one may try: a press sends it. */
export function Hints({ hints, onPick }: HintsProps) {
  if (hints.length === 0) return null
  return (
    <div role="group" aria-label="Prova" className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="pr-0.5 text-xs text-ink-faint max-md:hidden">
        Prova:
      </span>
      {hints.map((hint) => (
        <button
          key={hint}
          type="button"
          data-hydrate-replay
          onClick={() => onPick(hint)}
          className="min-h-control-sm rounded-full border border-line-strong px-3 text-xs text-ink-soft transition-colors hover:bg-hover hover:text-ink"
        >
          {hint}
        </button>
      ))}
    </div>
  )
}
