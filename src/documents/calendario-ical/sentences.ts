import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'

/** What is said to people about a calendar; events are named by what they say and by the line where they begin. */
export const sentences = {
  empty: () => 'Il file è vuoto. Scarica di nuovo il calendario dal portale.',
  webPage: () => 'Il file è una pagina web, non un calendario: forse il collegamento è scaduto. Scarica di nuovo il file .ics dal portale.',
  archive: () => 'Il file è un archivio compresso. Aprilo e scegli il file .ics che contiene.',
  notACalendar: () => 'Il file non è un calendario iCal. Scegli il file .ics che il portale chiama «esporta calendario».',

  event: (line: number, said: string) => (said ? `«${said}» (riga ${line})` : `Evento alla riga ${line}`),
  torn: (line: number) => `Il file si interrompe alla riga ${line}: forse non è stato scaricato per intero. Scaricalo di nuovo.`,
  unclosed: (who: string) => `${who}: l’evento comincia ma non finisce, perciò resta fuori.`,
  noStart: (who: string) => `${who}: manca il giorno di arrivo (DTSTART).`,
  notADay: (who: string, value: string) => `${who}: «${value}» non è un giorno del calendario.`,
  dayOutOfRange: (who: string, day: string) => `${who}: il ${formatDate(day)} è fuori dal periodo fra il 1900 e il 2199.`,
  notADuration: (who: string, value: string) => `${who}: «${value}» non è una durata.`,
  backwards: (who: string, arrivo: string, partenza: string) =>
    `${who}: la partenza, ${formatDate(partenza)}, viene prima dell’arrivo, ${formatDate(arrivo)}.`,
  unknownRule: (who: string, rule: string) => `${who}: si ripete con una regola che non so leggere (${rule}). Inseriscilo a mano.`,
  tooManyTimes: (who: string, most: number) => `${who}: si ripete troppe volte, ne ho lette ${formatNumber(most)}.`,
  unknownZone: (who: string, zone: string) => `${who}: il fuso orario «${zone}» non è noto, l’ora è presa come italiana.`,

  noNight: (who: string, day: string) => `${who}: il ${formatDate(day)} non prende nessuna notte.`,
  replaced: (who: string) => `${who}: compare più volte nel file, vale la versione più recente.`,
  cancelled: (who: string) => `${who}: è annullato.`,
} as const
