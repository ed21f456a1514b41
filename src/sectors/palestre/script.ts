import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Palestra', reads: 'Legge iscritti, abbonamenti e corsi' },
  opening: [{ content: 'Ciao! Ho pronti iscritti, corsi e certificati. Cosa controlliamo?', isUser: false }],
  placeholder: 'Chiedi di iscritti, corsi o abbonamenti...',
  typing: 'Controllo gli iscritti...',
  holding: 'Sto verificando abbonamenti, certificati e presenze. Ti preparo l’elenco aggiornato...',
  hints: ['Certificati in scadenza', 'Abbonamenti da rinnovare', 'Corsi pieni'],
  voice: {
    user: 'Quali certificati medici scadono questo mese?',
    reply: 'Nei prossimi trenta giorni ne scadono due e uno è già scaduto. Vuoi che prepari l’avviso per tutti e tre?',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
