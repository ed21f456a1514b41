import type * as k from '../../kernel/describe.ts'

export const script: k.Script = {
  agent: { name: 'Agente Autofficina', reads: 'Legge riparazioni, ricambi e clienti' },
  opening: [
    { content: 'Buongiorno! Ho controllato l’officina: quattro riparazioni aperte e due ricambi sotto scorta.', isUser: false },
    { content: 'Cosa mi manca per la Golf di Gasparini?', isUser: true },
    {
      content:
        'Servono le pastiglie freno anteriori: ne hai una confezione e ne occorre una, quindi resteresti a zero. Il minimo è quattro.',
      isUser: false,
    },
    { content: 'Conviene ordinare adesso?', isUser: true },
    {
      content:
        'Sì. Aggiungendo filtri olio e lampade l’ordine a Ricambi Adda supera i 500\u00a0€ e la spedizione è gratuita. Vuoi che lo prepari?',
      isUser: false,
    },
  ],
  placeholder: 'Chiedi di riparazioni, ricambi o clienti...',
  typing: 'Consulto l’officina...',
  holding: 'Sto analizzando i dati dell’officina: riparazioni aperte, ricambi e consegne. Ti rispondo tra poco...',
  hints: ['Auto da consegnare', 'Ricambi sotto scorta', 'Preventivi da confermare'],
  voice: {
    user: 'È pronta la Panda della signora Ricci?',
    reply: 'Sì, il tagliando è finito e l’auto si può ritirare oggi. Il conto è di duecentodieci euro.',
  },
  swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
}
