/** What the product does, in three words and what they mean. */
export const features = [
  {
    icon: 'bot',
    title: 'Agente AI',
    text: 'Una chat accanto al cruscotto di ogni mestiere: fai una domanda vera, risponde dai dati con le righe che ha usato e scrive solo dopo la tua conferma.',
    points: ['Le domande del tuo mestiere', 'Dal cruscotto alla chat con un gesto', 'Risposte dai tuoi dati', 'Azioni con conferma'],
  },
  {
    icon: 'mic',
    title: 'Agente vocale',
    text: 'Sofia e Marco mostrano una conversazione di esempio. Con «Microfono reale» il browser scrive quello che dici e legge la risposta.',
    points: ['Due voci', 'Trascrizione a schermo', 'Microfono solo se lo accendi', 'Ti dice prima dove va l’audio'],
  },
  {
    icon: 'workflow',
    title: 'Automazione',
    text: 'Quello che segue da una cosa fatta si fa da solo: il check-out manda la camera in pulizia, una scorta bassa propone il riordino.',
    points: ['Scadenze e scorte in evidenza', 'Riordini suggeriti', 'Schedine e statistiche in un file', 'Ogni modifica si annulla'],
  },
] as const
