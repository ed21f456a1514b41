import { useMemo, useState } from 'react'
import { elemento } from '../../../../documents/odontogramma/bocca.ts'
import { isDaLatte, type Dente } from '../../../../documents/odontogramma/denti.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useAddress } from '../../../data/use-address.ts'
import { NotRead } from '../../../late/not-read.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { OwnViewProps } from '../../../screen/own-parts.ts'
import { Avvisi } from './avvisi.tsx'
import { Bocca } from './bocca.tsx'
import { ElenchiCure } from './elenchi-cure.tsx'
import { SchedaDente } from './scheda-dente.tsx'
import { SceltaPaziente } from './scelta-paziente.tsx'
import { Testata } from './testata.tsx'
import { useCartella } from './use-cartella.ts'

/** The card of a patient: alerts, the mouth, one tooth in hand, what is to be done and what was. Who it is stands in the list's own filter. */
export function Cartella({ query }: OwnViewProps) {
  const { at } = useSector()
  const address = useAddress()
  const asked = query.where.find(({ field }) => field === 'paziente')?.value
  const id = typeof asked === 'string' ? asked : Array.isArray(asked) && typeof asked[0] === 'string' ? asked[0] : undefined
  const cartella = useCartella(id)
  const { paziente, reperti, cure, names } = cartella
  const [dente, choose] = useState<Dente>()
  const isChild = paziente?.data_nascita !== undefined && paziente.data_nascita > `${Number(at.today.slice(0, 4)) - 7}`
  const [milk, setMilk] = useState<boolean>()
  const elementoDi = useMemo(() => (one: Dente) => elemento(one, reperti, cure), [reperti, cure])
  const show = (whom: string | undefined) => {
    choose(undefined)
    setMilk(undefined)
    address.push({ 'f.paziente': whom })
  }
  if (id === undefined) return <SceltaPaziente onChoose={show} />
  if (cartella.isFailed) return <NotRead text="Non riesco a leggere la cartella." onRetry={cartella.retry} />
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
        <Testata paziente={paziente} onLeave={() => show(undefined)} />
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Bocca
            areDiLatte={milk ?? (isChild || (dente !== undefined && isDaLatte(dente)))}
            elementoDi={elementoDi}
            dente={dente}
            onChoose={choose}
            onTeeth={(areDiLatte) => {
              choose(undefined)
              setMilk(areDiLatte)
            }}
          />
          {dente ? (
            <SchedaDente key={dente} dente={dente} paziente={paziente.id} cartella={cartella} />
          ) : (
            <Panel title="Dente">
              <p className="px-5 py-8 text-center text-sm text-ink-faint">Tocca un dente per vedere e scrivere reperti e cure.</p>
            </Panel>
          )}
        </div>
        <ElenchiCure cure={cure} names={names} />
      </div>
    </div>
  )
}
