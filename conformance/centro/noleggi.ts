import { defineEntity } from '../../src/kernel/entity/definition/define-entity.ts'
import { dayAfter, minus, times } from '../../src/kernel/expression/expression.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { derived } from '../../src/kernel/fields/derived.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { text } from '../../src/kernel/fields/text.ts'

/** The plan of machines: boats and bicycles by whole days. */
export const mezzo = defineEntity({
  name: 'mezzo',
  label: { one: 'Mezzo', many: 'Mezzi', gender: 'm' },
  fields: {
    nome: text('Nome'),
    genere: choice('Genere', { canoa: 'Canoa', bici: 'Bicicletta', vela: 'Barca a vela' }),
    giornaliero: money('Prezzo al giorno'),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'genere', 'giornaliero'],
})

export const noleggio = defineEntity({
  name: 'noleggio',
  label: { one: 'Noleggio', many: 'Noleggi', gender: 'm' },
  fields: {
    socio: reference('Socio', 'socio'),
    mezzo: reference('Mezzo', 'mezzo'),
    dal: date('Dal'),
    giorni: integer('Giorni', { min: 1, max: 60, unit: ['giorno', 'giorni'] }),
    al: derived(date('Al'), dayAfter('dal', minus('giorni', 1))),
    prezzo: money('Prezzo al giorno'),
    importo: derived(money('Importo'), times('giorni', 'prezzo')),
    stato: status('Stato', 'prenotato', {
      prenotato: { label: 'Prenotato', tone: 'neutral', next: ['fuori', 'annullato'], verb: 'Riprendi' },
      fuori: { label: 'Fuori', tone: 'primary', next: ['reso'], begun: true, verb: 'Consegna' },
      reso: { label: 'Reso', tone: 'success', next: [], freed: true, verb: 'Ritira' },
      annullato: { label: 'Annullato', tone: 'destructive', next: ['prenotato'], away: true, verb: 'Annulla' },
    }),
  },
  title: ['socio'],
  sort: [{ field: 'dal', direction: 'near' }],
  table: ['dal', 'al', 'mezzo', 'socio', 'importo', 'stato'],
  board: 'stato',
  span: { from: 'dal', lasts: 'giorni', lane: 'mezzo' },
  exclusive: { says: (_, when) => `è già fuori ${when}` },
  prefill: ({ today }) => ({ dal: today, giorni: 1 }),
})
