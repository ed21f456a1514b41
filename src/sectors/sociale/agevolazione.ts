import * as k from '../../kernel/describe.ts'

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
export const PERIZIA_OLTRE = k.euro(30_000)

/** What the form says of a donation before it is saved, in one line. */
export const avvisi: Readonly<Record<Agevolazione, string>> = {
  detraibile: 'Denaro con un mezzo tracciabile: dà diritto alla detrazione o alla deduzione (art. 83 D.Lgs. 117/2017).',
  deducibile:
    'Denaro di un’azienda o di un ente con un mezzo tracciabile: si deduce dal reddito; la detrazione è delle persone (art. 83 c. 2 D.Lgs. 117/2017).',
  valore_normale: 'Beni: contano al valore normale, con un elenco scritto (D.M. 28/11/2019).',
  contanti: 'Contanti: non danno diritto ad agevolazioni fiscali. Con bonifico, carta o bollettino sì.',
  servizi: 'Servizi e tempo non danno mai diritto ad agevolazioni fiscali.',
  anonima: 'Senza il nome di chi dona non si emette ricevuta.',
  da_vedere: 'Darà diritto ad agevolazioni se arriva con un mezzo tracciabile: bonifico, carta, bollettino. In contanti no.',
}

/** What the receipt says of it, to the letter that the donor shows to whoever does his taxes. */
export const diciture: Readonly<Record<Exclude<Agevolazione, 'anonima' | 'da_vedere'>, string>> = {
  detraibile:
    'Erogazione liberale in denaro eseguita con un mezzo di pagamento tracciabile. Dà diritto, in alternativa, alla detrazione dall’imposta del 30 % fino a 30.000 euro l’anno per le persone fisiche (art. 83 c. 1 D.Lgs. 117/2017) oppure alla deduzione fino al 10 % del reddito complessivo dichiarato (art. 83 c. 2). Va conservata insieme alla prova del pagamento.',
  deducibile:
    'Erogazione liberale in denaro eseguita con un mezzo di pagamento tracciabile. Dà diritto alla deduzione dal reddito complessivo netto fino al 10 % di quello dichiarato; quanto supera si deduce nei periodi d’imposta successivi, non oltre il quarto (art. 83 c. 2 D.Lgs. 117/2017). Va conservata insieme alla prova del pagamento.',
  valore_normale:
    'Erogazione liberale in natura. I beni sono valutati al valore normale (art. 3 D.M. 28/11/2019) e descritti nell’atto scritto del donatore. L’ente dichiara di usarli direttamente per la propria attività statutaria. Oltre 30.000 euro, o senza criteri oggettivi di valore, serve la perizia giurata.',
  contanti:
    'Erogazione in contanti: non dà diritto a detrazione né a deduzione, perché il versamento non è tracciabile (art. 83 c. 1 D.Lgs. 117/2017).',
  servizi:
    'Servizi prestati gratuitamente: non danno diritto a detrazione né a deduzione. Attestazione rilasciata in segno di gratitudine.',
}

/** Without a tax code nobody's tax return takes a receipt. */
export const SENZA_CODICE = 'Senza il codice fiscale del donatore la ricevuta non vale per la dichiarazione dei redditi.'
