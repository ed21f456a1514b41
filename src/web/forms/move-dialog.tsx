import { useId, useRef, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { isBlank, missingFor, validateField } from '../../kernel/validate.ts'
import { readValue } from '../fields/typing.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldGrid, RequiredLegend } from '../ui/field.tsx'
import { FormBanner } from './form-banner.tsx'
import { toErrors } from './read-form.ts'
import { RecordField } from './record-field.tsx'
import { useSaveShortcut } from './use-save-shortcut.ts'
import { stateLabel, useMove, type Move } from './use-move.ts'
import { statusOf, type AnyEntity } from '../../kernel/define-entity.ts'
import type { Field } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'

interface MoveDialogProps extends Move {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for what a record still lacks to enter a state, and nothing else; then moves it. */
export function MoveDialog({ entity, row, to, via, title, open, onClose }: MoveDialogProps) {
  const move = useMove()
  const formId = useId()
  const busy = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const [sentences, setSentences] = useState<readonly string[]>([])
  // Here an optional field is not: the state wants it.
  const [missing] = useState(() => missingFor(entity, to, row).map(([key, field]) => [key, wanted(field)] as const))
  const read = (typed: Readonly<Record<string, unknown>>) =>
    missing.map(([key, field]) => [key, validateField(key, field, readValue(field, typed[key]))] as const)
  const resolver: Resolver = (typed) => {
    const problems = read(typed).flatMap(([, result]) => ('problems' in result ? result.problems : []))
    return problems.length > 0 ? { values: {}, errors: toErrors(problems) } : { values: typed, errors: {} }
  }
  const form = useForm({ defaultValues: Object.fromEntries(missing.map(([key]) => [key, ''])), resolver, shouldFocusError: false })

  const save = async () => {
    if (busy.current) return
    busy.current = true
    try {
      if (!(await form.trigger())) return focusFirst(element.current)
      const values = Object.fromEntries(read(form.getValues()).map(([key, result]) => [key, 'value' in result ? result.value : undefined]))
      const result = await move({ entity, row, to, via, values }, { tellProblems: false })
      if (result.ok) return onClose()
      setSentences([...new Set(result.problems.map((problem) => problem.message))])
    } finally {
      busy.current = false
    }
  }
  useSaveShortcut(element, () => void save())
  const label = stateLabel(entity, to)
  const state = statusOf(entity)?.[1].states[to]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={state?.verb ?? `Passa a «${label}»`}
      description={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {state?.verb ?? label}
          </Button>
        </>
      }
    >
      {sentences.length > 0 && <FormBanner tone="bad">{sentences.join(' ')}</FormBanner>}
      <Shown entity={entity} row={row} keys={state?.shows ?? []} />
      <FormProvider {...form}>
        <form
          id={formId}
          ref={element}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <RequiredLegend />
          <FieldGrid>
            {missing.map(([key, field]) => (
              <RecordField key={key} name={key} field={{ ...field, wide: missing.length === 1 || field.wide === true }} />
            ))}
          </FieldGrid>
        </form>
      </FormProvider>
    </Dialog>
  )
}

function wanted(field: Field): Field {
  const { optional: _optional, ...rest } = { optional: true, ...field }
  return rest
}

/** What there is to know before the move, the last line standing out: a bill and its balance. */
function Shown({ entity, row, keys }: { entity: AnyEntity; row: AnyRow; keys: readonly string[] }) {
  const lines = keys.flatMap((key) => {
    const field = entity.fields[key]
    return field && !isBlank(row[key]) ? [{ key, label: field.label, text: field.format(row[key]) }] : []
  })
  if (lines.length === 0) return null
  return (
    <dl className="mb-5 divide-y divide-line border-b border-line text-sm">
      {lines.map(({ key, label, text }) => (
        <div key={key} className="flex justify-between gap-6 py-2 last:text-md last:font-medium">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="num text-right">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const focusFirst = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus())
