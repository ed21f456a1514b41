import { ArrowUp, Mic } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

interface ComposerProps {
  readonly placeholder: string
  /** What stands in it to begin with, under the cursor. */
  readonly begins?: string | undefined
  readonly onSend: (text: string) => void
  /** Opens the voice, where there is one. */
  readonly onDictate?: (() => void) | undefined
}

/** Enter sends, Shift+Enter starts a new line; nothing leaves that is only blank (specification §5). */
export function Composer({ placeholder, begins = '', onSend, onDictate }: ComposerProps) {
  const [text, setText] = useState(begins)
  const area = useRef<HTMLTextAreaElement>(null)
  const isBlank = text.trim() === ''
  useLayoutEffect(() => grow(area.current), [text])
  useLayoutEffect(() => {
    if (begins !== '') area.current?.focus()
  }, [begins])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBlank) return
    onSend(text)
    setText('')
    area.current?.focus()
  }

  return (
    <form
      onSubmit={send}
      className="flex items-end gap-2 rounded-[18px] border border-line-field bg-raised py-1.5 pr-1.5 pl-4.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-accent"
    >
      <textarea
        ref={area}
        rows={1}
        aria-label="Messaggio"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-[calc(6lh+20px)] min-h-tap min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:overflow-hidden placeholder:whitespace-nowrap placeholder:text-ink-faint placeholder:opacity-100 max-md:placeholder-shown:[mask-image:linear-gradient(to_right,black_85%,transparent)]"
      />
      {onDictate && <IconButton label="Detta" icon={<Mic aria-hidden />} onClick={onDictate} data-hydrate-replay className="size-tap" />}
      <IconButton
        type="submit"
        variant="primary"
        label="Invia"
        icon={<ArrowUp aria-hidden />}
        disabled={isBlank}
        data-keep-clear=""
        className="size-tap"
      />
    </form>
  )
}

/** An Enter that closes an accent or a word of an input method (keyCode 229 in Safari) is not yet a message. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** For browsers that do not know `field-sizing`. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
