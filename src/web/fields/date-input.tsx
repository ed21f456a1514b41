import { Calendar as CalendarIcon } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentProps } from 'react'
import { fieldButtonLook } from '../ui/button-look.ts'
import { readDate, showDate } from '../ui/date-text.ts'
import { hold } from '../ui/hold.ts'
import { Popover } from '../ui/popover.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToday } from '../ui/today.ts'
import { TextInput, type InputAccess } from '../ui/text-input.tsx'
import { late } from '../late/late.tsx'

const Calendar = late(async () => (await import('../ui/calendar.tsx')).Calendar)

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'ref'>, InputAccess {
  /** «2026-11-21», '' or whatever was typed that is no date yet. */
  value: string
  onChange: (text: string) => void
  /** First and last day that the calendar offers, ISO. */
  min?: string | undefined
  max?: string | undefined
}

/** A date typed as dd/mm/yyyy or picked; what is no date is handed out raw, so that validation can speak about it. */
export function DateInput({ value, onChange, onBlur, min, max, disabled, ...rest }: DateInputProps) {
  const [draft, setDraft] = useState<string>()
  const today = useToday()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const pick = (iso: string) => {
    setDraft(undefined)
    onChange(iso)
    setOpen(false)
    hold()
  }

  const calendar = (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Scegli la data"
      align="end"
      finalFocus={input}
      trigger={
        <button type="button" disabled={disabled} aria-label="Apri calendario" className={fieldButtonLook}>
          <CalendarIcon aria-hidden />
        </button>
      }
    >
      {/* A table of equal columns takes all the width it is given. */}
      <div className="w-80 max-md:w-full">
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <Calendar value={value} onPick={pick} min={min} max={max} />
        </Suspense>
      </div>
    </Popover>
  )

  return (
    <TextInput
      placeholder="gg/mm/aaaa"
      {...rest}
      ref={input}
      disabled={disabled}
      inputMode="numeric"
      autoComplete="off"
      className="num"
      suffix={calendar}
      value={draft ?? showDate(value)}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(readDate(target.value) ?? target.value)
      }}
      onBlur={(event) => {
        setDraft(undefined)
        const meant = readDate(value, today)
        if (meant && meant !== value) onChange(meant)
        onBlur?.(event)
      }}
    />
  )
}
