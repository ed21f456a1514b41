import { useRef, type KeyboardEvent } from 'react'
import { arcate, type Elemento } from '../../../../documents/odontogramma/bocca.ts'
import type { Dente as Numero } from '../../../../documents/odontogramma/denti.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Dente } from './dente.tsx'

interface OdontogrammaProps {
  readonly areDiLatte: boolean
  readonly elementoDi: (dente: Numero) => Elemento
  readonly chosen: Numero | undefined
  readonly onChoose: (dente: Numero) => void
}

/** The mouth as one looks at it: arrows go from tooth to tooth, Enter opens one. */
export function Odontogramma({ areDiLatte, elementoDi, chosen, onChoose }: OdontogrammaProps) {
  const [upper, lower] = arcate(areDiLatte)
  const box = useRef<HTMLDivElement>(null)
  const reached = chosen && (upper.includes(chosen) || lower.includes(chosen)) ? chosen : upper[0]
  const go = (event: KeyboardEvent, dente: Numero) => {
    const [here, there] = upper.includes(dente) ? [upper, lower] : [lower, upper]
    const at = here.indexOf(dente)
    const to = {
      ArrowRight: here[at + 1],
      ArrowLeft: here[at - 1],
      ArrowDown: here === upper ? there[at] : undefined,
      ArrowUp: here === lower ? there[at] : undefined,
      Home: here[0],
      End: here.at(-1),
    }[event.key]
    if (!to) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>(`[data-dente="${to}"]`)?.focus()
  }
  return (
    <div ref={box} role="group" aria-label="Odontogramma" className="grid gap-4 px-4 py-4">
      {[upper, lower].map((arch, which) => (
        <div
          key={which}
          role="group"
          aria-label={which === 0 ? 'Arcata superiore' : 'Arcata inferiore'}
          className={classNames('grid gap-y-2', areDiLatte ? 'grid-cols-5 sm:grid-cols-10' : 'grid-cols-8 sm:grid-cols-16')}
        >
          {arch.map((dente) => {
            const elemento = elementoDi(dente)
            return (
              <button
                key={dente}
                type="button"
                data-dente={dente}
                tabIndex={dente === reached ? 0 : -1}
                aria-label={elemento.detto}
                aria-pressed={dente === chosen}
                onClick={() => onChoose(dente)}
                onKeyDown={(event) => go(event, dente)}
                className="grid min-w-0 justify-items-center rounded-sm px-0.5 pt-1 hover:bg-hover aria-pressed:bg-accent-wash"
              >
                <span className={classNames('text-xs num', dente === chosen ? 'font-semibold text-accent' : 'text-ink-faint')}>
                  {dente}
                </span>
                <Dente elemento={elemento} />
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
