import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { ComboboxOption, LoadOptions } from '../../ui/combobox-options.ts'
import { joinValues, splitValues } from './any-of.ts'

/** As many boxes as one reads at a glance; above that, a box to search in. */
export const GLANCE = 8

interface ChooseManyProps {
  readonly label: string
  readonly text: string | undefined
  readonly options: readonly ComboboxOption[]
  /** Where there are too many to show them all. */
  readonly load?: LoadOptions | undefined
  readonly onChange: (text: string | undefined) => void
  readonly children?: ReactNode
}

/** Any of several values: boxes to tick, and a search when they are many. */
export function ChooseMany({ label, text = '', options, load, onChange }: ChooseManyProps) {
  const chosen = splitValues(text)
  const isLong = load !== undefined || options.length > GLANCE
  const shown = isLong ? chosen.map((value) => options.find((option) => option.value === value) ?? { value, label: value }) : options
  const toggle = (value: string, isOn: boolean) =>
    onChange(joinValues(isOn ? [...new Set([...chosen, value])] : chosen.filter((other) => other !== value)) || undefined)
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{label}</legend>
      {isLong && (
        <Combobox
          value={undefined}
          adds
          onChange={(value) => value && toggle(value, true)}
          {...(load ? { loadOptions: load } : { options })}
          label={label}
          placeholder="Cerca e aggiungi…"
        />
      )}
      <div className="flex flex-wrap gap-x-5">
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
          />
        ))}
      </div>
    </fieldset>
  )
}
