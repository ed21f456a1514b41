import type { ScanPhase } from './worker-messages.ts'

/** To the letter (specification § 8). */
export const NOT_READ = "Errore durante l'estrazione del testo"
export const FILLED = 'Testo estratto e campi precompilati con successo!'

export const PHASES: Readonly<Record<ScanPhase, string>> = {
  open: 'Apro l’immagine',
  zone: 'Cerco i codici del documento',
  engine: 'Carico il lettore di testo',
  text: 'Leggo il testo',
}

/** What to do next, for everything that can go wrong. */
export const SENTENCES = {
  engine: 'Il lettore di testo non si è caricato: controlla la connessione e riprova. L’immagine è ancora qui.',
  unknown: 'La lettura si è interrotta. Riprova, oppure scegli un’immagine più piccola o più nitida.',
  nothing:
    'In questa immagine non c’è niente che il modulo possa usare. Servono lettere latine ben leggibili: prova una foto più nitida, dritta e senza riflessi. I documenti in altri alfabeti si leggono solo se hanno in basso le righe con i segni «<<<».',
  noCamera: 'Su questo dispositivo non trovo una fotocamera. Scegli un’immagine che hai già.',
  cameraRefused: 'La fotocamera non è permessa per questo sito. Consentila nelle impostazioni del browser, oppure scegli un’immagine.',
  cameraOfPhone: 'La fotocamera non si apre dentro questa pagina: premi di nuovo «Scatta foto» per usare quella del telefono.',
  cameraBusy: 'La fotocamera non si apre: forse la sta usando un altro programma. Chiudilo e riprova, oppure scegli un’immagine.',
} as const

/** The same where a code can be typed instead. */
export const CODE_SENTENCES = {
  noCamera: 'Su questo dispositivo non trovo una fotocamera. Scrivi il codice, o cerca per nome.',
  cameraRefused: 'La fotocamera non è permessa per questo sito. Consentila nelle impostazioni del browser, oppure scrivi il codice.',
  cameraBusy: 'La fotocamera non si apre: forse la sta usando un altro programma. Chiudilo e riprova, oppure scrivi il codice.',
} as const
