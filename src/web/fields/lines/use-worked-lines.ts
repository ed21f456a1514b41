import { useMemo } from 'react'
import { compileLine } from '../../../kernel/evaluation/evaluate.ts'
import { pathsOf } from '../../../kernel/expression/paths.ts'
import type { Scope } from '../../../kernel/evaluation/scope.ts'
import { isDerived } from '../../../kernel/fields/derived.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useBehind } from '../../data/use-behind.ts'
import type { TypingOf } from '../form-half.ts'
import { readEach } from '../typings.ts'
import { writtenColumns } from './columns-of.ts'
import { validValues } from './valid-values.ts'

/** Lines as they stand while somebody types, with what is worked out in them. */
export function useWorkedLines(field: Field, typed: readonly Values[], of: TypingOf): readonly Values[] {
  const { sector } = useSector()
  const { scope, paths, work } = useMemo(() => {
    const fields = columnsOf(field) ?? {}
    const entities = new Map(sector.entities.map((entity) => [entity.name, entity]))
    const inner: Scope = { place: field.label, fields, held: { entity: '', lines: '' }, entities }
    const derived = Object.values(fields).flatMap((column) => (isDerived(column) ? pathsOf(column.derive) : []))
    return { scope: inner, paths: [...new Set(derived)], work: compileLine(inner) }
  }, [field, sector])
  const lines = typed.map((line) => validValues(scope.fields, readEach(writtenColumns(field), line, of)))
  const around = useBehind(paths.map((path) => ({ scope, path, from: lines })))
  return lines.map((line) => work(line, around))
}
