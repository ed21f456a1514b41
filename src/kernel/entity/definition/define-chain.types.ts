import { defineChain } from '../../derive/chain.ts'
import { defineEntity } from './define-entity.ts'
import { optional } from '../../fields/field.ts'
import { integer } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { status } from '../../fields/status.ts'
import { text } from '../../fields/text.ts'

const label = { one: 'Scheda', many: 'Schede', gender: 'f' } as const
const stato = status('Stato', 'aperta', {
  aperta: { label: 'Aperta', tone: 'neutral', next: ['chiusa'] },
  chiusa: { label: 'Chiusa', tone: 'success', next: [] },
})
const from = defineEntity({
  name: 'prima',
  label,
  fields: { nome: text('Nome'), pezzi: integer('Pezzi'), dopo: optional(reference('Dopo', 'dopo')), stato },
  title: ['nome'],
  table: ['nome'],
})
const to = defineEntity({
  name: 'dopo',
  label,
  fields: { titolo: text('Titolo'), quanti: integer('Quanti', { min: -9 }), prima: optional(reference('Prima', 'prima')), stato },
  title: ['titolo'],
  table: ['titolo'],
})
const base = { key: 'poi', label: 'Crea', link: 'prima' } as const

defineChain(from, to, {
  ...base,
  copies: { titolo: 'nome', quanti: 'pezzi' },
  repeats: ['nome'],
  reverses: ['quanti'],
  when: [{ field: 'stato', op: 'eq', value: 'aperta' }],
  moves: 'chiusa',
  lapsed: ['chiusa'],
})
defineChain(from, to, { key: 'poi', label: 'Crea', made: 'dopo' })
// @ts-expect-error a link that is no reference of the next record
defineChain(from, to, { ...base, link: 'titolo' })
// @ts-expect-error a link that is no reference of the record before
defineChain(from, to, { key: 'poi', label: 'Crea', made: 'nome' })
// @ts-expect-error a number copied into a text
defineChain(from, to, { ...base, copies: { titolo: 'pezzi' } })
// @ts-expect-error a copy into what is no field
defineChain(from, to, { ...base, copies: { nome: 'nome' } })
// @ts-expect-error what is repeated and no field
defineChain(from, to, { ...base, repeats: ['titolo'] })
// @ts-expect-error a sign of what is no field
defineChain(from, to, { ...base, reverses: ['pezzi'] })
// @ts-expect-error a condition on what is no field
defineChain(from, to, { ...base, when: [{ field: 'fine', op: 'filled' }] })
// @ts-expect-error a state that the record before does not have
defineChain(from, to, { ...base, moves: 'finita' })
// @ts-expect-error a state that the next record does not have
defineChain(from, to, { ...base, lapsed: ['finita'] })
