import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Imprese', reads: 'Legge progetti, clienti e fatture' },
  opening: [{ content: 'Buongiorno! Progetti, clienti e fatture sono pronti. Da dove vuoi partire?', isUser: false }],
  placeholder: 'Chiedi di progetti, clienti o fatture...',
  typing: 'Analizzo i dati aziendali...',
  holding: 'Sto mettendo in fila progetti, scadenze e fatture. Ti preparo una sintesi chiara...',
  hints: ['Progetti in scadenza', 'Fatture non pagate', 'Margine del mese'],
  voice: {
    user: 'Come va il progetto del sito per la cantina?',
    reply: 'È al sessantadue per cento del budget e scade fra nove giorni. Manca solo l’approvazione dei testi.',
  },
  swipe: { threshold: 100, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
