import { formatDate } from '../../kernel/italian/dates.ts'

/** What is said to people about the movement; the stay or the guest is named by its place in the list. */
export const sentences = {
  notAMonth: () => 'Il periodo non è un mese. Scrivi per esempio 11/2026.',
  notAStay: (n: number) => `Soggiorno ${n}: indica la data di arrivo e quella di partenza.`,
  backwards: (n: number, arrivo: string, partenza: string) =>
    `Soggiorno ${n}: la partenza, ${formatDate(partenza)}, viene prima dell’arrivo, ${formatDate(arrivo)}.`,

  notAPeriod: () => 'Indica il primo e l’ultimo giorno da inviare, in ordine.',
  missingCode: () => 'Manca il codice della struttura: è quello che la Regione ti ha assegnato.',
  missingProduct: () => 'Manca il nome del programma che prepara il file.',
  badCapacity: () => 'Le camere e i letti della struttura devono essere numeri interi, almeno 1.',
  tooManyRooms: (day: string, taken: number, all: number) =>
    `Il ${formatDate(day)} risultano ${taken} camere occupate su ${all}. Controlla le prenotazioni di quel giorno.`,
  closedWithGuests: (day: string, guests: number) =>
    `Il ${formatDate(day)} la struttura risulta chiusa ma ${guests === 1 ? 'c’è un ospite' : `ci sono ${guests} ospiti`}. Togli la chiusura o correggi le date.`,

  idTooLong: (who: string) => `${who}: il numero interno supera i 20 caratteri che Ross1000 accetta.`,
  sameId: (who: string) => `${who}: compare due volte. Ogni ospite di ogni soggiorno ha il suo numero.`,
  missingHead: (who: string) => `${who}: come familiare o membro di gruppo ha bisogno del suo capo. Sceglilo fra gli ospiti.`,
  headLater: (who: string) => `${who}: il suo capo arriva dopo, mentre va inviato prima. Controlla le date di arrivo.`,
  noSex: (who: string) => `${who}: manca il sesso.`,
  notADay: (who: string) => `${who}: la data di nascita non è nel calendario o viene dopo l’arrivo.`,
  notAState: (who: string, label: string) => `${who}: ${label} non è uno stato dell’elenco. Scegli di nuovo.`,
  notAComune: (who: string, label: string) => `${who}: per chi è in Italia ${label} è un comune dell’elenco. Scegli di nuovo.`,
  missing: (who: string, label: string) => `${who}: manca ${label}.`,
  tooLong: (who: string, label: string, max: number) => `${who}: ${label} può avere al massimo ${max} caratteri.`,
  notInList: (who: string, label: string) => `${who}: ${label} non è fra quelli di Ross1000. Scegli dall’elenco.`,
  guest: (stay: number, n: number) => `Soggiorno ${stay}, ospite ${n}`,
} as const
