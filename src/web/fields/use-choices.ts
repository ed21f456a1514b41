import { use } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { livingWhere } from '../../kernel/derive/archive.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { Reference } from '../../kernel/fields/reference.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Team } from '../../kernel/fields/team.ts'
import { inflect, noneOf } from '../../kernel/italian/noun.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import type { LoadOptions } from '../ui/combobox-options.ts'
import { CreateRecordContext } from './create-record.ts'
import { offeredTo, OpenRecordContext } from './open-record.ts'
import { StandingsContext } from './standings.ts'

const SHOWN = 30

interface Choices {
  readonly target: AnyEntity
  readonly load: LoadOptions
  /** «Nessun cliente con questo nome». */
  readonly emptyText: string
  /** Makes a record of that name, where one may be made here. */
  readonly create: ((title: string, onCreated: (id: string) => void) => void) | undefined
}

/** The records that a field may name, as one searches them in its box. */
export function useChoices(field: Field, name: string): Choices {
  const { store } = useSector()
  const naming = field as Reference<string> | Team<string>
  const target = useEntity(naming.target)
  const { canCreate, create } = use(CreateRecordContext)
  const open = use(OpenRecordContext)
  const standingsOf = use(StandingsContext)
  // A filter stands in no form.
  const form = useFormContext() as UseFormReturn | null
  return {
    target,
    load: async (search) => {
      const where = [...offeredTo(open, target.name, naming.among?.(form?.getValues() ?? {})), ...(form ? livingWhere(target) : [])]
      const { rows, names } = await store.query({ entity: target.name, where, search, page: { offset: 0, limit: SHOWN } })
      const standings = await standingsOf(name, rows)
      return rows.map((row) => {
        const title = titleOf(target, row, (id) => names[id])
        const isFree = standings[row.id]
        const more = isFree === undefined ? [] : [priceText(target, row), standingText(target, isFree)]
        return { value: row.id, label: title, hint: [hintOf(target, row, title), ...more].filter(Boolean).join(' · ') || undefined }
      })
    },
    emptyText: `${noneOf(target.label)} con questo nome`,
    create: canCreate(target.name) ? (title, onCreated) => create(target.name, title, onCreated) : undefined,
  }
}

/** «libera», «occupata». */
const standingText = ({ label: { gender } }: AnyEntity, isFree: boolean): string =>
  inflect(isFree ? 'libero' : 'occupato', { gender, plural: false })

/** What a record asks for each: for a night, for a day. */
function priceText({ fields }: AnyEntity, row: AnyRow): string | undefined {
  const isPrice = ([key, field]: readonly [string, Field]) => isKind(field, 'money') && 'each' in field && field.each && !isBlank(row[key])
  const [key = '', price] = Object.entries(fields).find(isPrice) ?? []
  return price?.format(row[key])
}

/** The second word of a row of choices: the trade of a technician, the kind of a customer. */
function hintOf(entity: AnyEntity, row: AnyRow, title: string): string | undefined {
  for (const key of entity.table) {
    const field = entity.fields[key]
    const text = field && !isBlank(row[key]) ? field.format(row[key]) : ''
    if (text && text !== title) return text
  }
  return undefined
}
