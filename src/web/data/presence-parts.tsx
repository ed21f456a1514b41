import { createContext, use, type ComponentType } from 'react'
import type { RecordAddress } from '../../kernel/door/presence.ts'

export interface MarkProps extends RecordAddress {
  /** Where it stands: it never moves what is beside it. */
  readonly className?: string | undefined
}

export interface FormPresenceProps extends RecordAddress {
  /** Whether the record is open to be changed, and not only to be read. */
  readonly isChanging: boolean
}

export interface PresenceParts {
  readonly Mark: ComponentType<MarkProps>
  readonly InForm: ComponentType<FormPresenceProps>
}

/** How it is drawn that others are at work; nothing where nobody else can be, as on a demo page. */
export const PresenceContext = createContext<PresenceParts | undefined>(undefined)

/** Marks a record that a colleague is changing. */
export function RecordMark(props: MarkProps) {
  const parts = use(PresenceContext)
  return parts && <parts.Mark {...props} />
}

/** Says in a form who else is changing its record, and to the others that it is open here. */
export function FormPresence(props: FormPresenceProps) {
  const parts = use(PresenceContext)
  return parts && <parts.InForm {...props} />
}
