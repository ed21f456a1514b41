import { Kbd } from '../../ui/kbd.tsx'
import { FirstHint } from '../hints/first-hint.tsx'

/** How to do it, for whoever has a mouse and for whoever has a finger. */
export const Hints = () => (
  <FirstHint name="day" className="max-md:pl-4">
    <span className="pointer-coarse:hidden">
      Trascina per spostare, tira un’estremità per la durata, disegna su uno spazio libero per occuparlo. <Kbd>Invio</Kbd> apre,{' '}
      <Kbd>M</Kbd> sposta con le frecce, <Kbd>Esc</Kbd> rimette dov’era, <Kbd>Ctrl Z</Kbd> annulla.
    </span>
    <span className="pointer-fine:hidden">Tocca uno spazio libero per occuparlo, tieni premuta una scheda per spostarla.</span>
  </FirstHint>
)
