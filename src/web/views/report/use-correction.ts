import { useState } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { isKind, type Fields } from '../../../kernel/fields/field.ts'
import type { Doubt } from '../../../kernel/problem/doubt.ts'
import { doubtsAmong } from '../../../kernel/among/doubts-among.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import type { ReportChosen, ReportCorrection, ReportPart } from '../../../kernel/report/report.ts'
import type { ReportForm } from '../../../kernel/report/report-blocks.ts'
import { validate } from '../../../kernel/derive/validate.ts'
import { useGuardLeaving } from '../../data/guard-leaving.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { readTyped, showTyped } from '../../fields/typing.ts'

export interface CorrectionProps {
  readonly part: ReportPart
  readonly correction: ReportCorrection
  readonly asked: ReportChosen
  readonly form: ReportForm
}

interface Written {
  /** The form that it was written into: another period begins anew. */
  readonly of: string
  readonly typed: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
  /** What is asked before it is saved as it stands. */
  readonly doubts?: readonly Doubt[]
}

/** The figures of a form as they are typed over what was counted, until they are saved with a reason. */
export function useCorrection({ part, correction, asked, form: { figures, corrected } }: CorrectionProps) {
  const { at, store, sector } = useSector()
  const entity = useEntity(correction.entity)
  const commit = useCommit()
  const keys = [...correction.figures, correction.reason]
  const fields: Fields = Object.fromEntries(Object.entries(entity.fields).filter(([key]) => keys.includes(key)))
  const of = JSON.stringify([asked, corrected?.version])
  const [written, setWritten] = useState<Written>({ of, typed: {}, problems: [] })
  const { typed, problems, doubts = [] }: Omit<Written, 'of'> = written.of === of ? written : { typed: {}, problems: [] }
  const start = showTyped(fields, corrected ?? Object.fromEntries(figures.map(({ key, value }) => [key, value])))
  const values = { ...start, ...typed }
  const isChanged = keys.some((key) => (values[key] ?? '') !== (start[key] ?? ''))
  useGuardLeaving(isChanged)
  const tell = (found: readonly Problem[]) => setWritten({ of, typed, problems: found })
  const save = async (isSure = false) => {
    const choices = Object.entries(correction.choices ?? {}).map(([key, field]) => [field, asked[key]])
    const draft = { [correction.period]: asked.period, ...Object.fromEntries(choices), ...readTyped(fields, values) }
    const result = validate(entity, draft, at)
    if (!result.ok) return tell(result.problems)
    const among = { store, entities: sector.entities, before: corrected, after: result.values }
    const questions = isSure ? [] : await doubtsAmong(entity, among)
    if (questions.length > 0) return setWritten({ of, typed, problems: [], doubts: questions })
    const change = corrected
      ? ({ type: 'update', entity: entity.name, id: corrected.id, values: result.values, expect: corrected.version } as const)
      : ({ type: 'create', entity: entity.name, values: result.values } as const)
    const saved = await commit([change], { via: 'form', done: 'Correzione salvata' })
    if (!saved.ok) tell(saved.problems)
  }
  return {
    entity,
    reason: fields[correction.reason],
    reasonKey: correction.reason,
    hint: correction.hint,
    corrected,
    /** The field that a figure is typed into; none for who may not, and for a choice that corrections have no word for. */
    fieldOf: (key: string) => (canKeep(correction, part, asked, entity.fields) && !isFixed(entity, key) ? fields[key] : undefined),
    isChanged,
    values,
    type: (key: string, value: unknown) =>
      setWritten({ of, typed: { ...typed, [key]: value }, problems: problems.filter(({ path }) => path !== key) }),
    errorOf: (key: string) => problems.find(({ path }) => path === key)?.message,
    /** What is wrong with the correction as a whole. */
    others: problems.filter(({ path }) => !keys.includes(path)).map(({ message }) => message),
    doubts,
    save: () => save(),
    confirm: () => save(true),
    drop: () => setWritten({ of, typed: {}, problems: [] }),
  }
}

/** Whether a correction can say what was chosen. */
const canKeep = ({ choices = {} }: ReportCorrection, part: ReportPart, asked: ReportChosen, fields: Fields): boolean =>
  (part.choices ?? []).every(({ key }) => {
    const value = asked[key]
    const field = fields[choices[key] ?? '']
    const options = field && isKind(field, 'choice') && 'options' in field ? (field.options as object) : {}
    return value === undefined || Object.hasOwn(options, value)
  })

export type WrittenCorrection = ReturnType<typeof useCorrection>
