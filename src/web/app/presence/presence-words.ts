import { enumerate } from '../../../kernel/italian/enumeration.ts'
import { firstName } from '../first-name.ts'

/** «Marta sta modificando», «Marta e Paolo stanno modificando»: who of one first name is called by the whole one. */
export function presenceWords(names: readonly string[]): string {
  const called = names.map((name) => {
    const short = firstName({ name })
    return names.some((other) => other !== name && firstName({ name: other }) === short) ? name : short
  })
  return `${enumerate(new Set(called))} ${names.length > 1 ? 'stanno' : 'sta'} modificando`
}
