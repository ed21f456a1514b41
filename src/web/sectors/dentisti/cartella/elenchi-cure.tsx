import { Panel } from '../../../ui/panel.tsx'
import { RigaCura } from './riga-cura.tsx'
import type { CartellaDi } from './use-cartella.ts'

/** The treatments that are to be done, and those that were. */
export function ElenchiCure({ cure, names }: Pick<CartellaDi, 'cure' | 'names'>) {
  const todo = cure.filter(({ stato }) => stato === 'pianificata' || stato === 'in_corso')
  const done = cure.filter(({ stato }) => stato === 'eseguita')
  return (
    <div className="mt-5 grid items-start gap-5 xl:grid-cols-2">
      {[
        { title: 'Da fare', rows: todo, empty: 'Nessuna cura in programma.' },
        { title: 'Eseguite', rows: done, empty: 'Ancora nessuna cura eseguita.' },
      ].map(({ title, rows, empty }) => (
        <Panel key={title} title={title}>
          {rows.length === 0 && <p className="px-5 py-8 text-center text-sm text-ink-faint">{empty}</p>}
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <RigaCura key={row.id} cura={row} dente={row.dente} operatore={row.operatore && names[row.operatore]} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  )
}
