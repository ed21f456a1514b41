import { expect, test } from 'vitest'
import type { Field } from '../src/kernel/fields/field.ts'
import { columnsOf } from '../src/kernel/fields/lines.ts'
import { messages } from '../src/kernel/problem/messages.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const columns = (field: Field): readonly Field[] => Object.values(columnsOf(field) ?? {})
const sectors = await Promise.all(readySlugs.flatMap((slug) => loaderOf(slug)?.sector() ?? []))
const fields = sectors
  .flatMap(({ entities }) => entities.flatMap((entity) => Object.values<Field>(entity.fields)))
  .flatMap((field) => [field, ...columns(field)])

/** Two nouns side by side are a label; in a sentence something stands between them. */
const LABEL_ONLY =
  /^(?:Tipo|Descrizione|Nome|Numero|Costo|Categoria|Esenzione) (?!di |de[il]|degli|dall|o |a |per |al |sul|unitario|orario|nel |massimo)\S/i

test.for([...new Map(fields.map((field) => [field.label, field])).values()])('«$label» is said as people say it', (field) => {
  const sentence = messages.required(field)
  const said = field.noun?.said ?? field.label
  expect(said).not.toMatch(LABEL_ONLY)
  expect(sentence).not.toContain('/')
})
