/** The words of the landing page; the sectors' own words live with the sectors, company and claims in src/site.ts. */
export const copy = {
  links: [
    { label: 'Soluzioni', href: '#soluzioni' },
    { label: 'Demo', href: '#demo' },
    { label: 'Contatti', href: '#contatti' },
  ],
  contact: { label: 'Contattaci', href: '#contatti' },
  signIn: { label: 'Accedi', href: '/accedi' },
  register: { label: 'Crea la tua azienda', href: '/registrati' },
  hero: {
    eyebrow: 'Gestionale con agente AI, in italiano',
    variants: [
      {
        title: { lead: 'Il gestionale', turn: 'che ti risponde' },
        text: 'Chiedi: guarda nei tuoi dati e scrive solo dopo il tuo sì.',
        more: 'Camere libere, appuntamenti da spostare, lavori finiti da segnare.',
      },
      {
        title: { lead: 'Meno carta,', turn: 'più lavoro fatto' },
        text: 'Fotografi un documento e il modulo si compila. E ogni modifica si annulla.',
        more: 'Prepari il file per la questura, stampi la scheda di lavoro.',
      },
    ],
    primary: { label: 'Guarda come funziona', href: '#demo' },
    secondary: { label: 'Scegli il tuo settore', href: '#soluzioni' },
    /** `{pronti}`: how many trades can be tried. */
    assurances: [
      { icon: 'check', lead: 'Confermi sempre tu.', text: 'Vedi cosa cambia prima che cambi.' },
      { icon: 'layers', lead: '{pronti} mestieri da provare.', text: 'Camere, poltrone, tavoli, lotti, targhe.' },
      { icon: 'rocket', lead: 'Nessuna installazione.', text: 'I dati restano tuoi ed esportabili.' },
    ],
  },
  product: {
    title: 'Assistente',
    placeholder: 'Chiedi o scrivi che cosa fare…',
    button: { label: 'Prova Demo Interattiva', to: '/hospitality' },
    quickTitle: 'Domande tecniche',
    /** Each asks the technical chat, which answers as the card of its topic does. */
    quick: [
      { label: 'Come funziona?', topic: 'architecture' },
      { label: 'È sicuro?', topic: 'security' },
      { label: 'Si integra?', topic: 'integrations' },
      { label: 'Quanto è veloce?', topic: 'performance' },
    ],
  },
  sectors: {
    title: 'Soluzioni per il tuo settore',
    /** `{pronti}`: the trades that can be tried. */
    text: 'Oggi si provano {pronti}. Gli altri mestieri sono in preparazione: nella loro pagina trovi che cosa faranno.',
    placeholder: 'Scegli un settore…',
    label: 'Settore',
    open: 'Apri la demo',
    soon: 'In preparazione',
  },
  technical: {
    title: 'Sotto il cofano',
    text: 'Sei domande che fa chi deve decidere',
    opening: 'Scegli un argomento o scrivi una domanda: ti rispondo in modo diretto.',
    typing: 'Sto analizzando...',
    placeholder: 'Scrivi una domanda tecnica...',
    code: 'Esempio: invio di una fattura elettronica',
    codeNote: 'Testo di esempio: non viene inviato nulla.',
    copy: 'Copia il codice',
    copied: 'Codice copiato',
    notCopied: 'Copia non riuscita',
    fallback:
      'Questo qui non lo so: te lo diciamo per e-mail. Rispondo su come è fatto, che cosa sa fare l’agente, con che cosa si collega, dati e sicurezza, prezzi, esportazione e certificazioni.',
    toForm: 'Scrivici dal modulo',
    unreachable: 'La risposta non è arrivata: controlla la connessione e chiedi di nuovo.',
    sides: [
      { title: 'Una descrizione sola', text: 'moduli, elenchi e controlli insieme' },
      { title: 'Annulla ovunque', text: 'anche un’importazione intera' },
      { title: 'Niente da altri siti', text: 'nessun cookie, nessun tracciamento' },
      { title: 'Formati ufficiali', text: 'Alloggiati Web, ISTAT, iCal, CSV' },
    ],
  },
  measures: {
    title: 'Quanto capisce, misurato',
    /** `{frasi}`, `{mestieri}`: of the sentences kept apart. */
    text: 'Abbiamo tenuto da parte {frasi} frasi, scritte come le dice chi lavora in {mestieri} mestieri: chi mette a punto l’assistente non le legge. Ecco che cosa ne fa oggi, su cento.',
    caption: 'Che cosa fa l’assistente di cento frasi, secondo come sono dette',
    said: 'Dette…',
    columns: [
      { key: 'correct', label: 'giuste' },
      { key: 'asked', label: 'chiede' },
      { key: 'refused', label: 'rifiuta' },
      { key: 'wrong', label: 'sbagliate' },
    ],
    /** `{rifiutate}`: in a hundred. `{scritture}`: how many, in words. */
    notes: [
      'Quando non capisce lo dice. Ogni risposta mostra i criteri che ha usato: se ha capito male, si vede.',
      'Di cento frasi fuori tema ne rifiuta {rifiutate}. Scritture senza il tuo sì: {scritture}.',
    ],
    /** `{giorno}`: of the last measure. */
    day: 'Misura di {giorno}.',
  },
  demo: {
    title: 'Provalo, sul serio',
    text: 'Il cruscotto delle demo lavora davvero sui dati di esempio: aggiungi, sposta, stampa, annulla. Fai una domanda vera alla chat: risponde da quei dati. Quando ricarichi, tutto torna com’era.',
    open: 'Prova {settore}',
    keep: 'Per tenere i tuoi dati:',
  },
  contacts: {
    title: 'Parliamo della tua attività',
    text: 'Raccontaci cosa fai e cosa ti ruba tempo: ti rispondiamo per e-mail.',
    write: 'Preferisci la posta? Scrivici a',
    whose: 'Questo modulo è di {provider}: quello che scrivi qui arriva anche a loro.',
    noScript: 'Senza JavaScript, scrivici per e-mail.',
    unavailable: 'Il modulo non è disponibile. Usa questo, oppure scrivici a',
    send: 'Invia il messaggio',
    /** Where no server takes messages: said before anything is typed. */
    byMail:
      'Questo sito non riceve messaggi da solo: il tuo programma di posta si apre con il testo già scritto, e parte quando lo invii tu. Senza un programma di posta, copia il messaggio.',
    compose: 'Prepara l’e-mail',
    copy: 'Copia il messaggio',
    privacy: 'Informativa sulla privacy',
    outcomes: {
      sent: 'Messaggio ricevuto. Ti rispondiamo all’indirizzo che hai lasciato.',
      composed:
        'Se il programma di posta si è aperto, controlla l’e-mail e inviala da lì. Se no, copia il messaggio. Quello che hai scritto resta qui.',
      failed: 'Il messaggio non è arrivato. Riprova tra poco, oppure copialo e scrivici per e-mail. Quello che hai scritto resta qui.',
      busy: 'Hai già scritto da poco: riprova tra qualche minuto. Quello che hai scritto resta qui.',
      copied: 'Messaggio copiato: incollalo in un’e-mail per {indirizzo}.',
      notCopied: 'Il browser non lascia copiare: seleziona il testo e copialo a mano.',
    },
  },
  menu: { title: 'Menu', open: 'Apri menu', close: 'Chiudi menu' },
} as const
