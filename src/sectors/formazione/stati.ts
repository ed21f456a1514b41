/** The states of a student who has a place in the course, and those of one who attends it. */
export const ISCRITTI = ['attivo', 'programmato', 'sospeso', 'completato'] as const
/** The states of a lesson that has been held, and those in which it stands in the calendar. */
export const TENUTE = ['svolta', 'firmata'] as const
export const IN_CALENDARIO = ['programmata', ...TENUTE] as const
/** The marks that count for the certificate. */
export const PRESENTI = ['presente', 'ritardo'] as const
