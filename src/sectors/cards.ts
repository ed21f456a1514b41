import type * as k from '../kernel/describe.ts'
import type { SectorSlug } from './slugs.ts'
import { card as business } from './business/card.ts'
import { card as hospitality } from './hospitality/card.ts'
import { card as dentisti } from './dentisti/card.ts'
import { card as farmacie } from './farmacie/card.ts'
import { card as ristorazione } from './ristorazione/card.ts'
import { card as ecommerce } from './ecommerce/card.ts'
import { card as produzione } from './produzione/card.ts'
import { card as retail } from './retail/card.ts'
import { card as immobiliare } from './immobiliare/card.ts'
import { card as viaggi } from './viaggi/card.ts'
import { card as estetica } from './estetica/card.ts'
import { card as palestre } from './palestre/card.ts'
import { card as legale } from './legale/card.ts'
import { card as edilizia } from './edilizia/card.ts'
import { card as trasporti } from './trasporti/card.ts'
import { card as autofficine } from './autofficine/card.ts'
import { card as pulizie } from './pulizie/card.ts'
import { card as sociale } from './sociale/card.ts'
import { card as formazione } from './formazione/card.ts'
import { card as artigiani } from './artigiani/card.ts'

/** How every sector presents itself, by slug, in the order of the landing page. Small enough for every page. */
export const cards: Readonly<Record<SectorSlug, k.Card>> = {
  business,
  hospitality,
  dentisti,
  farmacie,
  ristorazione,
  ecommerce,
  produzione,
  retail,
  immobiliare,
  viaggi,
  estetica,
  palestre,
  legale,
  edilizia,
  trasporti,
  autofficine,
  pulizie,
  sociale,
  formazione,
  artigiani,
}
