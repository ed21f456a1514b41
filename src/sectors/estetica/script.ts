import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Centro Estetico', reads: 'Legge agenda, clienti e prodotti' },
  opening: [{ content: 'Ciao! L’agenda di oggi è pronta. Vuoi vedere gli spazi liberi o cercare una cliente?', isUser: false }],
  placeholder: 'Chiedi di appuntamenti, clienti o prodotti...',
  typing: 'Guardo l’agenda...',
  holding: 'Sto controllando agenda, cabine e pacchetti aperti. Ti dico subito gli spazi liberi...',
  hints: ['Appuntamenti di oggi', 'Pacchetti in scadenza', 'Clienti da richiamare'],
  voice: {
    user: 'C’è posto per una pulizia viso domani pomeriggio?',
    reply: 'Domani pomeriggio la Cabina 1 è libera dalle quindici e trenta. Vuoi che blocchi un’ora a nome della cliente?',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
