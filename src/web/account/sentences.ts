/** What stands against more than one way to come in. */
export const SENTENCES = {
  away: 'Manca la connessione, o il server non risponde. Quello che hai scritto resta qui: riprova fra un momento.',
  often: 'Troppi tentativi: riprova fra qualche minuto.',
  address: 'Controlla l’indirizzo: serve una forma come nome@dominio.it.',
} as const
