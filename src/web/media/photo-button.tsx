import type { AnyEntity } from '../../kernel/define-entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { ButtonSize, ButtonVariant } from '../ui/button-look.ts'

export interface PhotoButtonProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  /** The key of the entity's image field. */
  readonly field: string
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
}

export function PhotoButton(_props: PhotoButtonProps) {
  return null
}
