import { checkShape } from '../../problem/check-shape.ts'
import type { DocumentView, DueTerms, Situation } from '../../screens/document-view.ts'
import { statusOf } from '../../entity/entity.ts'
import { isKind } from '../../fields/field.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks a document: its lines, its paper, the states that it passes through, and when it falls due. */
export function checkDocument(slug: string, path: string, name: string, document: DocumentView, check: SectorNames): void {
  const at = `${path}.document`
  checkShape(`${slug}.${at}`, document, { steps: 'list', open: 'list', due: 'part?', situation: 'part?' })
  check.kind(`${at}.lines`, name, document.lines, 'lines')
  check.print(`${at}.print`, document.print, name)
  const entity = check.entity(at, name)
  if (!entity.form.some(({ fields }) => fields.includes(document.lines)))
    throw check.fault(`${at}.lines`, `'${document.lines}' stands in no group of the form.`, 'Name it in form.')
  const status = statusOf(entity)
  if (!status) throw check.fault(at, `${name} passes through no states.`, `Give ${name} a status.`)
  const { states, initial } = status[1]
  const isState = (part: string, all: readonly string[]) => {
    const unknown = all.find((state) => !Object.hasOwn(states, state))
    if (unknown !== undefined)
      throw check.fault(`${at}.${part}`, `'${unknown}' is not a state of ${name}.`, `States: ${Object.keys(states).join(', ')}.`)
  }
  const steps = document.steps.flat()
  isState('steps', steps)
  isState('open', document.open)
  const twice = steps.find((state, index) => steps.indexOf(state) !== index)
  if (twice !== undefined) throw check.fault(`${at}.steps`, `'${twice}' stands there twice.`, 'Name each state once.')
  if (!document.open.includes(initial))
    throw check.fault(`${at}.open`, `a new ${name} is '${initial}' and could not be written.`, `Add '${initial}'.`)
  if (document.situation) checkSituation(`${at}.situation`, name, document.situation, check)
  if (document.due) checkDue(slug, `${at}.due`, name, document.due, check, (paid) => isState('due.paid', paid))
}

/** Values of a choice, by its field. */
function valuesOf(at: string, name: string, by: string, check: SectorNames): readonly string[] {
  const field = check.entity(at, name).fields[by]
  return field && isKind(field, 'choice') && 'options' in field ? Object.keys(field.options as object) : []
}

function checkSituation(at: string, name: string, { by, steps }: Situation, check: SectorNames): void {
  check.kind(`${at}.by`, name, by, 'choice')
  const values = valuesOf(at, name, by, check)
  const unknown = steps.flat().find((value) => !values.includes(value))
  if (unknown !== undefined) throw check.fault(`${at}.steps`, `'${unknown}' is no value of ${by}.`, `Values: ${values.join(', ')}.`)
}

function checkDue(
  slug: string,
  at: string,
  name: string,
  { by, from, total, after, paid, received }: DueTerms,
  check: SectorNames,
  areStates: (states: readonly string[]) => void,
): void {
  checkShape(`${slug}.${at}`, { after, paid }, { after: 'part', paid: 'list' })
  check.kind(`${at}.by`, name, by, 'choice')
  check.kind(`${at}.from`, name, from, 'date')
  check.kind(`${at}.total`, name, total, 'money')
  if (received !== undefined) check.kind(`${at}.received`, name, received, 'money')
  areStates(paid)
  const values = valuesOf(at, name, by, check)
  const unknown = Object.keys(after).find((value) => !values.includes(value))
  if (unknown !== undefined) throw check.fault(`${at}.after`, `'${unknown}' is no value of ${by}.`, `Values: ${values.join(', ')}.`)
  const bad = values.find((value) => !after[value]?.length || after[value].some((days) => !(Number.isInteger(days) && days >= 0)))
  if (bad !== undefined)
    throw check.fault(`${at}.after`, `'${bad}' does not say when.`, 'Say after how many days each part falls due: [30, 60].')
}
