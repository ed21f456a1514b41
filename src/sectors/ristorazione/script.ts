import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Ristorante', reads: 'Legge prenotazioni, ordini e dispensa' },
  opening: [{ content: 'Buonasera! Sala, cucina e dispensa sono sotto controllo. Cosa vuoi sapere?', isUser: false }],
  placeholder: 'Chiedi di prenotazioni, tavoli o scorte...',
  typing: 'Sento la cucina...',
  holding: 'Sto controllando tavoli, comande e dispensa. Arrivo subito con la situazione del servizio...',
  hints: ['Prenotazioni di stasera', 'Tavoli liberi', 'Cosa manca in dispensa'],
  voice: {
    user: 'Quanti coperti abbiamo stasera?',
    reply: 'Stasera ci sono quattro prenotazioni per diciassette coperti. La più numerosa è alle venti e trenta in Saletta.',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
