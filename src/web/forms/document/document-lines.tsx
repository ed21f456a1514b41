import { Plus } from 'lucide-react'
import { useId, useRef, type Ref } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import { namedIn } from '../../../kernel/entity/references.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useNames } from '../../data/use-names.ts'
import { useWorkedLines } from '../../fields/lines/use-worked-lines.ts'
import { typingOf } from '../../fields/typing.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { LineInHand, TextLine, type LineProps } from './document-line.tsx'
import { placedColumns, type Column } from './line-columns.ts'
import { useLineDrag } from './line-order.ts'
import { useLineEdits, type LineEdits, type LinesHandle } from './use-line-edits.ts'
import { useLineKeyboard } from './use-line-keyboard.ts'
import { useLinePress } from './use-line-press.ts'

interface DocumentLinesProps {
  readonly name: string
  readonly field: Field
  /** Whether they are written, or only read. */
  readonly isOpen: boolean
  readonly ref?: Ref<LinesHandle>
}

/** The lines of a document: text, but for the one in hand. */
export function DocumentLines({ name, field, isOpen, ref }: DocumentLinesProps) {
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const edits = useLineEdits({ name, field, ref, box, list })
  const { lines, keyOf, inHand, said, take, write, remove, move, errorAt, sentence } = edits
  const { words, figures } = placedColumns(field)
  const worked = useWorkedLines(field, lines, typingOf)
  const names = useNames(worked.flatMap((line) => namedIn(columnsOf(field) ?? {}, Object.keys(line), { id: '', version: 0, ...line })))
  const drag = useLineDrag(list, move)
  useLineKeyboard(box, list, edits)
  useLinePress(box, isOpen, edits)
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
      <Headings words={words} figures={figures} />
      <ol ref={list}>
        {lines.map((line, index) =>
          isOpen && inHand === index ? (
            <LineInHand
              key={keyOf(index)}
              {...propsOf(line, index)}
              name={name}
              id={`${id}-${index}`}
              onChange={(column, typed) => write(index, column, typed)}
              onLeave={edits.onBlur}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
            />
          ) : (
            <TextLine key={keyOf(index)} {...propsOf(line, index)} />
          ),
        )}
      </ol>
      {lines.length === 0 && !isOpen && <p className="px-4 py-3 text-sm text-ink-faint">Nessuna riga.</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      {sentence !== undefined && <p className="px-4 pt-2 text-xs text-bad">{sentence}</p>}
      {isOpen && <LinesBar {...edits} />}
    </section>
  )
}

/** Headings over the columns, where there is room for columns. */
function Headings({ words, figures }: { readonly words: readonly Column[]; readonly figures: readonly Column[] }) {
  return (
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
  )
}

/** Foot of the lines: a new line, the return of the one that was taken out, the keys. */
function LinesBar({ add, removed, bringBack }: Pick<LineEdits, 'add' | 'removed' | 'bringBack'>) {
  return (
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
  )
}
