interface SuggestionsProps {
  readonly texts: readonly string[]
  readonly onPick: (text: string) => void
}

/** What may be asked instead: a press asks it. */
export function Suggestions({ texts, onPick }: SuggestionsProps) {
  return (
    <ul aria-label="Puoi chiedere" className="mt-3 flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => onPick(text)}
            className="min-h-control-sm rounded-full border border-line-strong px-3 py-1 text-left text-xs text-ink-soft transition-colors wrap-anywhere hover:bg-hover hover:text-ink"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
