import type * as k from '../../src/kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Assistente autoscuola', reads: 'Legge guide, allievi, istruttori e ricevute' },
  opening: [
    { content: 'Buongiorno, come posso aiutarti con le guide di oggi?', isUser: false },
    { content: 'Chi guida nel pomeriggio?', isUser: true },
    { content: 'Trovi l’elenco in Panoramica, sotto Oggi, con l’ora e l’istruttore.', isUser: false },
  ],
  placeholder: 'Scrivi un messaggio',
  typing: 'Sta scrivendo',
  holding: 'Un momento, sto guardando le guide.',
  hints: ['Guide di oggi', 'Fogli rosa in scadenza', 'Ricevute del mese'],
  voice: { user: 'Quante guide ci sono oggi?', reply: 'Le guide di oggi sono in Panoramica, con ora e istruttore.' },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per la panoramica', toChat: 'Scorri per la chat' },
}
