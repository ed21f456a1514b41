import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Formazione', reads: 'Legge corsi, studenti e lezioni' },
  opening: [{ content: 'Buongiorno! Corsi, studenti e lezioni sono qui. Cosa controlliamo?', isUser: false }],
  placeholder: 'Chiedi di corsi, studenti o lezioni...',
  typing: 'Sfoglio il registro...',
  holding: 'Sto verificando iscrizioni, presenze e calendario. Ti preparo il riepilogo del corso...',
  hints: ['Lezioni di oggi', 'Posti liberi', 'Studenti sospesi'],
  voice: {
    user: 'Ci sono posti nel corso di Excel?',
    reply: 'Sì, restano tre posti su venti. Il corso è attivo e la prossima lezione è domani alle diciotto in Lab A.',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
