import { formatDate } from '../../kernel/italian/dates.ts'
import type { Paper } from '../../kernel/paper/paper.ts'

type Fact = { readonly label: string; readonly value: string }

const PERSONA = ['cognome', 'nome', 'sesso', 'data_nascita', 'comune_nascita', 'stato_nascita', 'cittadinanza'] as const
const DOCUMENTO = ['tipo_documento', 'numero_documento', 'stato_rilascio', 'comune_rilascio'] as const
const SOGGIORNO = ['data_arrivo', 'notti_permanenza', 'tipo_alloggiato'] as const

/** What the card says of a person, under the names of the schedina. */
export type DatoNotificato = (typeof PERSONA | typeof DOCUMENTO | typeof SOGGIORNO)[number]

/** The registration card that a guest checks and signs at the desk; `fact` says each of its fields as people read it. */
export const schedaNotificazione = (struttura: string, arrivo: string, fact: (key: DatoNotificato) => Fact): Paper => ({
  title: 'Scheda di notificazione',
  subtitle: `${struttura} · ${formatDate(arrivo)}`,
  blocks: [
    { kind: 'facts', title: 'Persona', facts: PERSONA.map(fact) },
    { kind: 'facts', title: 'Documento', facts: DOCUMENTO.map(fact) },
    { kind: 'facts', title: 'Soggiorno', facts: SOGGIORNO.map(fact) },
    {
      kind: 'text',
      title: 'Informativa',
      text: 'I dati sono raccolti per la comunicazione alla Polizia di Stato prevista dall’art. 109 del TULPS (RD 773/1931) e per la rilevazione statistica.',
    },
    { kind: 'signatures', signers: ['Firma dell’ospite', 'Firma di chi registra'] },
  ],
})
