import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { useListQuery } from '../../screen/list-query.ts'
import { listHalf } from '../../fields/list-halves.ts'

interface FilterPopoverProps {
  readonly screen: CollectionScreen
  readonly list: ReturnType<typeof useListQuery>
  readonly count: string | undefined
}

/**
 * Whether what stands in the box is told once before it closes: closing would take a text that filters nothing, and its sentence, out
 * of sight. The field that one stands in is left first, and judged.
 */
function useTellsFirst() {
  const box = useRef<HTMLDivElement>(null)
  const told = useRef('')
  const tellsFirst = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && box.current?.contains(activeElement)) {
      flushSync(() => activeElement.blur())
      activeElement.focus()
    }
    const wrong = [...(box.current?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [])]
    const said = wrong.map(({ id, value }) => id + value).join()
    if (said === '' || said === told.current) return false
    told.current = said
    wrong[0]?.focus()
    return true
  }
  return { box, tellsFirst }
}

/** «Filtri»: one control for each field that the screen filters by; a sheet on a phone. */
export function FilterPopover({ screen, list, count }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { box, tellsFirst } = useTellsFirst()
  const show = (next: boolean) => {
    if (next || !tellsFirst()) setIsOpen(next)
  }
  const active = Object.keys(list.filters).length
  const trigger = (
    <Button size="sm" icon={<Icon name="list-filter" />} className="border-dashed max-md:min-h-control max-md:min-w-control">
      <span className="max-md:sr-only">Filtri</span>
      {active > 0 && <span className="min-w-4.5 rounded-full bg-accent px-1 text-center leading-4.5 text-accent-ink num">{active}</span>}
    </Button>
  )
  return (
    <Popover trigger={trigger} title="Filtri" open={isOpen} onOpenChange={show}>
      <div ref={box} className="grid gap-4 md:w-100 md:p-2">
        {/* All of them at once: what arrives by itself would move the others under the finger. */}
        <Suspense
          fallback={screen.filters.map((name) => (
            <Skeleton key={name} className="h-16 w-full" />
          ))}
        >
          <Controls screen={screen} list={list} />
        </Suspense>
        <div className="flex items-center gap-3 border-t border-line pt-3 max-md:sticky max-md:-bottom-5 max-md:bg-raised max-md:pb-3">
          <span className="flex-1 text-xs text-ink-faint num">{count}</span>
          <Button variant="ghost" size="sm" disabled={active === 0} onClick={list.clearFilters}>
            Azzera filtri
          </Button>
          <Button variant="primary" size="sm" className="md:hidden" onClick={() => show(false)}>
            Mostra
          </Button>
        </div>
      </div>
    </Popover>
  )
}

function Controls({ screen, list }: Pick<FilterPopoverProps, 'screen' | 'list'>) {
  const entity = useEntity(screen.entity)
  return screen.filters.map((name) => {
    const field = entity.fields[name]
    const kind = field && listHalf(field).filter
    if (!kind) return null
    const { Control } = kind
    return (
      <div key={name} className="grid gap-1.5">
        <p aria-hidden className="text-xs font-medium text-ink-faint">
          {field.short ?? field.label}
        </p>
        <Control
          entity={screen.entity}
          name={name}
          field={field}
          text={list.filters[name]}
          onChange={(text) => list.setFilter(name, text)}
        />
      </div>
    )
  })
}
