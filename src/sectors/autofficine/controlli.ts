/** Checks before a car is given back; the sheet bears the same where none is written. */
export const CONTROLLI = ['Livelli', 'Freni e gomme', 'Luci', 'Batteria', 'Prova su strada'] as const
