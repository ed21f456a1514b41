import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { measuredClaims } from './measured-claims.ts'

/** A figure that the page claims, with its proof in the same breath. */
export interface Claim {
  readonly figure: string
  readonly text: string
  /** What was measured (`npm run bench:claims`), or how far the claim is from a promise. */
  readonly proof: string
}

const { meanMs, together, perSecond, day } = measuredClaims
const SECONDS_A_DAY = 86_400

/** The marketing claims of the specification (§1), each beside its measure; `measured-claims.test.ts` holds the figures to it. */
export const claims: readonly Claim[] = [
  { figure: '< 100 ms', text: 'risposta media', proof: `misurati ${formatNumber(meanMs, { decimals: 1 })} ms a pagina` },
  { figure: '10.000+', text: 'utenti contemporanei provati', proof: `misurati ${formatNumber(together)} insieme` },
  { figure: '99,9%', text: 'disponibilità (SLA)', proof: 'obiettivo: nessun contratto la garantisce' },
  {
    figure: '1M+',
    text: 'richieste al giorno',
    proof: `misurate ${formatNumber(Math.floor((perSecond * SECONDS_A_DAY) / 1_000_000))} milioni il ${formatDate(day)}`,
  },
]

/** Standards that the product is oriented to. No certificate has been issued, and the page says so. */
export const readiness = {
  title: 'Norme di riferimento',
  labels: ['ISO 27001', 'SOC 2 Type II', 'GDPR', 'PCI DSS ready'],
  note: 'Requisiti verso cui il prodotto è orientato: nessun certificato è stato rilasciato.',
} as const
