/** What people say for two fields of somebody in a course: since when, and with what mark. */
export const parole = {
  iscrizione: ['iscritto il', 'data iscrizione', 'data di iscrizione', 'quando si è iscritto', 'iscritta il', 'si è iscritta', 'da quando'],
  voto: [
    'valutazione',
    'giudizio',
    'punteggio',
    'esito',
    'mark',
    'quanto ha preso',
    'che voto',
    'voto finale',
    'ha preso',
    'risultato',
    'che voto ha preso',
    'quanto ha fatto',
    'punteggio finale',
  ],
} as const
