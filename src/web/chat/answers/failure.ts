/** What is said of a change that something unforeseen has kept from being written. */
export const FAILURE = 'Non è riuscito, e non ho cambiato niente. Riprova fra poco.'
