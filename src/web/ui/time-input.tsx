import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { TextInput, type InputAccess } from './text-input.tsx'
import { readTime, shiftTime } from './time-text.ts'

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'step'>, InputAccess {
  /** «09:00», or whatever was typed instead. */
  value: string
  onChange: (text: string) => void
  /** Minutes that an arrow key adds or takes. */
  step?: number | undefined
}

/** Typed as people write it: 9, 930, 9.30 and 9:30 all become 09:30 on leaving; the arrows walk by a quarter of an hour. */
export function TimeInput({ value, onChange, onBlur, onKeyDown, step = 15, ...rest }: TimeInputProps) {
  const [draft, setDraft] = useState<string>()

  const onArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction) return
    event.preventDefault()
    setDraft(undefined)
    onChange(shiftTime(value, direction * step))
  }

  return (
    <TextInput
      placeholder="hh:mm"
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      className="num"
      value={draft ?? value}
      onKeyDown={onArrow}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(/^\d{2}[:.]\d{2}$/.test(target.value) ? (readTime(target.value) ?? target.value) : target.value)
      }}
      onBlur={(event) => {
        setDraft(undefined)
        onChange(readTime(value) ?? value)
        onBlur?.(event)
      }}
    />
  )
}
