import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { dispositivo } from '../../../../sectors/farmacie/dispositivo.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { useAllRows } from '../../../data/use-rows.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { NotRead } from '../../../late/not-read.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { OwnViewProps } from '../../../screen/own-parts.ts'
import { ProvaFotocamera } from './prova-fotocamera.tsx'
import { ProvaLettore } from './prova-lettore.tsx'
import { ProvaStampante } from './prova-stampante.tsx'

const PROVE = { stampante: ProvaStampante, scanner: ProvaLettore, fotocamera: ProvaFotocamera } as const
const hasProva = (tipo: string): tipo is keyof typeof PROVE => tipo in PROVE

/** Each device with its test, and what came out of it; what it says is written on its card. */
export function Prova({ screen, query }: OwnViewProps) {
  const { at } = useSector()
  const entity = useEntity('dispositivo')
  const form = useRecordForm()
  const commit = useCommit()
  const { data, isError, refetch } = useAllRows({ ...query, entity: 'dispositivo' })
  if (isError) return <NotRead text="Non riesco a leggere i dispositivi." onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={5} columns={2} />
  const rows = rowsOf(dispositivo, data.rows)
  if (rows.length === 0) return <EmptyState icon={<Icon name="printer" />} title={screen.empty.title} text={screen.empty.text} />
  const write = (id: string, esito: 'funziona' | 'guasto') =>
    void commit([{ type: 'update', entity: 'dispositivo', id, values: { esito, provato_il: at.today } }], {
      via: 'form',
      done: esito === 'funziona' ? 'Prova riuscita' : 'Guasto registrato',
      tellProblems: true,
    })
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
      <ul className="grid items-start gap-5 lg:grid-cols-2">
        {rows.map((row) => {
          const Test = hasProva(row.tipo) ? PROVE[row.tipo] : undefined
          return (
            <li key={row.id}>
              <Panel
                aria-label={row.nome}
                title={row.nome}
                action={<Badge tone={TONI[row.esito]}>{dispositivo.fields.esito.format(row.esito)}</Badge>}
              >
                <div className="grid gap-4 px-5 py-4">
                  <p className="text-sm text-ink-soft">
                    {[
                      dispositivo.fields.tipo.format(row.tipo),
                      dispositivo.fields.collegamento.format(row.collegamento),
                      row.postazione,
                      row.provato_il && `provato il ${formatDate(row.provato_il)}`,
                      row.note,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {Test && <Test nome={row.nome} />}
                  <div className="flex flex-wrap gap-2">
                    <Button size="sm" aria-label={`Funziona: ${row.nome}`} onClick={() => write(row.id, 'funziona')}>
                      Funziona
                    </Button>
                    <Button size="sm" aria-label={`Non funziona: ${row.nome}`} onClick={() => write(row.id, 'guasto')}>
                      Non funziona
                    </Button>
                    <Button size="sm" variant="ghost" aria-label={`Scheda: ${row.nome}`} onClick={() => form.edit(entity, row.id)}>
                      Scheda
                    </Button>
                  </div>
                </div>
              </Panel>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const TONI = { mai: 'neutral', funziona: 'success', guasto: 'destructive' } as const
