import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { seesOf, viewersOf } from './what-sees.ts'

const HEAD = 'px-3 py-2 text-left text-xs font-medium text-ink-faint first:pl-0 max-md:whitespace-nowrap'
const CELL = 'px-3 py-2 first:pl-0'

/** «Che cosa vede ciascuno»: the tabs of the trade by role and group, in words. */
export function WhoSees() {
  const { whole } = useSector()
  const viewers = viewersOf(whole)
  const screens = whole.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  return (
    <section>
      <h2 id="chi-vede" className="pb-2 text-md font-[550]">
        Che cosa vede ciascuno
      </h2>
      {/* On a phone it is wider than the page, and goes aside by itself. */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-labelledby="chi-vede">
        <table className="w-full border-y border-line text-sm">
          <thead>
            <tr className="border-b border-line">
              <th className={HEAD}>
                <span className="sr-only">Scheda</span>
              </th>
              {viewers.map(({ label }) => (
                <th key={label} scope="col" className={HEAD}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {screens.map((screen) => (
              <tr key={screen.key}>
                <th scope="row" className={`${CELL} text-left font-normal`}>
                  {screen.label}
                </th>
                {viewers.map(({ label, rights }) => {
                  const sees = seesOf(whole.entities, entityOf(whole, screen.entity), rights)
                  return (
                    <td key={label} className={`${CELL} ${sees === 'non vede' ? 'text-ink-faint' : 'text-ink-soft'}`}>
                      {sees}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
