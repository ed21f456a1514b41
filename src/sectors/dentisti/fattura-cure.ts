import * as k from '../../kernel/describe.ts'
import { appuntamento } from './appuntamento.ts'
import { paziente } from './paziente.ts'
import { piano } from './piano.ts'
import { daFatturare, prestazione } from './prestazione.ts'

const inputs = {
  righe: k.proposed(
    k.lines(
      'Cure eseguite',
      {
        cura: k.reference('Cura', 'prestazione'),
        voce: k.text('Voce', { max: 500 }),
        giorno: k.text('Giorno'),
        quantita: k.integer('Quantità', { max: 99 }),
        prezzo: k.price(),
      },
      { summary: ({ voce }) => voce },
    ),
    { title: 'voce', detail: 'giorno', correct: 'quantita', amount: k.times('quantita', 'prezzo') },
  ),
} as const

type Righe = readonly {
  readonly cura: k.Id<'prestazione'>
  readonly voce: string
  readonly giorno: string
  readonly quantita: number
  readonly prezzo: number
}[]

/** What was done and stands on no invoice, the oldest first. */
async function eseguite(read: k.Read, by: 'paziente' | 'piano', id: string) {
  const done = k.rowsOf(prestazione, await read.find('prestazione', [k.eq(by, id), ...daFatturare]))
  return {
    righe: done
      .toSorted((a, b) => a.data.localeCompare(b.data))
      .map(({ id: cura, cura: nome, dente, superfici, data, importo }) => ({
        cura,
        voce: `${nome}${dente === undefined ? '' : `, dente ${[dente, superfici].filter(Boolean).join(' ')}`}`,
        giorno: k.formatDate(data),
        quantita: 1,
        prezzo: importo,
      })),
  }
}

/** A line for each, with the day on which it was done. */
async function fatturata(righe: Righe, cliente: string, read: k.Read, { today: data }: k.At): Promise<k.Planned> {
  if (righe.length === 0) return []
  const person = await read.get('paziente', cliente)
  const values = {
    data,
    cliente,
    pagamento: 'subito',
    opposizione: person?.['opposizione'] === true,
    righe: righe.map(({ cura, voce, giorno, quantita, prezzo }) => ({
      descrizione: `${voce} (${giorno})`,
      quantita,
      prezzo,
      iva: 'N4',
      cura,
    })),
    stato: 'bozza',
  }
  return [{ type: 'create', entity: 'fattura', id: k.newId('fattura'), values }]
}

const detta = {
  label: 'Fattura le cure eseguite',
  title: 'Cure eseguite da fatturare',
  description: 'Togli quelle che non vanno in questa fattura: restano da fatturare. La fattura nasce in bozza.',
  icon: 'briefcase',
  on: 'record',
  where: [k.gt('da_fatturare', 0)],
  inputs,
  confirm: 'Crea fattura',
  done: ({ righe }: { readonly righe: Righe }) => `Fattura in bozza con ${righe.length} ${k.plural(righe.length, 'cura', 'cure')}`,
} as const

/** One invoice of what was done to a patient, that which is left in. */
export const fatturaPaziente = k.defineAction(paziente, {
  ...detta,
  key: 'fattura_paziente',
  synonyms: ['parcella'],
  prefill: ({ id }, read) => eseguite(read, 'paziente', id),
  plan: ({ righe }, read, at, { id }) => fatturata(righe, id, read, at),
})

/** The same from a visit that is over, of all that is to be billed to who was there. */
export const fatturaVisita = k.defineAction(appuntamento, {
  ...detta,
  key: 'fattura_visita',
  where: [k.eq('stato', 'completato'), ...detta.where],
  prefill: ({ paziente: cliente }, read) => eseguite(read, 'paziente', cliente),
  plan: ({ righe }, read, at, { paziente: cliente }) => fatturata(righe, cliente, read, at),
})

/** The same of one treatment plan. */
export const fatturaPiano = k.defineAction(piano, {
  ...detta,
  key: 'fattura_piano',
  prefill: ({ id }, read) => eseguite(read, 'piano', id),
  plan: ({ righe }, read, at, { paziente: cliente }) => fatturata(righe, cliente, read, at),
})
