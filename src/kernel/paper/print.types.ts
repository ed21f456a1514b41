import { defineEntity } from '../entity/definition/define-entity.ts'
import { expect, type Equal } from '../fields/equal.types.ts'
import { rowOf } from '../fields/row-of.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { text } from '../fields/text.ts'
import { definePrint } from './print.ts'

const bici = defineEntity({
  name: 'bici',
  label: { one: 'Bicicletta', many: 'Biciclette', gender: 'f' },
  fields: { modello: text('Modello') },
  title: ['modello'],
  table: ['modello'],
})

declare const row: AnyRow
expect<Equal<ReturnType<typeof rowOf<'bici', (typeof bici)['fields']>>['modello'], string>>()
// @ts-expect-error a field that a bicycle has not
void rowOf(bici, row).targa

const paper = async () => ({ title: '', blocks: [] })
const scheda = definePrint(bici, { key: 'scheda', label: 'Scheda', paper: async (one) => ({ title: one.modello, blocks: [] }) })
expect<Equal<typeof scheda.key, 'scheda'>>()
expect<Equal<typeof scheda.entity, 'bici'>>()
// @ts-expect-error a paper about a field that is not there
definePrint(bici, { key: 'scheda', label: 'Scheda', when: [{ field: 'targa', op: 'filled' }], paper })
// @ts-expect-error a paper that reads what is not there
definePrint(bici, { key: 'scheda', label: 'Scheda', paper: async (one) => ({ title: one.targa, blocks: [] }) })
