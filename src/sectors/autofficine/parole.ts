/** What people say for two fields of a repair: what is wrong, and when it comes in. */
export const parole = {
  problema: ['difetto', 'lavoro', 'richiesta', 'descrizione', 'guasto', 'sintomo', 'anomalia', 'avaria'],
  giorno: ['giorno', 'data', 'arrivo', 'entra', 'entrano', 'entrata', 'entrate', 'viene', 'arriva', 'appuntamento'],
} as const
