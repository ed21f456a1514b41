import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Pulizie', reads: 'Legge interventi, squadre e materiali' },
  opening: [{ content: 'Ciao! Interventi, squadre e materiali sono aggiornati. Cosa organizziamo?', isUser: false }],
  placeholder: 'Chiedi di interventi, squadre o materiali...',
  typing: 'Controllo le squadre...',
  holding: 'Sto verificando interventi, squadre libere e scorte. Ti propongo subito il piano...',
  hints: ['Interventi di oggi', 'Squadre libere', 'Materiali da ordinare'],
  voice: {
    user: 'Quale squadra è libera oggi pomeriggio?',
    reply: 'È libera la Squadra Verde con tre persone. Posso assegnarle le scale di via Cavour alle quindici.',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
