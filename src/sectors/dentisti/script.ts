import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Studio Dentistico', reads: 'Legge appuntamenti, pazienti e cartelle' },
  opening: [{ content: 'Buongiorno! L’agenda delle poltrone è aggiornata. Cerchiamo un paziente o uno spazio libero?', isUser: false }],
  placeholder: 'Chiedi di appuntamenti, pazienti o richiami...',
  typing: 'Consulto l’agenda dello studio...',
  holding: 'Sto verificando agenda, richiami e cartelle. Le preparo subito gli spazi disponibili...',
  hints: ['Appuntamenti di oggi', 'Richiami scaduti', 'Primo posto libero'],
  voice: {
    user: 'Chi è il prossimo paziente?',
    reply: 'Alle nove c’è Serena Balducci in Sala 1 per l’igiene. L’appuntamento è confermato.',
  },
  swipe: { threshold: 100, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
