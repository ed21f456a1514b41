import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import { Panel } from '../../../ui/panel.tsx'
import { FigureCell, TotalRow, type OpenFigure } from './figure.tsx'

interface ResidenzeProps {
  readonly letto: MovimentoMese
  readonly onOpen: OpenFigure
}

const sections = [
  { title: 'Residenti in Italia', has: (key: string) => key.startsWith('IT-') },
  { title: 'Residenti all’estero', has: (key: string) => key !== '' && !key.startsWith('IT-') },
  { title: 'Da completare', has: (key: string) => key === '' },
] as const

/** Arrivals and nights by province and by state, as the C/59 lists them. */
export function Residenze({ letto: { movimento, nomi }, onOpen }: ResidenzeProps) {
  const groups = [...movimento.gruppi].map(([key, counted]) => ({ key, name: nomi(key), ...counted }))
  return (
    <Panel title="Per residenza">
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">Arrivi e presenze per residenza</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-faint">
              <th scope="col" className="py-2 pr-2 pl-5 text-left font-medium">
                Provincia o stato
              </th>
              <th scope="col" className="px-1 text-right font-medium last:pr-4 md:px-4 md:last:pr-5">
                Arrivi
              </th>
              <th scope="col" className="px-1 text-right font-medium last:pr-4 md:px-4 md:last:pr-5">
                Presenze
              </th>
            </tr>
          </thead>
          {sections.map(({ title, has }) => {
            const rows = groups.filter(({ key }) => has(key)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
            const sum = (of: 'arrivi' | 'presenze') => rows.reduce((total, row) => total + row[of].value, 0)
            return rows.length === 0 ? null : (
              <tbody key={title} className="border-b border-line last:border-b-0">
                <tr className="text-xs text-ink-soft">
                  <th scope="rowgroup" className="pt-3 pr-2 pb-1 pl-5 text-left font-medium">
                    {title}
                  </th>
                  <td className="px-1 pt-3 pb-1 text-right num last:pr-4 md:px-4 md:last:pr-5">{formatNumber(sum('arrivi'))}</td>
                  <td className="px-1 pt-3 pb-1 text-right num last:pr-4 md:px-4 md:last:pr-5">{formatNumber(sum('presenze'))}</td>
                </tr>
                {rows.map(({ key, name, arrivi, presenze }) => (
                  <tr key={key}>
                    <th scope="row" className="min-h-row py-2 pr-2 pl-5 text-left font-normal">
                      {name}
                    </th>
                    <FigureCell figure={arrivi} title={`Arrivi, ${name}`} onOpen={onOpen} />
                    <FigureCell figure={presenze} title={`Presenze, ${name}`} onOpen={onOpen} />
                  </tr>
                ))}
              </tbody>
            )
          })}
          <TotalRow>
            <FigureCell figure={movimento.arrivi} title="Arrivi del mese" onOpen={onOpen} />
            <FigureCell figure={movimento.presenze} title="Presenze del mese" onOpen={onOpen} />
          </TotalRow>
        </table>
      </div>
    </Panel>
  )
}
