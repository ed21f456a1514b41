import { claims, readiness } from './claims-words.ts'

/** Figures that the page claims, each with its measure, and the standards that the product is oriented to. */
export function Claims() {
  return (
    <div className="page-width grid gap-x-16 gap-y-5 px-6 py-4 xl:grid-cols-[1fr_auto]">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {claims.map(({ figure, text, proof }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">
              {text}
              <span className="block text-ink-faint">{proof}</span>
            </dt>
            <dd className="font-display text-xl num">{figure}</dd>
          </div>
        ))}
      </dl>
      <Readiness />
    </div>
  )
}

/** Standards that the product is oriented to, with the sentence that says how far it is. */
function Readiness() {
  const { title, labels, note } = readiness
  return (
    <section aria-labelledby="norme">
      <h2 id="norme" className="eyebrow">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2 pt-3">
        {labels.map((label) => (
          <li key={label} className="rounded-full border border-line-strong px-3 py-1 text-xs text-ink-soft">
            {label}
          </li>
        ))}
      </ul>
      <p className="max-w-[56ch] pt-3 text-xs text-ink-faint">{note}</p>
    </section>
  )
}
