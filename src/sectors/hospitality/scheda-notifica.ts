import * as k from '../../kernel/describe.ts'
import { houseOf } from './conto-soggiorno.ts'
import { schedina } from './schedina.ts'

/** The registration card that a guest checks and signs at the desk. */
export const schedaNotifica = k.definePrint(schedina, {
  key: 'scheda_notifica',
  label: 'Stampa scheda di notificazione',
  reads: ['schedina.numero_documento'],
  async paper(card, store) {
    const house = await houseOf(store)
    const { fields } = schedina
    const fact = (key: keyof typeof fields) => ({ label: fields[key].label, value: written(fields[key], card[key]) })
    return {
      title: 'Scheda di notificazione',
      subtitle: `${house?.nome ?? ''} · ${k.formatDate(card.data_arrivo)}`,
      blocks: [
        {
          kind: 'facts',
          title: 'Persona',
          facts: (['cognome', 'nome', 'sesso', 'data_nascita', 'comune_nascita', 'stato_nascita', 'cittadinanza'] as const).map(fact),
        },
        {
          kind: 'facts',
          title: 'Documento',
          facts: (['tipo_documento', 'numero_documento', 'stato_rilascio', 'comune_rilascio'] as const).map(fact),
        },
        { kind: 'facts', title: 'Soggiorno', facts: (['data_arrivo', 'notti_permanenza', 'tipo_alloggiato'] as const).map(fact) },
        {
          kind: 'text',
          title: 'Informativa',
          text: 'I dati sono raccolti per la comunicazione alla Polizia di Stato prevista dall’art. 109 del TULPS (RD 773/1931) e per la rilevazione statistica.',
        },
        { kind: 'signatures', signers: ['Firma dell’ospite', 'Firma di chi registra'] },
      ],
    }
  },
})

const written = (field: k.Field, value: unknown) => (value === undefined ? '' : field.format(value))
