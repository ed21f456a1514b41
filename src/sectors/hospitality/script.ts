import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Hotel e Alloggi', reads: 'Legge camere, prenotazioni, ospiti e adempimenti' },
  opening: [
    { content: 'Benvenuto! Sono l’assistente della struttura: camere, arrivi, ospiti e adempimenti. Come posso aiutarti?', isUser: false },
  ],
  placeholder: 'Scrivi un messaggio...',
  typing: 'Sto pensando...',
  holding: 'Sto controllando camere, arrivi e partenze. Fra un attimo hai il quadro completo della giornata...',
  hints: ['Arrivi di oggi', 'Camere libere stasera', 'Schedine da inviare'],
  voice: {
    user: 'Quante camere sono libere stasera?',
    reply: 'Stasera c’è una camera libera, la 201, e la 202 sarà pronta appena finita la pulizia. Vuoi che la blocchi?',
  },
  swipe: { threshold: 100, rejectsVertical: true, toDashboard: 'Swipe ← per Dashboard', toChat: 'Swipe → per Chat' },
}
