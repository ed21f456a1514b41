import { useMemo, useState } from 'react'
import { elemento } from '../../../../documents/odontogramma/bocca.ts'
import { isDaLatte, type Dente } from '../../../../documents/odontogramma/denti.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useAddress } from '../../../data/use-address.ts'
import { useRecordActions } from '../../../forms/use-record-actions.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { usePapers } from '../../../forms/use-papers.ts'
import { NotRead } from '../../../late/not-read.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { OwnViewProps } from '../../../views/screen/own-parts.ts'
import { Avvisi } from './avvisi.tsx'
import { Odontogramma } from './odontogramma.tsx'
import { RigaCura } from './riga-cura.tsx'
import { SchedaDente } from './scheda-dente.tsx'
import { SceltaPaziente } from './scelta-paziente.tsx'
import { useCartella } from './use-cartella.ts'

/** The card of a patient: alerts, the mouth, one tooth in hand, what is to be done and what was. Who it is stands in the list's own filter. */
export function Cartella({ query }: OwnViewProps) {
  const { at } = useSector()
  const address = useAddress()
  const form = useRecordForm()
  const people = useEntity('paziente')
  const actionsOf = useRecordActions(people)
  const papers = usePapers(people)
  const asked = query.where.find(({ field }) => field === 'paziente')?.value
  const id = typeof asked === 'string' ? asked : Array.isArray(asked) && typeof asked[0] === 'string' ? asked[0] : undefined
  const cartella = useCartella(id)
  const { reperti, cure, names } = cartella
  const [dente, choose] = useState<Dente>()
  const isChild = cartella.paziente?.data_nascita !== undefined && cartella.paziente.data_nascita > `${Number(at.today.slice(0, 4)) - 7}`
  const [milk, setMilk] = useState<boolean>()
  const areDiLatte = milk ?? (isChild || (dente !== undefined && isDaLatte(dente)))
  const elementoDi = useMemo(() => (one: Dente) => elemento(one, reperti, cure), [reperti, cure])
  const show = (whom: string | undefined) => {
    choose(undefined)
    setMilk(undefined)
    address.push({ 'f.paziente': whom })
  }
  if (id === undefined) return <SceltaPaziente onChoose={show} />
  if (cartella.isFailed) return <NotRead text="Non riesco a leggere la cartella." onRetry={cartella.retry} />
  const { paziente } = cartella
  if (!paziente)
    return cartella.isLoading ? (
      <SkeletonRows rows={8} columns={2} />
    ) : (
      <EmptyState
        icon={<Icon name="users" />}
        title="Paziente non trovato"
        action={<Button onClick={() => show(undefined)}>Scegli un paziente</Button>}
      />
    )
  const todo = cure.filter(({ stato }) => stato === 'pianificata' || stato === 'in_corso')
  const done = cure.filter(({ stato }) => stato === 'eseguita')
  return (
    <div className="flex h-full flex-col">
      {/* Whose mouth it is, and what must not be overlooked, stay in view while one charts: above what scrolls, and over none of it. */}
      <div className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-1.5 border-b border-line px-4 pt-1 pb-2.5 md:px-7">
        <h2 className="font-display text-xl">
          {paziente.cognome} {paziente.nome}
        </h2>
        <Avvisi paziente={paziente} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
        <header className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
          <p className="text-sm text-ink-soft num">
            {[
              paziente.data_nascita && `nascita ${formatDate(paziente.data_nascita)}`,
              paziente.anamnesi,
              paziente.anamnesi_del && `anamnesi del ${formatDate(paziente.anamnesi_del)}`,
              paziente.tutore && `firma ${paziente.tutore}`,
              paziente.saldo > 0 && `da saldare ${formatMoney(paziente.saldo)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="flex flex-wrap gap-2 md:ml-auto">
            {actionsOf(paziente).map((action) => (
              <Button key={action.key} size="sm" onClick={() => form.act(action, [paziente.id])}>
                {action.label}
              </Button>
            ))}
            {papers.map(({ key, label, print }) => (
              <Button key={key} size="sm" onClick={() => void print(paziente)}>
                {label}
              </Button>
            ))}
            <Button size="sm" onClick={() => form.edit(people, paziente.id)}>
              Scheda
            </Button>
            <Button size="sm" onClick={() => show(undefined)}>
              Cambia paziente
            </Button>
          </div>
        </header>
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Panel
            title="Odontogramma"
            action={
              <Segmented
                label="Denti"
                value={areDiLatte ? 'latte' : 'permanenti'}
                onChange={(which) => {
                  choose(undefined)
                  setMilk(which === 'latte')
                }}
                options={[
                  { value: 'permanenti', label: 'Permanenti' },
                  { value: 'latte', label: 'Da latte' },
                ]}
              />
            }
          >
            <Odontogramma areDiLatte={areDiLatte} elementoDi={elementoDi} chosen={dente} onChoose={choose} />
            <Legenda />
          </Panel>
          {dente ? (
            <SchedaDente key={dente} dente={dente} paziente={paziente.id} cartella={cartella} />
          ) : (
            <Panel title="Dente">
              <p className="px-5 py-8 text-center text-sm text-ink-faint">Tocca un dente per vedere e scrivere reperti e cure.</p>
            </Panel>
          )}
        </div>
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
      </div>
    </div>
  )
}

const VOCI = [
  ['bg-bad', 'Da curare'],
  ['bg-info', 'Previsto'],
  ['bg-ok', 'Presente o eseguito'],
] as const

function Legenda() {
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-soft">
      {VOCI.map(([colour, label]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-2.5 rounded-full ${colour}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
