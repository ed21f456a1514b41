import { entityOf, useSector } from '../data/sector-context.tsx'
import { Button } from '../ui/button.tsx'
import type { FormDialogProps } from './form-dialog-props.ts'
import { FormBanner } from '../ui/form-banner.tsx'
import type { FormStanding } from './use-form-standing.ts'

/** What is said about a record as it is kept, above its form, with the way to the record that puts it right. */
export function StandingNote({
  message,
  wanted,
  onInstead,
}: Pick<FormStanding, 'message' | 'wanted'> & Pick<FormDialogProps, 'onInstead'>) {
  const { sector } = useSector()
  if (message === undefined) return null
  return (
    <FormBanner
      tone="plain"
      actions={
        wanted &&
        onInstead && (
          <Button size="sm" onClick={() => onInstead(entityOf(sector, wanted.entity), wanted.values)}>
            {wanted.label}
          </Button>
        )
      }
    >
      {message}
    </FormBanner>
  )
}
