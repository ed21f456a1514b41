import { useRef, type RefObject } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Field } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import { validateField } from '../../kernel/derive/validate.ts'
import { readValue, showValue } from '../fields/typing.ts'
import { focusFirstInvalid } from './form-element.ts'
import { toErrors } from './read-form.ts'

type Named = readonly [key: string, field: Field]

interface Asked {
  readonly form: UseFormReturn
  readonly element: RefObject<HTMLFormElement | null>
  /** The fields as they are asked for. */
  readonly fields: readonly Named[]
  /** What was given; nothing while something is wrong, which is told at its field. */
  readonly given: () => Promise<Values | undefined>
}

/**
 * A few fields that are asked for on the way to something; each must be given, one that is otherwise optional too. `known` is what is
 * there of them already: a list of which some is not done yet.
 */
export function useAsked(asked: readonly Named[], known: Values = {}): Asked {
  const element = useRef<HTMLFormElement>(null)
  const fields = asked.map(([key, field]): Named => [key, wanted(field)])
  const read = (typed: Values) => fields.map(([key, field]) => [key, validateField(key, field, readValue(field, typed[key]))] as const)
  const resolver: Resolver = (typed) => {
    const problems = read(typed).flatMap(([, result]) => ('problems' in result ? result.problems : []))
    return problems.length > 0 ? { values: {}, errors: toErrors(problems) } : { values: typed, errors: {} }
  }
  const shown = asked.map(([key, field]) => [key, known[key] === undefined ? '' : showValue(field, known[key])] as const)
  const form = useForm({ defaultValues: Object.fromEntries(shown), resolver, shouldFocusError: false })
  const given = async () => {
    if (!(await form.trigger())) return void requestAnimationFrame(() => focusFirstInvalid(element.current))
    return Object.fromEntries(read(form.getValues()).map(([key, result]) => [key, 'value' in result ? result.value : undefined]))
  }
  return { form, element, fields, given }
}

function wanted(field: Field): Field {
  const { optional: _optional, ...rest } = { optional: true, ...field }
  return rest
}
