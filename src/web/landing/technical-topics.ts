export interface TechnicalTopic {
  readonly id: 'architecture' | 'ai-agent' | 'integrations' | 'security' | 'performance' | 'deployment'
  readonly title: string
  readonly icon: string
  readonly hue: number
  readonly prompt: string
  readonly response: string
}

/** The six questions of those who have to decide (specification §2). The answers say only what this version does. */
export const technicalTopics: readonly TechnicalTopic[] = [
  {
    id: 'architecture',
    title: 'Architettura',
    icon: 'layers',
    hue: 260,
    prompt: 'Com’è fatta la piattaforma?',
    response:
      'Ogni settore è un modulo che descrive le sue entità, i suoi stati e i suoi documenti. Un nucleo comune si occupa di modifiche e annullamenti, ricerca, controlli, stampa ed esportazione. Le stesse regole valgono per ogni pulsante, per ogni importazione e per ogni trascinamento: quello che non si può fare da una parte non si può fare da nessuna.',
  },
  {
    id: 'ai-agent',
    title: 'Agente AI',
    icon: 'bot',
    hue: 293,
    prompt: 'Cosa sa fare l’agente?',
    response:
      'In queste pagine segue un copione: mostra come si parla con il gestionale, e il cruscotto accanto lavora davvero sui dati. È fatto per rispondere con le righe che ha usato, per preparare una modifica e mostrartela prima di eseguirla, e per dire quando un dato non c’è invece di inventarlo.',
  },
  {
    id: 'integrations',
    title: 'Integrazioni',
    icon: 'plug',
    hue: 162,
    prompt: 'Con cosa si collega?',
    response:
      'Importa CSV con l’anteprima degli errori riga per riga ed esporta CSV ed Excel di quello che vedi. Per gli alloggi ci sono il file per Alloggiati Web, il movimento ISTAT e i calendari iCal; gli altri tracciati ufficiali arrivano settore per settore. Qui trovi la forma che avrà l’invio di una fattura elettronica, che oggi non c’è.',
  },
  {
    id: 'security',
    title: 'Sicurezza',
    icon: 'shield-check',
    hue: 25,
    prompt: 'Come proteggete i dati?',
    response:
      'Le demo non mandano a nessuno quello che scrivi: i dati di esempio restano nel tuo browser e spariscono quando ricarichi. Parte solo il messaggio che ci scrivi dal modulo dei contatti. Il sito non usa cookie, non carica nulla da altri siti e il browser rifiuta ogni programma che non venga da qui. Ogni modifica si può annullare.',
  },
  {
    id: 'performance',
    title: 'Prestazioni',
    icon: 'gauge',
    hue: 70,
    prompt: 'Quanto è veloce?',
    response:
      'Gli elenchi scorrono fluidi anche con decine di migliaia di righe, perché si disegna solo ciò che vedi. La ricerca risponde mentre scrivi e perdona un errore di battitura. Le pagine arrivano già composte e si leggono prima che parta qualsiasi programma.',
  },
  {
    id: 'deployment',
    title: 'Messa in servizio',
    icon: 'rocket',
    hue: 215,
    prompt: 'Quanto ci vuole per partire?',
    response:
      'Per provare, niente: apri la demo del tuo settore e lavora sui dati di esempio. Puoi anche importare un tuo CSV per vedere come stanno i tuoi dati, con l’anteprima degli errori, e annullarlo in blocco. Questa versione li tiene solo finché la pagina è aperta: l’archivio che resta è in preparazione. Funziona da browser, anche sul telefono.',
  },
]

/** What sending an invoice will look like; text to read, nothing is called (specification §2). */
export const sampleCode = `POST /api/v1/fatture-elettroniche/invia
Authorization: Bearer ••••••••
Content-Type: application/json

{
  "numero": "42/2026",
  "cliente": {
    "denominazione": "Officine Trebbiani",
    "codiceDestinatario": "0000000"
  },
  "righe": [{
    "descrizione": "Consulenza processi",
    "quantita": 1, "prezzo": 2300.00, "aliquota": 22
  }],
  "pagamento": { "modalita": "MP05", "scadenza": "30 giorni" }
}`
