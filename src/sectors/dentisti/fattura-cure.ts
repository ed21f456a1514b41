import type { At } from '../../kernel/at.ts'
import type { Planned } from '../../kernel/action.ts'
import { defineAction } from '../../kernel/define-action.ts'
import type { Read } from '../../kernel/entity.ts'
import { times } from '../../kernel/expression/expression.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { proposed } from '../../kernel/fields/proposed.ts'
import { reference, type Id } from '../../kernel/fields/reference.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { newId } from '../../kernel/store/new-id.ts'
import { appuntamento } from './appuntamento.ts'
import { paziente } from './paziente.ts'
import { piano } from './piano.ts'
import { daFatturare, prestazione } from './prestazione.ts'

const inputs = {
  righe: proposed(
    lines(
      'Cure eseguite',
      {
        cura: reference('Cura', 'prestazione'),
        voce: text('Voce', { max: 500 }),
        giorno: text('Giorno'),
        quantita: integer('Quantità', { max: 99 }),
        prezzo: money('Prezzo'),
      },
      { summary: ({ voce }) => voce },
    ),
    { title: 'voce', detail: 'giorno', correct: 'quantita', amount: times('quantita', 'prezzo') },
  ),
} as const

type Righe = readonly {
  readonly cura: Id<'prestazione'>
  readonly voce: string
  readonly giorno: string
  readonly quantita: number
  readonly prezzo: number
}[]

/** What was done and stands on no invoice, the oldest first. */
async function eseguite(read: Read, by: 'paziente' | 'piano', id: string) {
  const done = rowsOf(prestazione, await read.find('prestazione', [{ field: by, op: 'eq', value: id }, ...daFatturare]))
  return {
    righe: done
      .toSorted((a, b) => a.data.localeCompare(b.data))
      .map(({ id: cura, cura: nome, dente, superfici, data, importo }) => ({
        cura,
        voce: `${nome}${dente === undefined ? '' : `, dente ${[dente, superfici].filter(Boolean).join(' ')}`}`,
        giorno: formatDate(data),
        quantita: 1,
        prezzo: importo,
      })),
  }
}

/** A line for each, with the day on which it was done. */
async function fatturata(righe: Righe, cliente: string, read: Read, { today: data }: At): Promise<Planned> {
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
  return [{ type: 'create', entity: 'fattura', id: newId('fattura'), values }]
}

const detta = {
  label: 'Fattura le cure eseguite',
  title: 'Cure eseguite da fatturare',
  description: 'Togli quelle che non vanno in questa fattura: restano da fatturare. La fattura nasce in bozza.',
  icon: 'briefcase',
  on: 'record',
  where: [{ field: 'da_fatturare', op: 'gt', value: 0 }],
  inputs,
  confirm: 'Crea fattura',
  done: ({ righe }: { readonly righe: Righe }) => `Fattura in bozza con ${righe.length} ${plural(righe.length, 'cura', 'cure')}`,
} as const

/** One invoice of what was done to a patient, that which is left in. */
export const fatturaPaziente = defineAction(paziente, {
  ...detta,
  key: 'fattura_paziente',
  synonyms: ['fai la fattura', 'fare la fattura', 'fammi la fattura', 'fattura al paziente', 'fattura le cure', 'parcella'],
  prefill: ({ id }, read) => eseguite(read, 'paziente', id),
  plan: ({ righe }, read, at, { id }) => fatturata(righe, id, read, at),
})

/** The same from a visit that is over, of all that is to be billed to who was there. */
export const fatturaVisita = defineAction(appuntamento, {
  ...detta,
  key: 'fattura_visita',
  synonyms: ['fattura dell’appuntamento'],
  where: [{ field: 'stato', op: 'eq', value: 'completato' }, ...detta.where],
  prefill: ({ paziente: cliente }, read) => eseguite(read, 'paziente', cliente),
  plan: ({ righe }, read, at, { paziente: cliente }) => fatturata(righe, cliente, read, at),
})

/** The same of one treatment plan. */
export const fatturaPiano = defineAction(piano, {
  ...detta,
  key: 'fattura_piano',
  synonyms: ['fattura il piano', 'fattura del piano di cura'],
  prefill: ({ id }, read) => eseguite(read, 'piano', id),
  plan: ({ righe }, read, at, { paziente: cliente }) => fatturata(righe, cliente, read, at),
})
