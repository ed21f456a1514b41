/** Sentence for a session that has ended: alone, so that a page that has nothing else to say carries no other sentence. */
export const SIGNED_OUT = 'La sessione è finita: accedi di nuovo. Quello che hai scritto resta qui.'
