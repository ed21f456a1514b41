import { useState } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import { doubtsOf } from '../../kernel/derive/doubts.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { firmAt } from '../../kernel/paper/firm-at.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { aboutOf, checkInputs, planAction } from '../../kernel/action/run-action.ts'
import { useGuardLeaving } from '../data/guard-leaving.ts'
import { useSector } from '../data/sector-context.tsx'
import { useCommit } from '../data/use-commit.ts'
import { showTyped } from '../fields/typing.ts'
import { rootOf, tellAtFields, toErrors } from '../forms/read-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { usePrint } from '../print/use-print.ts'
import { orTold } from '../ui/toast.ts'
import { useLead } from './use-lead.ts'
import { placedIn, readInputs } from './read-inputs.ts'
import { useActionLoad, type ActionLoadOptions, type ActionStatus } from './use-action-load.ts'

interface ActionDraftOptions extends Omit<ActionLoadOptions, 'form'> {
  readonly onDone: () => void
}

export interface ActionDraft {
  readonly form: UseFormReturn
  readonly status: ActionStatus
  readonly rows: readonly AnyRow[]
  readonly isBusy: boolean
  readonly problems: readonly Problem[]
  readonly doubts: readonly Doubt[]
  readonly isDirty: boolean
  readonly load: () => Promise<void>
  readonly save: () => Promise<void>
  /** Does it with what was asked about as it is. */
  readonly confirm: () => Promise<void>
  readonly print: () => Promise<void>
}

const NOT_DONE: Problem = { path: '', code: 'invalid', message: 'Non è riuscito. Quello che hai scritto è ancora qui: riprova fra poco.' }
const NOTHING: Problem = { path: '', code: 'invalid', message: 'Così non cambia niente: correggi quello che serve, o chiudi.' }

/** An action while somebody fills in what it asks for: from what it reads to what it commits. */
export function useActionDraft({ action, only, given, resumed, onDone }: ActionDraftOptions): ActionDraft {
  const { sector, store, at } = useSector()
  const commit = useCommit()
  const printPaper = usePrint()
  const { inputs } = action
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const { isBusy, once } = useOnce(() => setProblems([NOT_DONE]))
  const lead = useLead(action)

  const resolver: Resolver = (typed) => {
    const checked = checkInputs(action, readInputs(inputs, typed))
    return checked.ok ? { values: typed, errors: {} } : { values: {}, errors: toErrors(placedIn(inputs, typed, checked.problems)) }
  }
  const form = useForm({ defaultValues: showTyped(inputs, {}), resolver, reValidateMode: 'onChange', shouldFocusError: false })
  const { isDirty } = form.formState
  useGuardLeaving(isDirty)

  const { status, rows, load, readAgain } = useActionLoad({ action, only, given, resumed, form })

  const refuse = (told: readonly Problem[]) => {
    const placed = placedIn(inputs, form.getValues(), told)
    setProblems(tellAtFields(form, placed, ({ path }) => rootOf(path) in inputs))
  }
  const save = (isSure: boolean) =>
    once(async () => {
      setProblems([])
      setDoubts([])
      const isValid = await form.trigger()
      const checked = checkInputs(action, readInputs(inputs, form.getValues()))
      if (!isValid || !checked.ok) return
      const asked = isSure ? [] : doubtsOf(inputs, checked.values, at)
      if (asked.length > 0) return setDoubts(asked)
      const plan = await planAction(action, checked.values, readOf(store), at, rows)
      if (!plan.ok) return refuse(plan.problems)
      if (plan.changes.length === 0) return setProblems([NOTHING])
      const result = await commit(plan.changes, { via: 'action', done: action.done(checked.values) })
      if (result.ok) {
        onDone()
        return lead(result.rows)
      }
      refuse(plan.placed(result.problems))
      // What somebody else has changed meanwhile is seen by the next attempt.
      await readAgain()
    })
  const print = () =>
    orTold('La stampa', async () => {
      const checked = checkInputs(action, readInputs(inputs, form.getValues()))
      if (!action.paper || !checked.ok) return void (await form.trigger())
      const made = await firmAt(sector, store, at)
      await printPaper(await action.paper.make(checked.values, readOf(store), made, aboutOf(action, rows)))
    })
  return { form, status, rows, isBusy, problems, doubts, isDirty, load, save: () => save(false), confirm: () => save(true), print }
}
