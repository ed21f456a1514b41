import type { Chance } from '../../common/seeded-random.ts'
import type { Appuntamento } from './appuntamenti.ts'
import type { ClienteDiProva } from './clienti.ts'
import { grandi, parole, piccoli, urgenze, type Lavoro } from './lavori.ts'
import type { Mestiere } from './squadra.ts'

/** What is done on a visit. */
export interface Incarico {
  readonly lavoro: Lavoro
  readonly tipo: Mestiere | 'generale'
  readonly descrizione: string
  readonly isGrande: boolean
}

/** Chooses jobs that suit the place and the technician, those chosen least so far more often. */
export function jobChooser(
  chance: Chance,
): (visit: Appuntamento, client: ClienteDiProva, need: { readonly isGrande: boolean; readonly hasQuote: boolean }) => Incarico {
  const uses = new Map<Lavoro, number>()
  return ({ tecnico: { mestiere }, isUrgente }, { luogo }, { isGrande, hasQuote }) => {
    const suits = (lavoro: Lavoro) => lavoro.luoghi.includes(luogo) && (isGrande || !hasQuote || lavoro.euro !== undefined)
    const general = isGrande || !chance.happens(0.12) ? [] : piccoli.generale.filter(suits)
    const tipo = general.length > 0 ? 'generale' : mestiere
    const pool = isGrande ? grandi[mestiere].filter(suits) : general.length > 0 ? general : piccoli[mestiere].filter(suits)
    const lavoro = isUrgente ? urgenze[mestiere] : chance.weighted(pool, (job) => 1 / (1 + 3 * (uses.get(job) ?? 0)))
    uses.set(lavoro, (uses.get(lavoro) ?? 0) + 1)
    return { lavoro, tipo: isUrgente ? mestiere : tipo, descrizione: fill(chance, lavoro.testo, luogo), isGrande: isGrande && !isUrgente }
  }
}

const fill = (chance: Chance, text: string, luogo: ClienteDiProva['luogo']): string =>
  text.replace(/\{(piano|scala|acqua|punto)\}/, (_hole, key: 'piano' | 'scala' | 'acqua' | 'punto') => chance.pick(parole[luogo][key]))
