import type { Agevolazione } from './agevolazione.ts'

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
