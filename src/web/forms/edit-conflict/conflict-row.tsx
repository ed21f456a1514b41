import { useId } from 'react'
import type { Field, Names } from '../../../kernel/fields/field.ts'
import { classNames } from '../../ui/class-names.ts'
import { stepBetweenFields } from './choice-keys.ts'
import type { ChoiceRow } from './choices.ts'
import type { ConflictWords } from './conflict-words.ts'
import { isEqual, type Source, type Versions } from './three-way.ts'
import { refusalKey, type Refusals } from './use-refusals.ts'
import { VersionWords } from './version-words.tsx'

interface ConflictRowProps {
  readonly row: ChoiceRow
  readonly field: Field
  readonly versions: Versions
  readonly words: ConflictWords
  readonly names: Names
  readonly canJoin: boolean
  readonly refusals: Refusals
  /** Somebody wanted to save, and this field has no choice yet. */
  readonly isMissing: boolean
  readonly onChoose: (source: Source) => void
}

/** One field in its versions: a group of radios, so that a screen reader hears which of how many it is. */
export function ConflictRow({ row, field, versions, words, names, canJoin, refusals, isMissing, onChoose }: ConflictRowProps) {
  const { key, changedBy, chosen, hasMoved } = row
  const [labelId, noteId, name] = [useId(), useId(), useId()]
  const [mine, theirs, base] = [versions.mine[key], versions.theirs[key], versions.base[key]]
  const alone = { mine: changedBy === 'me' ? words.mine.alone : '', theirs: changedBy === 'them' ? words.theirs.alone : '' }
  const note = hasMoved ? 'salvato di nuovo: scegli ancora' : isMissing && !chosen ? 'scegli una versione' : ''
  const common = { name, chosen, onChoose }
  const refusedAt = (source: Source) => refusals.get(refusalKey(key, source))
  const version = (value: unknown) => <VersionWords field={field} value={value} base={base} names={names} />
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={note ? noteId : undefined}
      data-choice={key}
      className={classNames(
        'grid gap-2 border-b border-line py-2.5 text-sm md:grid-cols-[6rem_repeat(3,minmax(0,1fr))]',
        hasMoved && '-mx-6 bg-accent-wash px-6',
      )}
    >
      <div className="self-center">
        <span id={labelId} className="text-ink-soft wrap-anywhere max-md:font-[550] max-md:text-ink">
          {field.label}
        </span>
        {note && (
          <span id={noteId} className={classNames('block text-xs', hasMoved ? 'text-accent' : 'text-bad')}>
            {note}
          </span>
        )}
      </div>
      <Version source="mine" column={words.mine.column} note={alone.mine} refused={refusedAt('mine')} {...common}>
        {version(mine)}
      </Version>
      <Version source="theirs" column={words.theirs.column} note={alone.theirs} refused={refusedAt('theirs')} {...common}>
        {version(theirs)}
      </Version>
      <Version source="base" column={words.base} refused={isEqual(base, theirs) ? undefined : refusedAt('base')} {...common}>
        {version(base)}
      </Version>
      {canJoin && (
        <div className="md:col-span-2 md:col-start-2">
          <Version source="together" refused={refusedAt('together')} {...common}>
            Tutte e due, una sotto l’altra
          </Version>
        </div>
      )}
    </div>
  )
}

interface VersionProps {
  readonly name: string
  readonly source: Source
  /** Over the values on a desk, before each of them on a phone. */
  readonly column?: string
  /** «solo tu». */
  readonly note?: string
  readonly chosen: Source | undefined
  readonly refused: { readonly says: string; readonly isBarred: boolean } | undefined
  readonly onChoose: (source: Source) => void
  readonly children: React.ReactNode
}

function Version({ name, source, column, note = '', chosen, refused, onChoose, children }: VersionProps) {
  const isBarred = refused?.isBarred === true
  const isTaken = chosen === source && !isBarred
  return (
    <label
      className={classNames(
        'relative grid min-h-tap grid-cols-[16px_minmax(0,1fr)] items-center gap-2.5 rounded-md border px-2 py-1 leading-tight',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
        isTaken ? 'border-accent-line bg-accent-wash text-ink' : 'border-transparent text-ink-soft max-md:border-line',
        !isBarred && 'hover:text-ink',
      )}
    >
      <input
        type="radio"
        className={classNames('absolute inset-0 size-full opacity-0', isBarred ? 'cursor-not-allowed' : 'cursor-pointer')}
        name={name}
        value={source}
        checked={isTaken}
        disabled={isBarred}
        onChange={() => onChoose(source)}
        onKeyDown={stepBetweenFields}
      />
      <span
        aria-hidden
        className={classNames('size-3.5 rounded-full', isTaken ? 'border-4 border-accent' : 'border-[1.5px] border-line-field')}
      />
      <span className={classNames('min-w-0', isBarred && 'text-ink-faint')}>
        {column !== undefined && <span className="text-xs text-ink-faint md:sr-only">{column}: </span>}
        {children}
        {note && <span className="block text-xs text-ink-faint">{note}</span>}
        {refused && <span className="block text-xs text-bad">{refused.says}</span>}
      </span>
    </label>
  )
}
