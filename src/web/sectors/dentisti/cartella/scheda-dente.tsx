import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { nomeDente, superfici, type Dente, type Superficie } from '../../../../documents/odontogramma/denti.ts'
import { reperti as tipi, type Reperto } from '../../../../documents/odontogramma/reperti.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RigaCartella, RigaCura } from './riga-cura.tsx'
import type { CartellaDi } from './use-cartella.ts'

interface SchedaDenteProps {
  readonly dente: Dente
  readonly paziente: string
  readonly cartella: CartellaDi
}

const chip =
  'min-h-9 rounded-full border border-line-strong px-3 text-sm text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent'

/** One tooth in hand: its surfaces, what is seen on it, what is done to it. */
export function SchedaDente({ dente, paziente, cartella }: SchedaDenteProps) {
  const base = useId()
  const card = useRef<HTMLElement>(null)
  const form = useRecordForm()
  // Below the mouth on a phone: who has touched a tooth sees what can be done with it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { write, resolve } = useReperti({ dente, paziente })
  const treatment = useEntity('prestazione')
  const [chosen, choose] = useState<readonly Superficie[]>([])
  const surfaces =
    chosen.length > 0 ? { superfici: (Object.keys(superfici) as Superficie[]).filter((one) => chosen.includes(one)).join('') } : {}
  const add = async (tipo: Reperto) => {
    if ((await write(tipo, surfaces)).ok) choose([])
  }
  return (
    <Panel ref={card} title={`${dente} · ${nomeDente(dente)}`} aria-label={`Dente ${dente}`}>
      <div className="grid gap-5 px-5 py-4">
        <Gruppo id={`${base}-superfici`} title="Superfici" className="flex flex-wrap gap-2">
          {(Object.entries(superfici) as [Superficie, string][]).map(([key, label]) => (
            <button
              key={key}
              type="button"
              aria-pressed={chosen.includes(key)}
              onClick={() => choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])}
              className={chip}
            >
              {label}
            </button>
          ))}
        </Gruppo>
        <Gruppo id={`${base}-reperto`} title="Scrivi un reperto" className="flex flex-wrap gap-2 border-t border-line pt-4">
          {(Object.entries(tipi) as [Reperto, string][]).map(([key, label]) => (
            <button key={key} type="button" onClick={() => void add(key)} className={chip}>
              {label}
            </button>
          ))}
        </Gruppo>
        <Button
          variant="primary"
          icon={<Icon name="plus" />}
          onClick={() => form.create(treatment, { paziente, dente, ...surfaces })}
          className="justify-self-start"
        >
          Aggiungi cura
        </Button>
      </div>
      <StoriaDente dente={dente} cartella={cartella} onResolve={resolve} />
    </Panel>
  )
}

interface GruppoProps {
  readonly id: string
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

function Gruppo({ id, title, className, children }: GruppoProps) {
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <h3 id={id} className="w-full text-sm text-ink-faint">
        {title}
      </h3>
      {children}
    </div>
  )
}

interface StoriaDenteProps extends Pick<SchedaDenteProps, 'dente' | 'cartella'> {
  readonly onResolve: (reperto: CartellaDi['reperti'][number]) => void
}

/** What was seen on the tooth and what is done to it. */
function StoriaDente({ dente, cartella, onResolve }: StoriaDenteProps) {
  const form = useRecordForm()
  const found = useEntity('reperto')
  const seen = cartella.reperti.filter((one) => one.dente === dente)
  const cures = cartella.cure.filter((one) => one.dente === dente)
  if (seen.length + cures.length === 0) return null
  return (
    <ul className="divide-y divide-line border-t border-line">
      {seen.map((one) => (
        <RigaCartella
          key={one.id}
          title={[tipi[one.tipo], one.superfici]}
          facts={[one.risolto === undefined ? `visto il ${formatDate(one.data)}` : `risolto il ${formatDate(one.risolto)}`]}
          isPast={one.risolto !== undefined}
          onOpen={() => form.edit(found, one.id)}
        >
          {one.risolto === undefined && (
            <Button size="sm" aria-label={`Risolto: ${tipi[one.tipo]}`} onClick={() => onResolve(one)}>
              Risolto
            </Button>
          )}
        </RigaCartella>
      ))}
      {cures.map((one) => (
        <RigaCura key={one.id} cura={one} />
      ))}
    </ul>
  )
}

/** Writes what is seen on a tooth, and that it is no longer there. */
function useReperti({ dente, paziente }: Pick<SchedaDenteProps, 'dente' | 'paziente'>) {
  const { at } = useSector()
  const commit = useCommit()
  const write = (tipo: Reperto, where: { readonly superfici?: string }) =>
    commit([{ type: 'create', entity: 'reperto', values: { paziente, dente, tipo, data: at.today, ...where } }], {
      via: 'form',
      done: `${tipi[tipo]} sul ${dente}`,
      tellProblems: true,
    })
  const resolve = ({ id, version, tipo }: CartellaDi['reperti'][number]) =>
    void commit([{ type: 'update', entity: 'reperto', id, values: { risolto: at.today }, expect: version }], {
      via: 'form',
      done: `${tipi[tipo]} risolto sul ${dente}`,
      tellProblems: true,
    })
  return { write, resolve }
}
