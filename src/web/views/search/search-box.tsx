import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { isTyping } from '../../ui/is-typing.ts'

interface SearchBoxProps {
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** On a phone it is a round button until somebody searches: what it stands above needs the room. */
  readonly isShort?: boolean
}

/** Long enough to skip the letters of a word, short enough not to be felt. */
const PAUSE = 120

/** Finds while one types. «/» comes here from anywhere, Esc empties the box, the arrow down goes to the first record. */
export function SearchBox({ placeholder, value, onChange, isShort = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTyped(value, onChange)
  useSlashKey(input)
  const isFolded = isShort && typed === ''
  return (
    <search
      className={classNames(
        'group/search relative field-box min-h-control rounded-full px-3.5 md:w-44 lg:max-w-70 lg:flex-[1_1_15rem]',
        isShort ? 'max-md:order-[-2]' : 'max-md:w-auto max-md:min-w-36 max-md:flex-1',
        isFolded &&
          'max-md:not-focus-within:order-none max-md:not-focus-within:w-control max-md:not-focus-within:border-line-strong max-md:not-focus-within:px-3',
      )}
    >
      <Icon name="search" className="text-ink-faint" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={placeholder.replace(/(?<!\.)\.+$/, '')}
        placeholder={placeholder}
        className={classNames(
          'field-inner placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          isFolded &&
            'max-md:group-not-focus-within/search:absolute max-md:group-not-focus-within/search:inset-0 max-md:group-not-focus-within/search:opacity-0',
        )}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.preventDefault()
            setTyped('')
          }
          const first = event.key === 'ArrowDown' && document.querySelector<HTMLElement>('[data-record][tabindex="0"]')
          if (first) {
            // Or the list would scroll by the same key.
            event.preventDefault()
            first.focus()
          }
        }}
      />
      {typed ? (
        <button
          type="button"
          aria-label="Cancella la ricerca"
          className="-mr-2 grid size-7 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink"
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      ) : (
        <span className={isFolded ? 'max-md:hidden' : 'contents'}>
          <Kbd>/</Kbd>
        </span>
      )}
    </search>
  )
}

/** What is typed, sent once a moment of rest comes. */
function useTyped(value: string, onChange: (text: string) => void): readonly [string, (text: string) => void] {
  const [{ seen, sent, typed }, setState] = useState({ seen: value, sent: value, typed: value })
  // The address has changed by another hand (Back, «Azzera»): the box follows. What we sent ourselves may be older than what is typed.
  if (seen !== value) setState({ seen: value, sent: value, typed: value === sent ? typed : value })
  const setTyped = (text: string) => setState({ seen, sent, typed: text })

  const send = useEffectEvent((text: string) => {
    if (text === value) return
    setState({ seen, sent: text, typed })
    onChange(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}

/** «/» leads to the box from wherever nobody writes. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]') || input.current?.closest('[inert]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [input])
}
