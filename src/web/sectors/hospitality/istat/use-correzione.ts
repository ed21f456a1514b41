import { useState } from 'react'
import type { MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { validate } from '../../../../kernel/validate.ts'
import { useGuardLeaving } from '../../../data/guard-leaving.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { readTyped } from '../../../fields/typing.ts'

type Key = 'arrivi' | 'presenze' | 'motivo'

interface Written {
  /** The form that it was written into: another month begins anew. */
  readonly of: string
  readonly typed: Partial<Record<Key, unknown>>
  readonly problems: readonly Problem[]
}

/** The figures of the monthly form as they are typed over what was counted, until they are saved with a reason. */
export function useCorrezione({ corretto, richiesta, scelto }: MovimentoMese) {
  const { at } = useSector()
  const entity = useEntity('rilevazione')
  const commit = useCommit()
  const { mese, nazionalita, turismo } = richiesta
  const kept = corretto?.rilevazione
  const of = [mese, nazionalita, turismo, kept?.version].join()
  const [written, setWritten] = useState<Written>({ of, typed: {}, problems: [] })
  const { typed, problems } = written.of === of ? written : { typed: {}, problems: [] }
  const start: Record<Key, string> = {
    arrivi: String(kept?.arrivi ?? scelto.arrivi.value),
    presenze: String(kept?.presenze ?? scelto.presenze.value),
    motivo: kept?.motivo ?? '',
  }
  const values = { ...start, ...typed }
  const isChanged = (['arrivi', 'presenze', 'motivo'] as const).some((key) => values[key] !== start[key])
  useGuardLeaving(isChanged)
  const tell = (found: readonly Problem[]) => setWritten({ of, typed, problems: found })
  const save = async () => {
    const { arrivi, presenze, motivo } = entity.fields
    const read = readTyped({ ...(arrivi && { arrivi }), ...(presenze && { presenze }), ...(motivo && { motivo }) }, values)
    const draft = { periodo_riferimento: mese, nazionalita, tipologia_turismo: turismo, ...read }
    const result = validate(entity, draft, at)
    if (!result.ok) return tell(result.problems)
    const change = kept
      ? ({ type: 'update', entity: entity.name, id: kept.id, values: result.values, expect: kept.version } as const)
      : ({ type: 'create', entity: entity.name, values: result.values } as const)
    const saved = await commit([change], { via: 'form', done: 'Correzione salvata' })
    if (!saved.ok) tell(saved.problems)
  }
  return {
    entity,
    /** The form has no word for what is still to be completed, nor for the other nations (specification §3). */
    isAsked: nazionalita !== 'altre' && nazionalita !== 'da_completare' && turismo !== 'da_completare',
    isChanged,
    values,
    type: (key: Key, value: unknown) =>
      setWritten({ of, typed: { ...typed, [key]: value }, problems: problems.filter(({ path }) => path !== key) }),
    errorOf: (key: Key) => problems.find(({ path }) => path === key)?.message,
    /** What is wrong with the correction as a whole. */
    others: problems.filter(({ path }) => !(path in start)).map(({ message }) => message),
    save,
    drop: () => setWritten({ of, typed: {}, problems: [] }),
  }
}

export type Scritta = ReturnType<typeof useCorrezione>
