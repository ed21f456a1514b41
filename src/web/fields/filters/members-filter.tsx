import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { FilterControlProps } from './filter-kind.ts'
import { joinMembers, splitMembers } from './members.ts'
import { RecordsFilter } from './records-filter.tsx'

/** Records that hold some of others, or none of them. */
export function MembersFilter({ text = '', onChange, ...rest }: FilterControlProps) {
  const { isNone, records } = splitMembers(text)
  const [isOut, setOut] = useState(isNone)
  const put = (out: boolean, chosen: string | undefined) => onChange(chosen ? joinMembers(out, chosen) : undefined)
  return (
    <div className="grid gap-1">
      <RecordsFilter {...rest} text={records} onChange={(chosen) => put(isOut, chosen)} />
      <Checkbox
        label="Senza quelli scelti"
        className="border-t border-line"
        checked={isOut}
        onChange={(out) => {
          setOut(out)
          put(out, records)
        }}
      />
    </div>
  )
}
