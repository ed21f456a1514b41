import * as k from '../../kernel/describe.ts'
import { durataPrevista } from '../common/durata.ts'
import { cliente } from './cliente.ts'
import { FATTI } from './stati.ts'
import { detti, durataDi, tipi } from './tipi.ts'

const interventi = { entity: 'intervento', by: 'sede', of: 'data' } as const

/** A place that is cleaned, with all that a team needs to know before it goes there. */
export const sede = k.defineEntity({
  name: 'sede',
  label: { one: 'Sede', many: 'Sedi', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 80, wide: true, placeholder: 'Condominio Aurora, scale', synonyms: ['sede', 'luogo'] }),
    cliente: k.reference('Cliente', 'cliente'),
    indirizzo: k.address('Indirizzo', { wide: true }),
    tipo: k.choice('Tipo Intervento', tipi, {
      short: 'Tipo',
      noun: { said: 'tipo di intervento' },
      synonyms: ['tipo', 'servizio'],
      also: detti,
    }),
    mq: k.optional(
      k.integer('Superficie', {
        min: 1,
        max: 1_000_000,
        unit: ['m²', 'm²'],
        noun: { gender: 'f' },
        synonyms: ['mq', 'm2', 'grandezza', 'dimensione'],
      }),
    ),
    squadra: k.optional(
      k.reference('Squadra abituale', 'squadra', { short: 'Squadra', hint: 'Viene proposta per ogni nuovo intervento.' }),
    ),
    minuti: durataPrevista([
      'durata',
      'quanto tempo ci vuole',
      'tempo ci vuole',
      'quanto ci mettiamo',
      'quanto ci si mette',
      'quanto tempo ci mettiamo',
      'tempo previsto',
      'ore previste',
      'quanto ci vuole',
    ]),
    prezzo: k.optional(
      k.price('Prezzo a intervento', {
        each: true,
        synonyms: ['tariffa'],
        short: 'Prezzo',
        noun: { said: 'prezzo di un intervento' },
        hint: 'Senza IVA.',
      }),
    ),
    accesso: k.optional(
      k.longText('Chiavi e accesso', {
        max: 1000,
        noun: { said: 'modo di entrare' },
        placeholder: 'Chiavi nella cassetta 12, allarme in portineria',
        synonyms: ['chiavi', 'allarme', 'portineria', 'entrare'],
      }),
    ),
    istruzioni: k.optional(
      k.longText('Istruzioni', { max: 2000, noun: { gender: 'f', plural: true }, synonyms: ['capitolato', 'avvertenze', 'regole'] }),
    ),
    controlli: k.optional(
      k.checklist('Lista di controllo', [], {
        noun: { gender: 'f' },
        hint: 'Vuota vale quella del tipo di intervento.',
        synonyms: ['checklist', 'controlli'],
      }),
    ),
    ultimo: k.derived(k.date('Ultimo intervento', { short: 'Ultimo' }), k.lastOf({ ...interventi, where: [k.oneOf('stato', FATTI)] })),
    prossimo: k.derived(
      k.date('Prossimo intervento', { synonyms: ['torniamo'], short: 'Prossimo' }),
      k.leastOf({ ...interventi, where: [k.eq('stato', 'programmato'), k.gte('data', k.today())] }),
    ),
  },
  synonyms: ['luogo', 'cantiere', 'posti', 'posto', 'cantieri'],
  makes: ['registra', 'aggiungi', 'salva'],
  alike: [['nome'], ['indirizzo', 'tipo']],
  form: [
    { fields: ['nome', 'cliente', 'indirizzo', 'tipo', 'mq', 'squadra', 'minuti', 'prezzo'] },
    { title: 'Per la squadra', fields: ['accesso', 'istruzioni', 'controlli'] },
  ],
  table: ['nome', 'indirizzo', 'tipo', 'mq', 'squadra', 'prezzo', 'ultimo', 'prossimo'],
  async proposes({ cliente: id, tipo }, read) {
    const row = id && (await read.get('cliente', id))
    const { indirizzo } = row ? k.rowOf(cliente, row) : {}
    return { ...(indirizzo !== undefined && { indirizzo }), ...(tipo && { minuti: durataDi(tipo) }) }
  },
})
