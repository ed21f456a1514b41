import { useMemo } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { safetyKeys, safetyWords } from '../../kernel/derive/safety.ts'
import { namedIn } from '../../kernel/entity/references.ts'
import { useNames } from '../data/use-names.ts'
import { SafetyLine } from '../ui/safety-line.tsx'
import { useWorked } from './use-worked.ts'

interface SafetyNoteProps {
  readonly entity: AnyEntity
  readonly base: AnyRow | undefined
}

/** Safety data that a form has no input for, worked out while somebody types: the allergies of the patient who is chosen. */
export function SafetyNote({ entity, base }: SafetyNoteProps) {
  const keys = useMemo(() => safetyKeys(entity).filter((key) => !isStored(entity.fields[key] as never)), [entity])
  return keys.length > 0 ? <Worked entity={entity} base={base} keys={keys} /> : null
}

function Worked({ entity, base, keys }: SafetyNoteProps & { readonly keys: readonly string[] }) {
  const { worked } = useWorked(entity, keys, base)
  const names = useNames(namedIn(entity.fields, keys, worked))
  const words = safetyWords(entity, Object.fromEntries(keys.map((key) => [key, worked[key]])), names)
  return <SafetyLine words={words} className="mb-4 text-sm" />
}
