const hoursAndMinutes = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' })

/** 08:02, on the clock of whoever reads. */
export const clockTime = (timestamp: number): string => hoursAndMinutes.format(timestamp)
