import { company } from '../../site.ts'
import { cards, readySlugs } from '../../sectors/index.ts'
import { readiness } from './claims-words.ts'
import { technicalAnswers } from './technical-answers.ts'
import { technicalTopics } from './technical-topics.ts'
import { enumerate } from '../../kernel/italian/enumeration.ts'

/** One thing that this version can be asked about: the question as people put it, and the answer to it. */
export interface Passage {
  readonly question: string
  readonly answer: string
}

const trades = enumerate(readySlugs.map((slug) => cards[slug].title))

/** What the page knows beside its six topics; every sentence is true of this version. */
const further: readonly Passage[] = [
  {
    question: 'Siete certificati? Avete la certificazione ISO 27001, SOC 2, PCI DSS?',
    answer: `${enumerate(readiness.labels)} sono le norme e i requisiti a cui il prodotto si orienta. Nessun certificato è stato rilasciato.`,
  },
  {
    question: 'Quanto costa? Quanto si paga? C’è un prezzo, un abbonamento, un canone, un listino, una prova gratuita?',
    answer:
      'Le demo sono gratuite e non chiedono registrazione. Un prezzo non c’è ancora: si decide con l’archivio che resta. Se vuoi sapere quando arriva, scrivici.',
  },
  {
    question: 'Posso esportare i dati? Come li porto via, li scarico in Excel o CSV?',
    answer:
      'Sì: ogni elenco si esporta in CSV e in Excel, con le colonne che vedi o con tutti i campi. Ricevute, fatture e schede si stampano o si salvano in PDF dal browser.',
  },
  {
    question: 'Dove sono i miei dati? Dove restano salvati, su quale server o cloud? Ci sono copie di sicurezza, backup?',
    answer:
      'Nelle demo i dati stanno nella memoria del tuo browser e spariscono quando ricarichi: non vanno su nessun server e in nessun cloud, quindi non c’è niente da copiare. L’archivio che resta, con le copie di sicurezza, è in preparazione.',
  },
  {
    question: 'Fa la fattura elettronica? Invia le fatture allo SdI, genera il file XML?',
    answer:
      'Non ancora: fatture, note di credito e incassi ci sono, con la copia di cortesia da stampare. L’invio allo SdI e il file XML oggi non ci sono.',
  },
  {
    question: 'Usate ChatGPT, OpenAI, Gemini o un altro modello linguistico, un’intelligenza artificiale esterna?',
    answer:
      'No. L’assistente è un motore nostro che legge la descrizione del mestiere e lavora nel tuo browser: non usa ChatGPT né altri modelli, e quello che scrivi non va a nessuno.',
  },
  {
    question: 'Funziona senza internet, offline, se cade la connessione o la rete?',
    answer:
      'Una demo già aperta continua a lavorare anche senza rete, nelle parti che hai già visto. Per aprire la pagina la prima volta serve la connessione.',
  },
  {
    question: 'Si usa dal telefono, dal tablet o da un vecchio computer? C’è un’app da installare, per Android, iPhone, Windows o Mac?',
    answer: 'Si usa dal browser, sul computer, sul tablet e sul telefono, senza installare niente. Un’app da installare non c’è.',
  },
  {
    question: 'Come funziona la voce? Usa il microfono, registra quello che dico?',
    answer:
      'La conversazione vocale di esempio non usa il microfono. Se accendi «Microfono reale» ascolta il riconoscimento del tuo browser: se non avviene sul tuo dispositivo te lo diciamo prima, e parte solo dopo il tuo sì.',
  },
  {
    question: 'Legge i documenti? La scansione della carta d’identità, del passaporto, della tessera sanitaria, la foto?',
    answer:
      'Sì: da una foto legge carte d’identità, passaporti, patenti e tessere sanitarie e compila il modulo, che controlli tu. La lettura avviene nel tuo browser e la foto non parte.',
  },
  {
    question: 'Rispettate la privacy e il GDPR? Usate cookie, tracciamento o statistiche delle visite?',
    answer:
      'Nessun cookie nelle pagine aperte, nessun tracciamento, niente caricato da altri siti. Nel browser resta una sola preferenza, il tema chiaro o scuro; chi accede ha in più il cookie della sua sessione. Il resto è nell’informativa sulla privacy, in fondo alla pagina.',
  },
  {
    question: 'Per quali settori o mestieri è adatto? Quali attività si possono provare?',
    answer: `Oggi si provano ${readySlugs.length} mestieri: ${trades}. Gli altri sono in preparazione.`,
  },
  {
    question: 'Posso importare i dati dal mio vecchio gestionale, passare da un altro programma, caricare clienti da Excel?',
    answer:
      'Sì: CSV e fogli Excel, con le colonne riconosciute, l’anteprima degli errori riga per riga e i doppioni segnalati. Un’importazione si annulla in blocco.',
  },
  {
    question: 'Possono lavorarci più persone, utenti, colleghi, dipendenti? Ci sono ruoli, permessi, password, un accesso?',
    answer:
      'Non ancora: nelle demo non ci sono accesso, password né ruoli, e ogni pagina aperta è per conto suo. Un’azienda con i suoi colleghi e i suoi permessi è in preparazione.',
  },
  {
    question: 'Collega il registratore telematico, la cassa fiscale, lo scontrino, il POS dei pagamenti?',
    answer:
      'La cassa calcola conto, resto e pagamenti divisi, ma quello che stampa non vale ai fini fiscali: il registratore telematico e il POS oggi non si collegano.',
  },
  { question: 'Avete API, webhook, integrazioni con Booking, Airbnb, il commercialista, la banca?', answer: technicalAnswers.integrations },
  {
    question: 'Offrite assistenza, supporto, un numero di telefono? Come vi contatto?',
    answer: `Ci scrivi dal modulo dei contatti o a ${company.email}, e ti rispondiamo per e-mail. Un numero di telefono non c’è.`,
  },
  {
    question: 'Se sbaglio posso annullare? Si recupera quello che ho cancellato o eliminato?',
    answer: 'Sì: ogni modifica si annulla con Ctrl Z o dal pulsante dell’avviso, anche un’importazione intera, finché la pagina è aperta.',
  },
  {
    question: 'Con che tecnologia e in che linguaggio è scritto? Il codice è aperto, open source?',
    answer:
      'È scritto in TypeScript, con React per le pagine. Ogni mestiere è una descrizione dei suoi dati, e da quella nascono moduli, elenchi e controlli. Il codice non è pubblico.',
  },
  {
    question: 'Chi siete? Che azienda c’è dietro, dove avete la sede?',
    answer: `${company.legalName}, ${company.street}, ${company.city}. ${company.notice}`,
  },
  {
    question: 'Parla inglese o altre lingue? È tradotto, in tedesco, francese, spagnolo?',
    answer: 'Pagine e assistente parlano italiano; altre lingue oggi non ci sono.',
  },
  {
    question: 'Ciao, buongiorno, buonasera, salve',
    answer: 'Ciao. Chiedimi pure come è fatto, che cosa sa fare, dove stanno i dati, quanto costa o con che cosa si collega.',
  },
]

/** Everything that the technical chat can answer; its six topics come first. */
export const knowledge: readonly Passage[] = [
  ...technicalTopics.map(({ id, title, prompt }) => ({ question: `${title}. ${prompt}`, answer: technicalAnswers[id] })),
  ...further,
]
