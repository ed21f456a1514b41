import * as k from '../../kernel/describe.ts'

/** How a booking stands, from the option to the departure, and how each of it is said. */
export const statoPrenotazione = k.status('Stato', 'confermata', {
  opzione: k.state('Opzione', 'neutral', ['confermata', 'cancellata'], {
    open: true,
    verb: 'Rimetti in opzione',
    also: ['opzionata', 'opzioni', 'da confermare', 'in attesa'],
  }),
  confermata: k.state('Confermata', 'primary', ['arrivato', 'opzione', 'cancellata', 'no_show'], {
    verb: 'Conferma',
    also: ['ha confermato', 'hanno confermato', 'sicura', 'garantita'],
  }),
  arrivato: k.state('Arrivato', 'success', ['partito'], {
    begun: true,
    verb: 'Check-in',
    done: 'Check-in fatto: la camera è occupata e la schedina del primo ospite è aperta',
    also: ['è arrivato', 'sono arrivati', 'in casa', 'check-in fatto'],
  }),
  partito: k.state('Partito', 'neutral', [], {
    requires: ['pagamento'],
    verb: 'Check-out',
    shows: ['notti', 'a_notte', 'importo', 'extra', 'imposta', 'totale', 'acconto', 'saldo'],
    paper: 'ricevuta_soggiorno',
    done: 'Check-out fatto: conto chiuso, la camera va in pulizia',
    also: ['è partito', 'sono partiti', 'andato via', 'uscito'],
  }),
  cancellata: k.state('Cancellata', 'destructive', ['confermata'], {
    away: true,
    verb: 'Annulla prenotazione',
    verbs: { confermata: 'Ripristina' },
    also: ['annullata', 'disdetta', 'ha disdetto', 'hanno disdetto'],
  }),
  no_show: k.state('Non presentato', 'destructive', ['confermata'], {
    away: true,
    verb: 'Segna non presentato',
    verbs: { confermata: 'Ripristina' },
    also: ['no show', 'non è venuto', 'non arrivato', 'mai arrivato'],
  }),
})
