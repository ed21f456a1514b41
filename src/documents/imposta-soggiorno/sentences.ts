import { formatMoney } from '../../kernel/italian/money.ts'

/** What is said to people about the imposta di soggiorno. */
export const sentences = {
  wrongDates: (n: number) => `Soggiorno ${n}: le date di arrivo e di partenza mancano o non sono in ordine.`,
  noRate: () => 'Indica la tariffa a persona e a notte, e da quando vale.',
  notADay: () => 'La data da cui vale la tariffa non è nel calendario. Scrivi per esempio 01/01/2026.',
  sameDay: () => 'Due tariffe valgono dallo stesso giorno: togline una.',
  notCents: () => 'La tariffa deve essere un importo positivo, al massimo con due decimali.',
  tooHigh: (max: number) =>
    `La tariffa supera ${formatMoney(max)} a notte, il massimo di legge per i comuni che possono di più. Controllala.`,
  aboveUsual: (max: number) =>
    `La tariffa supera ${formatMoney(max)} a notte: possono farlo solo Roma e alcuni capoluoghi molto visitati. Controlla il regolamento.`,
  badCap: () => 'Il tetto deve essere un numero intero di notti, almeno 1.',
  badPercent: (reason: string) => `«${reason}»: la riduzione deve andare da 1 a 100 per cento.`,
  badAge: (reason: string) => `«${reason}»: indica un’età in anni interi, da 1 a 120.`,
  badRatio: (reason: string) => `«${reason}»: indica ogni quante persone ne è esente una, almeno 1.`,
  noReason: () => 'Ogni esenzione ha bisogno di un motivo, come lo scrive il regolamento comunale.',
  sameReason: (reason: string) => `«${reason}» compare due volte fra le esenzioni.`,
  noTarget: (reason: string) => `«${reason}»: scegli per chi vale.`,
} as const
