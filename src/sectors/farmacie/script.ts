import type * as k from '../../kernel/describe.ts'

/** The words of the chat and the voice (content B, farmacie). */
export const script: k.Script = {
  agent: { name: 'Agente Farmacia', reads: 'Legge magazzino, ricette e vendite' },
  opening: [{ content: 'Buongiorno! Posso cercare un farmaco, una ricetta o preparare un riordino.', isUser: false }],
  placeholder: 'Cerca farmaco, NRE, cliente o fornitore...',
  typing: 'Verifico in magazzino...',
  holding: 'Sto controllando giacenze, lotti e scadenze. Preparo l’elenco di quello che serve...',
  hints: ['Farmaci in scadenza', 'Sotto soglia', 'Ordini in arrivo'],
  voice: {
    user: 'Cosa devo riordinare?',
    reply: 'Quattro prodotti sono pari o sotto la soglia. Il più urgente è l’ibuprofene, con due confezioni rimaste. Preparo l’ordine?',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
