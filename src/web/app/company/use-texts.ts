import { useState } from 'react'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { useFirm } from '../firm-context.ts'
import type { PaperEar } from './beside-paper.tsx'
import { textsOf, type Texts } from './company-fields.tsx'

/** The fields of a firm as they are typed, and what is wrong with them: a problem goes as soon as its field is typed in. */
export function useTexts(onTexts: PaperEar['onTexts']) {
  const { firm } = useFirm()
  const [texts, setTexts] = useState(() => textsOf(firm))
  const [errors, setErrors] = useState<Texts>({})
  const write = (key: string, text: string) => {
    const next = { ...texts, [key]: text }
    setTexts(next)
    onTexts(next)
    setErrors(without(errors, key))
  }
  return { texts, errors, setErrors, write }
}

/** What is wrong, a sentence a field. */
export const sentencesOf = (problems: readonly Problem[]): Texts => Object.fromEntries(problems.map(({ path, message }) => [path, message]))

export const without = (texts: Texts, key: string): Texts => {
  const { [key]: _gone, ...rest } = texts
  return rest
}
