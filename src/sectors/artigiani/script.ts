import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Artigiani', reads: 'Legge interventi, clienti e materiali' },
  opening: [{ content: 'Ciao! Dimmi quale lavoro, cliente o materiale ti interessa.', isUser: false }],
  placeholder: 'Chiedi info su progetti, scadenze, magazzino...',
  typing: 'Verifico i progetti...',
  holding: 'Sto controllando progetti, scadenze e magazzino. Preparo subito i dati aggiornati...',
  hints: ['Progetti attivi', 'Ordina materiali', 'Pianificazione'],
  voice: {
    user: 'Che lavori ho oggi?',
    reply: 'Hai un intervento in corso, il quadro elettrico alla Panetteria Zanotti, e uno programmato alle quindici in via Solferino.',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
