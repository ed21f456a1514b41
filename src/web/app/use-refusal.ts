import { useRef, useState } from 'react'
import type { Problem } from '../../kernel/problem/problem.ts'
import { focusFirstInvalid } from '../forms/form-element.ts'
import type { Texts } from './company/company-fields.tsx'
import { sentencesOf } from './company/use-texts.ts'

/** What is wrong in a small form, a sentence a field; refused, it has the cursor in the first of them. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Texts>({})
  const refuse = (problems: readonly Problem[]) => {
    setErrors(sentencesOf(problems))
    requestAnimationFrame(() => focusFirstInvalid(form.current))
  }
  return { form, errors, setErrors, refuse }
}
