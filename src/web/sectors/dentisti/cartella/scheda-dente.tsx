import { useEffect, useId, useRef, useState } from 'react'
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
  const { at } = useSector()
  const base = useId()
  const card = useRef<HTMLElement>(null)
  const form = useRecordForm()
  // Below the mouth on a phone: who has touched a tooth sees what can be done with it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const commit = useCommit()
  const [found, treatment] = [useEntity('reperto'), useEntity('prestazione')]
  const [chosen, choose] = useState<readonly Superficie[]>([])
  const seen = cartella.reperti.filter((one) => one.dente === dente)
  const cures = cartella.cure.filter((one) => one.dente === dente)
  const surfaces =
    chosen.length > 0 ? { superfici: (Object.keys(superfici) as Superficie[]).filter((one) => chosen.includes(one)).join('') } : {}
  const add = async (tipo: Reperto) => {
    const answer = await commit([{ type: 'create', entity: 'reperto', values: { paziente, dente, tipo, data: at.today, ...surfaces } }], {
      via: 'form',
      done: `${tipi[tipo]} sul ${dente}`,
      tellProblems: true,
    })
    if (answer.ok) choose([])
  }
  const resolve = (id: string, version: number, tipo: Reperto) =>
    void commit([{ type: 'update', entity: 'reperto', id, values: { risolto: at.today }, expect: version }], {
      via: 'form',
      done: `${tipi[tipo]} risolto sul ${dente}`,
      tellProblems: true,
    })
  return (
    <Panel ref={card} title={`${dente} · ${nomeDente(dente)}`} aria-label={`Dente ${dente}`}>
      <div className="grid gap-5 px-5 py-4">
        <div role="group" aria-labelledby={`${base}-superfici`} className="flex flex-wrap gap-2">
          <h3 id={`${base}-superfici`} className="w-full text-sm text-ink-faint">
            Superfici
          </h3>
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
        </div>
        <div role="group" aria-labelledby={`${base}-reperto`} className="flex flex-wrap gap-2 border-t border-line pt-4">
          <h3 id={`${base}-reperto`} className="w-full text-sm text-ink-faint">
            Scrivi un reperto
          </h3>
          {(Object.entries(tipi) as [Reperto, string][]).map(([key, label]) => (
            <button key={key} type="button" onClick={() => void add(key)} className={chip}>
              {label}
            </button>
          ))}
        </div>
        <Button
          variant="primary"
          icon={<Icon name="plus" />}
          onClick={() => form.create(treatment, { paziente, dente, ...surfaces })}
          className="justify-self-start"
        >
          Aggiungi cura
        </Button>
      </div>
      {seen.length + cures.length > 0 && (
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
                <Button size="sm" aria-label={`Risolto: ${tipi[one.tipo]}`} onClick={() => resolve(one.id, one.version, one.tipo)}>
                  Risolto
                </Button>
              )}
            </RigaCartella>
          ))}
          {cures.map((one) => (
            <RigaCura key={one.id} cura={one} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
