/** The words of the landing page; the sectors' own words live with the sectors, company and claims in src/site.ts. */
export const copy = {
  links: [
    { label: 'Soluzioni', href: '#soluzioni' },
    { label: 'Demo', href: '#demo' },
    { label: 'Contatti', href: '#contatti' },
  ],
  contact: { label: 'Contattaci', href: '#contatti' },
  hero: {
    eyebrow: 'Gestionale con agente AI, in italiano',
    variants: [
      {
        title: 'Il gestionale che ti risponde',
        text: 'Chiedi «cosa scade questa settimana?» e ricevi numeri, elenchi e documenti pronti. Venti mestieri, un solo assistente.',
      },
    ],
    primary: { label: 'Guarda come funziona', href: '#demo' },
    secondary: { label: 'Scegli il tuo settore', href: '#soluzioni' },
    assurance: 'Nessuna installazione · In italiano · I tuoi dati restano tuoi ed esportabili',
  },
  heroChat: {
    title: 'Parla con l’assistente',
    question: 'Quante camere ho libere sabato?',
    answer: 'Due: la Junior Suite 201 e la 202. Vuoi che prepari l’offerta per l’ultima richiesta?',
    button: { label: 'Prova Demo Interattiva', to: '/hospitality' },
  },
  features: [
    {
      icon: 'bot',
      title: 'Agente AI',
      text: 'Legge i tuoi dati e lavora al posto tuo: risponde con cifre verificabili e prepara le operazioni, tu confermi.',
      points: ['Risposte con la fonte', 'Azioni con conferma e annulla', 'Memoria della conversazione', 'Suggerimenti del mattino'],
    },
    {
      icon: 'mic',
      title: 'Agente vocale',
      text: 'Parla mentre lavori: Sofia e Marco ascoltano, capiscono e ti rispondono a voce.',
      points: ['Dettatura dei moduli', 'Due voci', 'Mani libere', 'Trascrizione salvata'],
    },
    {
      icon: 'workflow',
      title: 'Automazione',
      text: 'Scadenze, scorte e solleciti si muovono da soli, con regole che leggi in italiano.',
      points: ['Promemoria e solleciti', 'Riordini suggeriti', 'Documenti in serie', 'Registro di ogni modifica'],
    },
  ],
  sectors: {
    title: 'Soluzioni per il tuo settore',
    text: 'Scegli il tuo mestiere: trovi già schede, stati e documenti giusti.',
    placeholder: 'Scegli un settore…',
    label: 'Settore',
    open: 'Apri la demo',
    soon: 'In preparazione',
  },
  demo: {
    title: 'Provalo sul tuo lavoro',
    text: 'Apri una demo, fai una domanda vera e guarda cosa succede ai dati.',
  },
  contacts: {
    title: 'Parliamo della tua attività',
    text: 'Raccontaci cosa fai e cosa ti ruba tempo: ti mostriamo la demo già con il tuo settore.',
    write: 'Scrivici a',
  },
  menu: { title: 'Menu', open: 'Apri menu', close: 'Chiudi menu' },
} as const
