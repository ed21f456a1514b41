import { useEffect, useEffectEvent } from 'react'
import type { Person } from '../../kernel/firm/firm-door.ts'
import { roles } from '../../kernel/firm/roles.ts'
import { Button } from '../ui/button.tsx'
import { Kbd } from '../ui/kbd.tsx'

interface PreviewBarProps {
  readonly person: Person
  readonly onLeave: () => void
}

/** Stands over every screen while an owner looks as somebody else; Esc leaves where nothing else is open. */
export function PreviewBar({ person, onLeave }: PreviewBarProps) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog], [role=menu]')) leave()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div
      role="status"
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-accent-line bg-accent-wash px-4 py-1.5 text-sm md:px-7"
    >
      <p className="min-w-0 flex-1">
        <span className="font-[550]">
          Guardi come {person.name}, {roles[person.role].label.toLowerCase()}
        </span>{' '}
        <span className="text-ink-soft max-md:hidden">Nulla viene salvato. La pagina «Persone» la vedi solo tu.</span>
      </p>
      <span className="max-md:hidden">
        <Kbd>Esc</Kbd>
      </span>
      <Button size="sm" onClick={onLeave}>
        Esci dall’anteprima
      </Button>
    </div>
  )
}
