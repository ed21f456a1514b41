import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { OwnWish } from '../../../kernel/firm/change-own-fields.ts'
import { MOST_OPTIONS } from '../../../kernel/firm/own-fields.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export type OptionLine = OwnWish['options'][number]

interface OptionLinesProps {
  readonly lines: readonly OptionLine[]
  readonly error: string | undefined
  /** Whether records may hold some of them already. */
  readonly isChange: boolean
  readonly onChange: (lines: readonly OptionLine[]) => void
}

/** The values of a choice, one a line; Enter goes on to the next one. */
export function OptionLines({ lines, error, isChange, onChange }: OptionLinesProps) {
  const errorId = useId()
  const list = useRef<HTMLUListElement>(null)
  const focus = (at: number) => list.current?.querySelectorAll('input')[at]?.focus()
  const addAfter = (at: number) => {
    // At once, so that the next letter stands in the new line.
    flushSync(() => onChange(lines.toSpliced(at + 1, 0, { label: '' })))
    focus(at + 1)
  }
  const remove = (at: number) => {
    flushSync(() => onChange(lines.toSpliced(at, 1)))
    focus(Math.max(0, at - 1))
  }
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1.5 text-sm text-ink-soft">Voci da scegliere</legend>
      <ul ref={list} className="grid gap-2">
        {lines.map((line, at) => (
          <li key={at} className="flex items-center gap-1">
            <TextInput
              aria-label={`Voce ${at + 1}`}
              className="flex-1"
              invalid={error !== undefined && at === 0}
              autoComplete="off"
              value={line.label}
              onChange={({ target }) => onChange(lines.with(at, { ...line, label: target.value }))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (at < lines.length - 1) focus(at + 1)
                else if (line.label.trim() !== '' && lines.length < MOST_OPTIONS) addAfter(at)
              }}
            />
            <IconButton
              label={`Togli la voce ${at + 1}`}
              icon={<Icon name="x" />}
              disabled={lines.length === 1}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {error !== undefined && (
          <p id={errorId} className="mt-1.5 text-xs text-bad">
            {error}
          </p>
        )}
      </div>
      {isChange && error === undefined && (
        <p className="mt-1.5 text-xs text-ink-faint">Una voce che togli resta scritta dove c’è già, ma non si sceglie più.</p>
      )}
      <Button
        size="sm"
        className="mt-2.5"
        icon={<Icon name="plus" />}
        disabled={lines.length >= MOST_OPTIONS}
        onClick={() => addAfter(lines.length - 1)}
      >
        Aggiungi voce
      </Button>
    </fieldset>
  )
}
