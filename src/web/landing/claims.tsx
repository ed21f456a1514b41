import { claims, readiness } from '../../site.ts'

/** The figures that the page claims, each with its mark where this repository has not measured it, and what the suite is made ready for. */
export function Claims() {
  return (
    <div className="mt-8 border-t border-line pt-5">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-4">
        {claims.map(({ figure, text, proof }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">
              {text}
              {proof === 'demonstrative' && <span className="block text-ink-faint">{readiness.mark}</span>}
            </dt>
            <dd className="font-display text-xl num">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
