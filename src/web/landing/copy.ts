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
        title: { lead: 'Il gestionale', turn: 'che ti risponde' },
        text: 'Chiedi «cosa scade questa settimana?» e ricevi numeri, elenchi e documenti pronti. Venti mestieri, un solo assistente.',
      },
      {
        title: { lead: 'Meno carta,', turn: 'più lavoro fatto' },
        text: 'Detta un intervento, fotografa una bolla, stampa la fattura. L’assistente compila, controlla e ti ricorda le scadenze.',
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
    quick: ['Come funziona?', 'È sicuro?', 'Si integra?', 'Quanto è veloce?'],
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
  technical: {
    title: 'Sotto il cofano',
    text: 'Sei domande che fa chi deve decidere',
    opening: 'Scegli un argomento: ti rispondo in modo diretto.',
    typing: 'Sto analizzando...',
    placeholder: 'Scrivi una domanda tecnica...',
    code: 'Esempio: invio di una fattura elettronica',
    codeNote: 'Testo di esempio: non viene inviato nulla.',
    copy: 'Copia il codice',
    copied: 'Codice copiato',
    fallback:
      'Su questo rispondo meglio a voce o per e-mail. Qui sopra trovi i sei argomenti con la risposta pronta: architettura, agente, integrazioni, sicurezza, prestazioni e messa in servizio.',
    sides: [
      { title: 'Capisce la frase', text: 'dal linguaggio alla ricerca' },
      { title: 'Mostra la prova', text: 'righe e filtri usati' },
      { title: 'Chiede conferma', text: 'prima di scrivere' },
      { title: 'Tiene il registro', text: 'chi, cosa, quando, annulla' },
    ],
  },
  demo: {
    title: 'Provalo sul tuo lavoro',
    text: 'Apri una demo, fai una domanda vera e guarda cosa succede ai dati.',
  },
  contacts: {
    title: 'Parliamo della tua attività',
    text: 'Raccontaci cosa fai e cosa ti ruba tempo: ti mostriamo la demo già con il tuo settore.',
    write: 'Preferisci la posta? Scrivici a',
    whose: 'Questo modulo è di {provider}: quello che scrivi qui arriva anche a loro.',
    unavailable: 'Il modulo non è disponibile. Usa questo, oppure scrivici a',
    send: 'Invia il messaggio',
    privacy: 'Informativa sulla privacy',
    outcomes: {
      sent: 'Messaggio ricevuto. Ti rispondiamo all’indirizzo che hai lasciato.',
      composed:
        'Abbiamo preparato l’e-mail nel tuo programma di posta: controllala e inviala da lì. Quello che hai scritto resta anche qui.',
      busy: 'Hai già scritto da poco: riprova tra qualche minuto. Quello che hai scritto resta qui.',
    },
  },
  menu: { title: 'Menu', open: 'Apri menu', close: 'Chiudi menu' },
} as const
