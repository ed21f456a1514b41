import { SpriteIcon } from '../ui/sprite-icon.tsx'

/** A choice that is a whole box: what is chosen has the border and the wash of the accent. */
export const choiceLook =
  'relative flex cursor-pointer items-start rounded-lg border border-line-strong bg-raised p-4 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** Tells what is chosen by more than a colour; it stands behind a radio that is a `peer`. */
export const ChosenMark = () => <SpriteIcon name="check" className="invisible absolute top-4 right-4 text-accent peer-checked:visible" />
