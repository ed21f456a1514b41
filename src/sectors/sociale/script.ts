import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Sociale', reads: 'Legge progetti, beneficiari, volontari e donazioni' },
  opening: [{ content: 'Buongiorno! Seguo con te progetti, beneficiari, volontari e donazioni.', isUser: false }],
  placeholder: 'Chiedi di progetti, volontari o donazioni...',
  typing: 'Consulto i progetti...',
  holding: 'Sto raccogliendo dati di progetti, volontari e donazioni. Preparo un quadro utile anche per la rendicontazione...',
  hints: ['Fondi rimasti', 'Volontari disponibili', 'Donazioni del mese'],
  voice: {
    user: 'Quanti fondi restano al doposcuola?',
    reply: 'Il doposcuola ha speso ottomilaquattrocento euro su dodicimila: ne restano tremilaseicento, il trenta per cento.',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
