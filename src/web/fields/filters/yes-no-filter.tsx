import { Button } from '../../ui/button.tsx'
import type { FilterControlProps } from './filter-kind.ts'
import { NO, YES } from './yes-no.ts'

/** Yes, or no; pressed again, neither. */
export const YesNoFilter = ({ field, text, onChange }: FilterControlProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{field.label}</legend>
    {[YES, NO].map((key) => (
      <Button
        key={key}
        size="sm"
        aria-pressed={text === key}
        className="aria-pressed:border-accent-line aria-pressed:bg-accent-wash aria-pressed:text-accent"
        onClick={() => onChange(text === key ? undefined : key)}
      >
        {field.format(key === YES)}
      </Button>
    ))}
  </fieldset>
)
