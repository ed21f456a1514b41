import { isKind } from '../../fields/field.ts'
import { checkOneOf, checkShape } from '../../problem/check-shape.ts'
import type { ReportCorrection, ReportPart } from '../../report/report.ts'
import type { ReportScreen } from '../../screens/screen.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks a report: its addresses are told apart, and its corrections are kept where they say. */
export function checkReport(slug: string, path: string, { parts, reads, creates }: ReportScreen, check: SectorNames): void {
  checkShape(`${slug}.${path}`, { parts }, { parts: 'list' })
  check.reads(path, reads)
  if (creates) check.collection(`${path}.creates`, creates)
  if (parts.length === 0) throw check.fault(`${path}.parts`, 'a report without parts shows nothing.', 'Describe one.')
  apart(`${path}.parts`, 'part', parts, check)
  for (const part of parts) checkPart(slug, `${path}.parts.${part.key}`, part, check)
}

function checkPart(slug: string, path: string, part: ReportPart, check: SectorNames): void {
  checkShape(`${slug}.${path}`, part, { choices: 'list?', reads: 'list?', period: 'part', rows: 'part', form: 'part?' })
  const { period, choices = [], form, reads } = part
  checkOneOf(`${slug}.${path}.period.every`, 'period', ['month', 'quarter', 'year'], period.every)
  check.reads(path, reads)
  apart(path, 'choice', [period, ...choices], check)
  if (form?.correction) checkCorrection(slug, `${path}.form.correction`, form.correction, part, check)
}

/** Two of one key would have one address. */
function apart(path: string, what: string, all: readonly { readonly key: string }[], check: SectorNames): void {
  const keys = all.map(({ key }) => key)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice !== undefined) throw check.fault(path, `'${twice}' is the key of a ${what} twice.`, 'Rename one.')
}

function checkCorrection(
  slug: string,
  path: string,
  { entity, period, figures, reason, choices = {} }: ReportCorrection,
  part: ReportPart,
  check: SectorNames,
): void {
  checkShape(`${slug}.${path}`, { figures }, { figures: 'list' })
  check.kind(`${path}.period`, entity, period, part.period.every === 'month' ? 'month' : 'text')
  check.kind(`${path}.reason`, entity, reason, 'text')
  for (const figure of figures) check.kind(`${path}.figures`, entity, figure, 'number')
  for (const [key, name] of Object.entries(choices)) {
    check.kind(`${path}.choices`, entity, name, 'choice')
    const choice = part.choices?.find((one) => one.key === key)
    if (!choice) throw check.fault(`${path}.choices`, `'${key}' is no choice of the part.`, 'Name one of its choices.')
    const field = check.entity(path, entity).fields[name]
    const values = field && isKind(field, 'choice') && 'options' in field ? Object.keys(field.options as object) : []
    const strange = values.find((value) => choice.options && !(value in choice.options))
    if (strange !== undefined)
      throw check.fault(`${path}.choices`, `'${strange}' of ${entity}.${name} can never be chosen.`, `Add it to the options of '${key}'.`)
  }
}
