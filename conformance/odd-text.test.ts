import { describe, expect, it } from 'vitest'
import { isStored } from '../src/kernel/fields/derived.ts'
import type { Field } from '../src/kernel/fields/field.ts'
import { isOptional } from '../src/kernel/fields/field.ts'
import { columnsOf } from '../src/kernel/fields/lines.ts'
import { validateField } from '../src/kernel/derive/validate.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** Kinds whose box takes any text; the others are chosen or picked. */
const WRITTEN = [
  'text',
  'long_text',
  'place',
  'email',
  'phone',
  'vat_number',
  'fiscal_code',
  'plate',
  'money',
  'integer',
  'decimal',
  'percent',
]
const EMOJI = 'Rosa 🌹 e 👩\u200d🍳'
const INVISIBLE = '\u200b\u00ad\ufeff'
const LONG = 'Prova '.repeat(833).trim()

const columns = (field: Field): readonly Field[] => Object.values(columnsOf(field) ?? {})
const sectors = await Promise.all(readySlugs.map(async (slug) => ({ slug, entities: (await loaderOf(slug)?.sector())?.entities ?? [] })))
const cases = sectors.flatMap(({ slug, entities }) =>
  entities.flatMap(({ name, fields }) =>
    Object.values<Field>(fields)
      .flatMap((field) => [field, ...columns(field)])
      .filter((field) => isStored(field) && WRITTEN.includes(field.kind))
      .map((field) => [`${slug}: ${name}, ${field.label}`, field] as const),
  ),
)

/** What a form makes of a text: the value it keeps, or the sentence it says. */
function make(field: Field, text: string): { readonly kept: unknown } | { readonly told: string } {
  const read = validateField('x', field, field.parse(text))
  return 'value' in read ? { kept: read.value } : { told: read.problems.map(({ message }) => message).join() }
}
const isTold = (made: ReturnType<typeof make>) => 'told' in made && /^\p{Lu}.+[.?]$/su.test(made.told)

describe.each(cases)('%s', (_name, field) => {
  it('keeps emoji whole or says what it wants', () => {
    const made = make(field, EMOJI)
    expect('kept' in made ? made.kept === EMOJI : isTold(made)).toBe(true)
  })

  it('keeps a text of 5,000 signs whole or says that it is too much, never a part', () => {
    const made = make(field, LONG)
    expect('kept' in made ? made.kept === LONG : isTold(made)).toBe(true)
  })

  it('leaves out the blanks and the signs that nobody sees around a text', () => {
    const plain = make(field, '12')
    expect(make(field, ` \t${INVISIBLE}12${INVISIBLE}\n `)).toEqual(plain)
  })

  it('takes blanks and signs that nobody sees for nothing written', () => {
    const made = make(field, ` ${INVISIBLE} `)
    expect('kept' in made ? isOptional(field) && made.kept === undefined : isTold(made)).toBe(true)
  })
})
