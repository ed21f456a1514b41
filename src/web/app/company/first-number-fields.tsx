import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastNumbered, type Count } from '../../../kernel/derive/last-numbered.ts'
import { isName, numberIn } from '../../../kernel/derive/numbering.ts'
import { countedIn, firstProblem } from '../../../kernel/derive/first-numbers.ts'
import { numberAmong } from '../../../kernel/fields/document-number.ts'
import { FIRMS_PATH, type FirstNumbersKept, type FirstNumberWish } from '../../../kernel/firm/firm-door.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'
import { CompanySection } from './company-section.tsx'

/** With which number each kind of document goes on here, for who comes in the middle of a year. Each field saves itself. */
export function FirstNumberFields() {
  const { sector, store, at } = useSector()
  const counts = countedIn(sector.entities, at.today)
  const { data, isError, refetch } = useQuery(
    asking(store, ['last numbered', at.today, counts.map(({ begins }) => begins)], async (read) => {
      const rows = await Promise.all(counts.map((count) => lastNumbered(read, count)))
      return rows.map((row, index) => (row && counts[index] && numberIn(counts[index].entity, row)) ?? null)
    }),
  )
  if (counts.length === 0) return null
  return (
    <CompanySection
      id="numerazione"
      title="Numerazione"
      text="Se l’anno è già cominciato, scrivi da quale numero si riprende. Dal primo documento fatto qui si va avanti da soli, senza salti."
    >
      {isError && <NotRead text="La numerazione non si è caricata." onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {data && (
        <div className="grid gap-x-3.5 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {counts.map((count, index) => (
            <FirstNumber key={`${count.entity.name} ${count.begins}`} count={count} last={data[index] ?? undefined} />
          ))}
        </div>
      )}
    </CompanySection>
  )
}

interface FirstNumberProps {
  readonly count: Count
  /** The greatest number that was given here: from then on it is not changed any more. */
  readonly last: string | undefined
}

function FirstNumber({ count, last }: FirstNumberProps) {
  const { firm, onFirm } = useFirm()
  const { entity, key, begins } = count
  const path = `${FIRMS_PATH}/${firm.slug}/numeri`
  const change = useServerChange(path)
  const kept = firm.firstNumbers?.[entity.name]?.[begins]
  const [text, setText] = useState(String(kept ?? 1))
  const [error, setError] = useState<string>()
  const field = entity.fields[key]
  const label = field && isName(field) ? field.label : entity.label.many
  const first = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  const shown = (number: string) => field?.format(number) ?? number
  const keep = async () => {
    const problem = firstProblem(count, first, last)
    if (problem) return setError(problem.message)
    if (first === (kept ?? 1)) return
    const wish: FirstNumberWish = { entity: entity.name, first: first === 1 ? null : first }
    const answer = await change<FirstNumbersKept>('PUT', path, wish)
    if (answer.is === 'refused') setError(answer.problems[0]?.message)
    if (answer.is === 'ok') onFirm((before) => ({ ...before, firstNumbers: answer.value.firstNumbers }))
  }
  if (last !== undefined) {
    return (
      <div className="text-sm">
        <p className="mb-1.5 text-ink-soft">{label}</p>
        <p className="num py-2.5">Ultimo numero: {shown(last)}</p>
      </div>
    )
  }
  return (
    <Field
      label={label}
      error={error}
      hint={firstProblem(count, first, undefined) ? undefined : `Il prossimo è ${shown(numberAmong(begins, first))}`}
    >
      {(ids) => (
        <NumberInput
          {...ids}
          inputMode="numeric"
          value={text}
          onChange={(typed) => {
            setText(typed)
            setError(undefined)
          }}
          onBlur={() => void keep()}
        />
      )}
    </Field>
  )
}
