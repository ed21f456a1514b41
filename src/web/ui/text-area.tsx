import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import type { InputAccess } from './text-input.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> &
  InputAccess & { ref?: ((element: HTMLTextAreaElement | null) => void) | undefined }

/** Grows with what is written, up to twelve lines; then it scrolls. */
export function TextArea({ describedBy, invalid, className, rows = 3, ref, onInput, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => grow(area.current), [rest.value])
  return (
    <textarea
      ref={(element) => {
        area.current = element
        ref?.(element)
      }}
      rows={rows}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className={classNames('field-box field-sizing-content max-h-[19lh] min-h-[calc(3lh+20px)] resize-none py-2.5', className)}
      onInput={(event) => {
        grow(event.currentTarget)
        onInput?.(event)
      }}
      {...rest}
    />
  )
}

/** For browsers that do not know `field-sizing`. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
