import { defineEntity } from '../../src/kernel/entity/definition/define-entity.ts'
import { boolean } from '../../src/kernel/fields/boolean.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { fiscalCode } from '../../src/kernel/fields/fiscal-code.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { phone } from '../../src/kernel/fields/phone.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'

/** The agenda: courts by the hour. */
export const socio = defineEntity({
  name: 'socio',
  label: { one: 'Socio', many: 'Soci', gender: 'm' },
  fields: {
    nome: text('Nome'),
    telefono: optional(phone('Telefono')),
    famiglia: optional(text('Famiglia')),
    indirizzo: optional(text('Indirizzo')),
    codice_fiscale: optional(fiscalCode('Codice fiscale')),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'telefono'],
})

export const campo = defineEntity({
  name: 'campo',
  label: { one: 'Campo', many: 'Campi', gender: 'm' },
  fields: { nome: text('Nome'), fondo: text('Fondo'), coperto: boolean('Coperto') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'fondo', 'coperto'],
})

const slot = { day: 'giorno', time: 'ora', lasts: 'minuti', lane: 'campo', usual: 60 } as const

export const partita = defineEntity({
  name: 'partita',
  label: { one: 'Partita', many: 'Partite', gender: 'f' },
  fields: {
    socio: reference('Socio', 'socio'),
    campo: optional(reference('Campo', 'campo')),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    minuti: integer('Minuti', { min: 15, max: 480 }),
    importo: money('Importo'),
    stato: status('Stato', 'prenotata', {
      prenotata: { label: 'Prenotata', tone: 'neutral', next: ['in_campo', 'annullata'], verb: 'Riprendi' },
      in_campo: { label: 'In campo', tone: 'primary', next: ['giocata'], begun: true, requires: ['campo'], verb: 'Fai entrare' },
      giocata: { label: 'Giocata', tone: 'success', next: [], over: true, verb: 'Segna come giocata' },
      annullata: { label: 'Annullata', tone: 'destructive', next: ['prenotata'], away: true, verb: 'Annulla' },
    }),
  },
  title: ['socio', 'giorno'],
  sort: [{ field: 'giorno', direction: 'near' }],
  table: ['giorno', 'ora', 'campo', 'socio', 'importo', 'stato'],
  board: 'stato',
  slot,
  exclusive: { with: ['manutenzione'] },
  prefill: ({ today }) => ({ giorno: today, minuti: 60 }),
})

export const manutenzione = defineEntity({
  name: 'manutenzione',
  label: { one: 'Manutenzione', many: 'Manutenzioni', gender: 'f' },
  fields: {
    lavoro: text('Lavoro'),
    campo: reference('Campo', 'campo'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    minuti: integer('Minuti', { min: 15, max: 720 }),
  },
  title: ['lavoro'],
  table: ['giorno', 'ora', 'campo', 'lavoro'],
  slot,
})
