export interface TechnicalTopic {
  readonly id: 'architecture' | 'ai-agent' | 'integrations' | 'security' | 'performance' | 'deployment'
  readonly title: string
  readonly icon: string
  readonly hue: number
  readonly prompt: string
}

/** The six questions of those who have to decide (specification §2); their answers are in technical-answers.ts. */
export const technicalTopics: readonly TechnicalTopic[] = [
  { id: 'architecture', title: 'Architettura', icon: 'layers', hue: 260, prompt: 'Com’è fatta la piattaforma?' },
  { id: 'ai-agent', title: 'Agente AI', icon: 'bot', hue: 293, prompt: 'Cosa sa fare l’agente?' },
  { id: 'integrations', title: 'Integrazioni', icon: 'plug', hue: 162, prompt: 'Con cosa si collega?' },
  { id: 'security', title: 'Sicurezza', icon: 'shield-check', hue: 25, prompt: 'Come proteggete i dati?' },
  { id: 'performance', title: 'Prestazioni', icon: 'gauge', hue: 70, prompt: 'Quanto è veloce?' },
  { id: 'deployment', title: 'Messa in servizio', icon: 'rocket', hue: 215, prompt: 'Quanto ci vuole per partire?' },
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
