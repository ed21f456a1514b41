import type { TechnicalTopic } from './technical-topics.ts'

/** What the six topics answer: only what this version does. Fetched when the first question is asked. */
export const technicalAnswers: Readonly<Record<TechnicalTopic['id'], string>> = {
  architecture:
    'Ogni settore è un modulo che descrive le sue entità, i suoi stati e i suoi documenti. Un nucleo comune si occupa di modifiche e annullamenti, ricerca, controlli, stampa ed esportazione. Le stesse regole valgono per ogni pulsante, per ogni importazione e per ogni trascinamento: quello che non si può fare da una parte non si può fare da nessuna.',
  'ai-agent':
    'Risponde alle domande del tuo mestiere con le righe che ha usato, prepara una modifica e te la mostra prima di eseguirla, e dice quando non ha capito o quando un dato non c’è invece di inventarlo. Non capisce tutto: quanto capisce oggi lo misuriamo, e la tabella qui sotto lo dice. È un motore nostro che legge la descrizione del mestiere: lavora nel browser e non manda a nessuno quello che scrivi.',
  integrations:
    'Importa CSV con l’anteprima degli errori riga per riga ed esporta CSV ed Excel di quello che vedi. Per gli alloggi ci sono il file per Alloggiati Web, il movimento ISTAT e i calendari iCal; gli altri tracciati ufficiali arrivano settore per settore. Qui trovi la forma che avrà l’invio di una fattura elettronica, che oggi non c’è.',
  security:
    'Le demo non mandano a nessuno quello che scrivi: i dati di esempio restano nel tuo browser e spariscono quando ricarichi. Il modulo dei contatti dice, prima che tu scriva, se il messaggio arriva a noi o parte dalla tua posta. Il sito non usa cookie, non carica nulla da altri siti e il browser rifiuta ogni programma che non venga da qui. Ogni modifica si può annullare.',
  performance:
    'Gli elenchi scorrono fluidi anche con decine di migliaia di righe, perché si disegna solo ciò che vedi. La ricerca risponde mentre scrivi e perdona un errore di battitura. Le pagine arrivano già composte e si leggono prima che parta qualsiasi programma.',
  deployment:
    'Per provare, niente: apri la demo del tuo settore e lavora sui dati di esempio. Puoi anche importare un tuo CSV per vedere come stanno i tuoi dati, con l’anteprima degli errori, e annullarlo in blocco. Questa versione li tiene solo finché la pagina è aperta: l’archivio che resta è in preparazione. Funziona da browser, anche sul telefono.',
}
