import { euro } from '../../kernel/fields/money.ts'

/** What is given (specification §3, Social: Donation). */
export const tipiDono = { monetaria: 'Monetaria', beni: 'Beni', servizi: 'Servizi' } as const
export type TipoDono = keyof typeof tipiDono

/** How money came. All but the last leave a trace (D.Lgs. 241/1997, art. 23, and what the Agenzia delle Entrate holds equal to it). */
export const mezzi = {
  bonifico: 'Bonifico',
  bollettino: 'Bollettino postale',
  carta: 'Carta',
  addebito: 'Addebito SEPA',
  assegno: 'Assegno',
  online: 'Pagamento online',
  contanti: 'Contanti',
} as const
export type Mezzo = keyof typeof mezzi
export const TRACCIATI = ['bonifico', 'bollettino', 'carta', 'addebito', 'assegno', 'online'] as const

/**
 * What a donation means for the donor's taxes (D.Lgs. 117/2017, art. 83; D.M. 28/11/2019 for goods): a person detracts or deducts, a firm
 * or another body deducts alone.
 */
export const agevolazioni = {
  detraibile: 'Detraibile',
  deducibile: 'Deducibile',
  valore_normale: 'Valore normale',
  contanti: 'Non detraibile',
  servizi: 'Mai detraibile',
  anonima: 'Anonima',
  da_vedere: 'Da vedere',
} as const
export type Agevolazione = keyof typeof agevolazioni
export const toni = {
  detraibile: 'success',
  deducibile: 'success',
  valore_normale: 'info',
  contanti: 'warning',
  servizi: 'neutral',
  anonima: 'neutral',
  da_vedere: 'neutral',
} as const
/** Those of which a donor waits for a receipt; of the others he has one when he asks. */
export const ATTESE = ['detraibile', 'deducibile', 'valore_normale'] as const
/** Whether a donor waits for a receipt of it. */
export const isAttesa = (agevolazione: Agevolazione): boolean => ATTESE.some((one) => one === agevolazione)
/** Donors that are no persons. */
export const ENTI = ['azienda', 'ente'] as const

/** Above this goods are given with a sworn appraisal, not older than 90 days (D.M. 28/11/2019, art. 3 c. 4). */
export const PERIZIA_OLTRE = euro(30_000)
