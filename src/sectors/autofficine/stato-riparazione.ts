import * as k from '../../kernel/describe.ts'

/** How a repair goes: what each state is called at the counter and with the hands under a bonnet. */
export const statoRiparazione = k.status(
  'Stato',
  'in_attesa',
  {
    in_attesa: k.state('In attesa', 'warning', ['in_corso', 'attesa_ricambi', 'annullato'], {
      verb: 'Rimetti in attesa',
      also: ['da iniziare', 'da fare', 'prenotata', 'in coda'],
    }),
    in_corso: k.state('In corso', 'primary', ['completato', 'attesa_ricambi', 'in_attesa'], {
      begun: true,
      requires: ['meccanico'],
      verb: 'Inizia',
      also: ['iniziata', 'cominciata', 'in lavorazione', 'ci stiamo lavorando'],
    }),
    attesa_ricambi: k.state('In attesa ricambi', 'info', ['in_corso', 'in_attesa', 'annullato'], {
      verb: 'Aspetta ricambi',
      also: ['aspetta i pezzi', 'mancano i pezzi', 'ferma per ricambi', 'ferma per mancanza di ricambi'],
    }),
    completato: k.state('Completato', 'success', ['consegnato', 'in_corso'], {
      over: true,
      requires: ['meccanico', 'categoria', 'ore'],
      shows: ['costo', 'conto'],
      verb: 'Completa',
      verbs: { in_corso: 'Riapri' },
      done: 'Riparazione completata',
      also: ['completata', 'pronta', 'finita', 'fatta'],
    }),
    consegnato: k.state('Consegnato', 'neutral', ['completato'], {
      over: true,
      closes: true,
      requires: ['meccanico', 'categoria', 'ore', 'pagamento'],
      shows: ['conto'],
      paper: 'scheda_lavorazione',
      verb: 'Consegna',
      verbs: { completato: 'Riprendi in officina' },
      done: 'Veicolo consegnato',
      also: ['consegnata', 'ritirata', 'restituita', 'chiusa'],
    }),
    annullato: k.state('Annullato', 'destructive', ['in_attesa'], {
      away: 'called off',
      verb: 'Annulla riparazione',
      verbs: { in_attesa: 'Ripristina' },
      also: ['annullata', 'disdetta', 'cancellata', 'saltata'],
    }),
  },
  { synonyms: ['situazione'] },
)
