import { useEffect, useState, type ReactNode } from 'react'
import type { Biglietto as Ordine } from '../../../../sectors/ristorazione/biglietto.ts'
import { portate, type Portata } from '../../../../sectors/ristorazione/tempi.ts'
import type { Change } from '../../../../kernel/door/change.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { NotRead } from '../../../late/not-read.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { OwnViewProps } from '../../../screen/own-parts.ts'
import { useCardWalk } from '../../../views/cards/use-card-walk.ts'
import { Biglietto } from './biglietto.tsx'
import { useCampanello } from './use-campanello.ts'
import { useCucina } from './use-cucina.ts'

/** Of what was served, what a glance still needs. */
const SERVITI = 12
const TUTTE = 'tutte'

/** The board of the kitchen: In Preparazione, Pronti, Serviti (specification §2, Restaurant). */
export function Cucina({ screen, query }: OwnViewProps) {
  const { biglietti, isFailed, retry } = useCucina(query)
  const entity = useEntity('comanda')
  const form = useRecordForm()
  const { advance, strike } = useComande()
  const [portata, setPortata] = useState<Portata | typeof TUTTE>(TUTTE)
  const [suono, setSuono] = useState(false)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const { stop, settle } = useCardWalk(area)
  useEffect(settle)
  const said = useCampanello(biglietti, suono)
  if (isFailed) return <NotRead text="Non riesco a leggere gli ordini." onRetry={retry} />
  if (!biglietti) return <SkeletonRows rows={6} columns={3} />
  if (biglietti.length === 0) return <EmptyState icon={<Icon name="utensils" />} title={screen.empty.title} text={screen.empty.text} />

  const seen = biglietti.filter(({ row }) => portata === TUTTE || row.portata === portata)
  const inState = (stato: Ordine['row']['stato']) => seen.filter(({ row }) => row.stato === stato)
  const served = inState('servito').toSorted((a, b) => ((a.row.servito_alle ?? '') < (b.row.servito_alle ?? '') ? 1 : -1))
  const late = seen.filter(({ row, tone }) => row.stato !== 'servito' && tone === 'destructive').length
  const tickets = (all: readonly Ordine[], next: 'pronto' | 'servito') =>
    all.map((ordine, at) => (
      <Biglietto
        key={ordine.row.id}
        ordine={ordine}
        isFirst={next === 'pronto' && at === 0}
        isStop={stop === ordine.row.id}
        onNext={() => advance(ordine, next)}
        onDish={(dish) => strike(ordine, dish)}
        onOpen={() => form.edit(entity, ordine.row.id)}
      />
    ))
  return (
    <div className="flex h-full flex-col overflow-y-auto overscroll-contain px-4 pb-24 md:px-7 md:pb-7">
      <div className="flex flex-wrap items-center gap-3 py-1">
        <Segmented
          className="max-md:hidden"
          label="Portata"
          value={portata}
          options={[{ value: TUTTE, label: 'Tutte' }, ...PORTATE]}
          onChange={setPortata}
        />
        <p className="ml-auto text-md text-ink-soft num">
          <b className={late > 0 ? 'font-[550] text-bad' : 'font-[550]'}>{late}</b> in ritardo
        </p>
        <Button icon={<Icon name="volume-2" />} aria-pressed={suono} className={suono ? 'bg-hover' : ''} onClick={() => setSuono(!suono)}>
          {suono ? 'Suono acceso' : 'Suono spento'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div
        ref={setArea}
        className="grid flex-1 items-start gap-5 pt-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_13rem]"
      >
        <Colonna title="In Preparazione" count={inState('in_preparazione').length} empty="In cucina non c’è niente da fare.">
          <div className="grid gap-3 lg:grid-cols-2">{tickets(inState('in_preparazione'), 'pronto')}</div>
        </Colonna>
        <Colonna title="Pronti" count={inState('pronto').length} empty="Niente da portare.">
          <div className="grid gap-3">{tickets(inState('pronto'), 'servito')}</div>
        </Colonna>
        <Colonna title="Serviti" count={served.length} empty="Ancora niente è servito.">
          <Serviti ordini={served.slice(0, SERVITI)} onOpen={(id) => form.edit(entity, id)} />
        </Colonna>
      </div>
    </div>
  )
}

/** What the kitchen writes about an order: its next state, a dish that is ready. */
function useComande() {
  const commit = useCommit()
  const write = (change: Change, done: string, quiet = false) => void commit([change], { via: 'board', done, quiet, tellProblems: true })
  const advance = ({ row: { id, version: expect }, chiamato }: Ordine, stato: 'pronto' | 'servito') =>
    write({ type: 'move', entity: 'comanda', id, to: stato, expect }, `${chiamato}: ${stato}`)
  const strike = ({ row: { id, version: expect, righe = [] } }: Ordine, at: number) => {
    const values = { righe: righe.map((riga, index) => (index === at ? { ...riga, fatto: !riga.fatto } : riga)) }
    write({ type: 'update', entity: 'comanda', id, values, expect }, 'Ordine aggiornato', true)
  }
  return { advance, strike }
}

/** The orders that were served last. */
function Serviti({ ordini, onOpen }: { readonly ordini: readonly Ordine[]; readonly onOpen: (id: string) => void }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line max-xl:md:col-span-2">
      {ordini.map((ordine) => (
        <li key={ordine.row.id}>
          <button
            type="button"
            className="flex min-h-13 w-full items-center gap-3 px-4 text-left text-md text-ink-soft hover:bg-hover"
            onClick={() => onOpen(ordine.row.id)}
          >
            <span className="min-w-8 font-display text-xl text-ink">{ordine.tavolo}</span>
            <span className="min-w-0 flex-1 truncate">{ordine.portata}</span>
            <span className="text-sm text-ink-faint num">{ordine.row.servito_alle}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const PORTATE = (Object.keys(portate) as Portata[]).map((value) => ({ value, label: portate[value] }))

function Colonna({ title, count, empty, children }: { title: string; count: number; empty: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="flex items-baseline gap-2.5 pb-3 text-lg font-[550]">
        {title} <span className="font-normal text-ink-faint num">{count}</span>
      </h2>
      {count > 0 ? children : <p className="text-md text-ink-faint">{empty}</p>}
    </section>
  )
}
