import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { FirstHint } from '../hints/first-hint.tsx'
import { sayingsOf } from '../../calendar/stretch-words.ts'

/** How to do it, for whoever has a mouse and for whoever has a finger. */
export function Hints({ entity }: { readonly entity: AnyEntity }) {
  const { drag, touch } = sayingsOf(entity)
  return (
    <FirstHint name="timeline" className="max-md:pl-4">
      <span className="pointer-coarse:hidden">
        {drag}, una barra per spostarla, un suo capo per allungarla. <Kbd>Invio</Kbd> apre, <Kbd>Spazio</Kbd> prende, <Kbd>M</Kbd> sposta,{' '}
        <Kbd>Ctrl Z</Kbd> annulla.
      </span>
      <span className="pointer-fine:hidden">
        Tocca una barra per aprirla, {touch}. Tieni premuta una barra per spostarla, o per le altre azioni.
      </span>
    </FirstHint>
  )
}
