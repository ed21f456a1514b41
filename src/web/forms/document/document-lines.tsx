import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { get, useController, useFormContext } from 'react-hook-form'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { startsOf } from '../../../kernel/fields/lines.ts'
import { namedIn } from '../../../kernel/entity/references.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useNames } from '../../data/use-names.ts'
import { writtenColumns } from '../../fields/lines/columns-of.ts'
import { useWorkedLines } from '../../fields/lines/use-worked-lines.ts'
import { typingOf } from '../../fields/typing.ts'
import { showEach } from '../../fields/typings.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { LineInHand, TextLine, type LineProps } from './document-line.tsx'
import { placedColumns } from './line-columns.ts'
import { useLineDrag } from './line-order.ts'

interface DocumentLinesProps {
  readonly name: string
  readonly field: Field
  /** Whether they are written, or only read. */
  readonly isOpen: boolean
  readonly ref?: Ref<TakesLine>
}

/** Handle on the lines of a document. */
export interface TakesLine {
  /** Takes the first line with an error in hand, with the cursor in the value that is refused. */
  readonly takeInvalid: () => void
}

const INPUTS = ':is(input, textarea, [role="combobox"]):not([type="hidden"], [aria-hidden="true"])'

/** The lines of a document: text, but for the one in hand. */
export function DocumentLines({ name, field, isOpen, ref }: DocumentLinesProps) {
  const form = useFormContext()
  const { field: held } = useController({ name, control: form.control })
  const lines: readonly Values[] = Array.isArray(held.value) ? held.value : []
  const { words, figures } = placedColumns(field)
  const worked = useWorkedLines(field, lines, typingOf)
  const names = useNames(worked.flatMap((line) => namedIn(columnsOf(field) ?? {}, Object.keys(line), { id: '', version: 0, ...line })))
  const [inHand, setInHand] = useState<number>()
  // A line keeps its key while others come and go, so that half a number in its input stays with it.
  const [keys, setKeys] = useState<readonly number[]>(() => lines.map((_, index) => index))
  const next = useRef(lines.length)
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const [said, setSaid] = useState('')
  /** The line that was taken out last, until something else is done. */
  const [removed, setRemoved] = useState<{ readonly line: Values; readonly index: number }>()
  const ownKeys = () => lines.map((_, index) => keys[index] ?? next.current++)
  const { errors } = form.formState
  const errorAt = (index: number) => (column: string) => {
    const message: unknown = get(errors, `${name}.${index}.${column}.message`)
    return typeof message === 'string' ? message : undefined
  }

  const focusIn = (index: number, column?: string, isLast = false) => {
    const line = list.current?.querySelector(`[data-line="${index}"]`)
    const place = column === undefined ? line : line?.querySelector(`[data-column="${CSS.escape(column)}"]`)
    const target = [...(place?.querySelectorAll<HTMLElement>(INPUTS) ?? [])].at(isLast ? -1 : 0) ?? line?.querySelector<HTMLElement>(INPUTS)
    target?.focus()
    if (target instanceof HTMLInputElement) target.select()
  }
  /** Drawn at once, so that the focus goes from one field to the next: lost between, the dialog would take it. */
  const take = (index: number, column?: string, isLast = false, first?: () => void) => {
    flushSync(() => {
      first?.()
      setRemoved(undefined)
      setInHand(index)
    })
    focusIn(index, column, isLast)
  }
  useImperativeHandle(ref, () => ({
    takeInvalid: () => {
      const told: unknown = get(errors, name)
      const index = Array.isArray(told) ? told.findIndex(Boolean) : -1
      if (index >= 0) take(index, Object.keys((told as readonly object[])[index] ?? {})[0])
    },
  }))
  const starts = () => showEach(writtenColumns(field), startsOf(field), typingOf)
  const isUntouched = (line: Values) => {
    const begun: Values = starts()
    return Object.keys(writtenColumns(field)).every((key) => (isBlank(line[key]) && isBlank(begun[key])) || line[key] === begun[key])
  }
  const putAway = () => {
    const line = inHand === undefined ? undefined : lines[inHand]
    setInHand(undefined)
    if (inHand === undefined || !line) return
    // What was begun and not written is no line.
    if (isUntouched(line)) removeAt(inHand)
    else void form.trigger(name)
  }
  const write = (index: number, column: string, typed: unknown) => {
    held.onChange(lines.map((one, at) => (at === index ? { ...one, [column]: typed } : one)))
    // What is told is asked again, as in every form; of the lines, the value that is written and no other.
    const isOfAll = typeof get(errors, `${name}.message`) === 'string'
    const told = Object.keys(errors).filter((key) => key !== name || isOfAll)
    const own = errorAt(index)(column) === undefined ? [] : [`${name}.${index}.${column}`]
    if (told.length + own.length > 0) void form.trigger([...told, ...own])
  }
  const add = () =>
    take(lines.length, undefined, false, () => {
      setKeys([...ownKeys(), next.current++])
      held.onChange([...lines, starts()])
    })
  const removeAt = (index: number) => {
    setKeys(ownKeys().toSpliced(index, 1))
    held.onChange(lines.toSpliced(index, 1))
  }
  const remove = (index: number) => {
    const line = lines[index]
    setInHand(undefined)
    removeAt(index)
    if (line) setRemoved({ line, index })
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-bring-back]')?.focus())
  }
  const bringBack = () => {
    if (!removed) return
    setKeys(ownKeys().toSpliced(removed.index, 0, next.current++))
    held.onChange(lines.toSpliced(removed.index, 0, removed.line))
    setRemoved(undefined)
  }
  const move = (from: number, to: number) => {
    const moved = <T,>(all: readonly T[]) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1))
    setKeys(moved(ownKeys()))
    held.onChange(moved(lines))
    if (inHand === from) setInHand(to)
    else if (inHand !== undefined) setInHand(moved(lines.map((_, index) => index)).indexOf(inHand))
    setSaid(`La riga ${from + 1} ora è la ${to + 1} di ${lines.length}.`)
  }
  const drag = useLineDrag(list, move)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    if (!line || event.defaultPrevented) return
    const index = Number(line.dataset['line'])
    const isBusy = target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true'
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const to = index + (key === 'ArrowUp' ? -1 : 1)
      if (to >= 0 && to < lines.length) {
        const column = target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined
        flushSync(() => move(index, to))
        if (inHand === index) focusIn(to, column)
        else list.current?.querySelector<HTMLElement>(`[data-line="${to}"] button`)?.focus()
      }
      done()
    } else if (index !== inHand || isBusy) return
    else if (key === 'Escape') {
      done()
      flushSync(putAway)
      const left = list.current?.querySelector<HTMLElement>(`[data-line="${index}"] button`)
      ;(left ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
    } else if (key === 'Enter' && target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey) {
      done()
      if (index === lines.length - 1) add()
      else take(index + 1)
    } else if (key === 'Tab') {
      const boxes = [...line.querySelectorAll<HTMLElement>(INPUTS)]
      const edge = event.shiftKey ? boxes[0] : boxes.at(-1)
      const to = index + (event.shiftKey ? -1 : 1)
      if (target !== edge || to < 0 || to >= lines.length) return
      done()
      take(to, undefined, event.shiftKey)
    }
  })
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // To nowhere (another window), or to a list of choices or a form that lies over the page: the line stays in hand.
    if (!(relatedTarget instanceof Element) || box.current?.contains(relatedTarget)) return
    // The dialog itself takes a focus that was lost as one line gave way to another.
    if (relatedTarget.contains(box.current)) return
    if (box.current?.closest('[role="dialog"]')?.contains(relatedTarget)) putAway()
  })
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (!isOpen || !(target instanceof Element) || target.closest('button, [data-in-hand]')) return
    const line = target.closest<HTMLElement>('[data-line]')
    if (line) take(Number(line.dataset['line']), target.closest<HTMLElement>('[data-column]')?.dataset['column'])
  })
  useEffect(() => {
    const element = box.current
    const types = (event: KeyboardEvent) => onKey(event)
    const leaves = (event: FocusEvent) => onLeave(event)
    const presses = (event: MouseEvent) => onPress(event)
    element?.addEventListener('keydown', types)
    element?.addEventListener('focusout', leaves)
    element?.addEventListener('click', presses)
    return () => {
      element?.removeEventListener('keydown', types)
      element?.removeEventListener('focusout', leaves)
      element?.removeEventListener('click', presses)
    }
  }, [])
  const propsOf = (line: Values, index: number): LineProps => ({
    index,
    count: lines.length,
    words,
    figures,
    read: worked[index] ?? line,
    typed: line,
    names,
    label: `riga ${index + 1}`,
    isCarried: drag.held === index,
    isTakable: isOpen,
    onTake: () => take(index),
    onHandle: isOpen && lines.length > 1 ? drag.handle(index).onPointerDown : undefined,
    errorAt: errorAt(index),
  })
  const sentence: unknown = get(errors, `${name}.message`)
  return (
    <section
      ref={box}
      aria-label={field.label}
      className="overflow-hidden rounded-lg border border-line bg-raised shadow-panel"
      style={
        {
          '--line-columns': `1.5rem minmax(0,1fr) repeat(${figures.length}, minmax(0, 6rem))${isOpen ? ' 2.5rem' : ''}`,
        } as React.CSSProperties
      }
    >
      <div
        aria-hidden
        className="hidden gap-x-3 border-b border-line px-3 py-2.5 text-xs text-ink-faint md:grid md:grid-cols-(--line-columns)"
      >
        <span />
        <span>{words[0]?.[1].label}</span>
        {figures.map(([key, column]) => (
          <span key={key} className="text-right">
            {column.short ?? column.label}
          </span>
        ))}
      </div>
      <ol ref={list}>
        {lines.map((line, index) =>
          isOpen && inHand === index ? (
            <LineInHand
              key={keys[index] ?? `new-${index}`}
              {...propsOf(line, index)}
              name={name}
              id={`${id}-${index}`}
              onChange={(column, typed) => write(index, column, typed)}
              onLeave={held.onBlur}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
            />
          ) : (
            <TextLine key={keys[index] ?? `new-${index}`} {...propsOf(line, index)} />
          ),
        )}
      </ol>
      {lines.length === 0 && !isOpen && <p className="px-4 py-3 text-sm text-ink-faint">Nessuna riga.</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      {typeof sentence === 'string' && <p className="px-4 pt-2 text-xs text-bad">{sentence}</p>}
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
          <Button data-add variant="ghost" size="sm" icon={<Plus aria-hidden />} onClick={add} className="text-accent">
            Aggiungi riga
          </Button>
          {removed && (
            <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
              Riga {removed.index + 1} tolta
              <Button data-bring-back size="sm" onClick={bringBack}>
                Annulla
              </Button>
            </p>
          )}
          <p className="ml-auto text-xs text-ink-faint pointer-coarse:hidden">
            <Kbd>Invio</Kbd> riga nuova <Kbd>Alt ↑↓</Kbd> sposta
          </p>
        </div>
      )}
    </section>
  )
}
