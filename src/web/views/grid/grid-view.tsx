import { useMemo } from 'react'
import { isFixed as stands, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Choice } from '../../../kernel/fields/choice.ts'
import { isKind, type Field } from '../../../kernel/fields/field.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { FirstHint } from '../hints/first-hint.tsx'
import type { ListQuery } from '../../screen/list-query.ts'
import { DayRegister } from './day-register.tsx'
import { GridTable } from './grid-table.tsx'
import { GridToolbar, MarksLegend } from './grid-toolbar.tsx'
import { periodFromAddress, periodText } from './period.ts'
import { columnText } from './register.ts'
import { useDateInHand } from './use-date-in-hand.ts'
import { useFill } from './use-fill.ts'
import { useGrid, type Register } from './use-grid.ts'
import { useMarks, type Square, type Written } from './use-marks.ts'
import { useRegisterOutput } from './use-register-output.ts'

interface GridViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

const isChoice = (field: Field | undefined): field is Choice<string> => field !== undefined && isKind(field, 'choice')

/** The register of a trade: people by dates, a mark in each square. */
export function GridView({ screen, query }: GridViewProps) {
  const field = useEntity(screen.entity).fields[screen.grid?.mark ?? '']
  return screen.grid && isChoice(field) ? <Sheet screen={screen} query={query} grid={screen.grid} field={field} /> : null
}

function Sheet({ screen, query, grid, field }: GridViewProps & { grid: Grid; field: Choice<string> }) {
  const { at } = useSector()
  const address = useAddress()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const dal = address.get('dal')
  const period = useMemo(() => periodFromAddress(dal, at.today), [dal, at.today])
  const register = useGrid(screen, grid, query, address.get('di'), period)
  const { marks, write, valueOf, recordOf } = useMarks(register)
  const { entity, people, rows, columns, courses, of } = register
  const form = useRecordForm()
  const isFixed = [grid.rows, grid.columns, grid.mark].some((key) => stands(entity, key)) || stands(entity)

  const writeOne = (square: Square, value: string | undefined) =>
    void write(
      [{ ...square, value }],
      `${nameOf(register, square)}: ${value === undefined ? 'svuotato' : (field.options[value] ?? value).toLowerCase()}`,
    )
  const writeSome = (squares: readonly Written[]) => void write(squares, `Incollati: ${squares.length}`)
  const inHand = useDateInHand(columns, period)
  // On a phone there is one date, and nothing else is filled.
  const fill = useFill(register, isPhone ? columns.filter((column) => column === columns[inHand.index]) : columns, marks, write)

  const courseName = courses.find(({ id }) => id === of)?.title ?? ''
  const subtitle = [courseName, periodText(period)].filter(Boolean).join(' · ')
  const print = useRegisterOutput(register, { field, marks, label: screen.label, courseName, subtitle })
  const openRow = (row: string, column?: string) => {
    if (column === undefined) form.edit(people, row)
    else void recordOf({ row, column }).then((mark) => mark && form.edit(entity, mark.id))
  }
  const isEmpty = rows.length === 0 || columns.length === 0
  const shown = { register, field, marks, isFixed, onWrite: writeOne, onOpen: openRow }
  return (
    <div className="-mt-1 flex h-full flex-col gap-3 px-4 pt-1 pb-4 max-md:overflow-y-auto max-md:px-0 max-md:pb-24 lg:px-7">
      <GridToolbar
        register={register}
        field={field}
        period={periodText(period)}
        onCourse={(id) => address.push({ di: id === courses[0]?.id ? undefined : id })}
        isByDate={isPhone && !isEmpty}
        onStep={inHand.stepPeriod}
        canWrite={!isFixed}
        onAll={fill.run}
        allExtra={fill.extra}
        onPrint={print}
      />
      {register.isFailed ? (
        <NotRead text="Non riesco a leggere il registro." onRetry={register.retry} />
      ) : register.isLoading ? (
        <Panel>
          <SkeletonRows rows={isPhone ? 6 : 12} columns={isPhone ? 2 : 8} />
        </Panel>
      ) : isEmpty ? (
        <Nothing register={register} isPeriodEmpty={columns.length === 0} />
      ) : isPhone ? (
        <DayRegister {...shown} at={inHand.index} onStep={inHand.stepDate} />
      ) : (
        <GridTable key={of} {...shown} label={[screen.label, subtitle].join(', ')} valueOf={valueOf} onPaste={writeSome} />
      )}
      {isPhone && <MarksLegend grid={grid} field={field} className="shrink-0 px-4" />}
      <Hints grid={register.grid} field={field} isFixed={isFixed} />
    </div>
  )
}

/** 'Anna Bianchi, 5/10'. */
function nameOf({ rows, columns }: Register, { row, column }: Square): string {
  const date = columns.find(({ id }) => id === column)
  return [rows.find(({ id }) => id === row)?.title, date && columnText(date)].filter(Boolean).join(', ')
}

/** What lacks before there is a register, and the way to make it. */
function Nothing({ register, isPeriodEmpty }: { register: Register; isPeriodEmpty: boolean }) {
  const form = useRecordForm()
  const { course, courses, people, event, grid, of, total } = register
  const make = (entity: AnyEntity) => (
    <Button
      variant="primary"
      icon={<Icon name="plus" />}
      onClick={() => form.create(entity, grid.of !== undefined && of !== undefined && entity !== course ? { [grid.of]: of } : {})}
    >
      Aggiungi {entity.label.one.toLowerCase()}
    </Button>
  )
  const lacks = (entity: AnyEntity) => `Qui non ci sono ${plural(2, entity.label.one, entity.label.many).toLowerCase()}`
  if (course && courses.length === 0)
    return <EmptyState icon={<Icon name="list" />} title={lacks(course)} text="Il registro comincia da lì." action={make(course)} />
  if (total === 0)
    return <EmptyState icon={<Icon name="users" />} title={lacks(people)} text="Ognuno ha una riga del registro." action={make(people)} />
  if (isPeriodEmpty && event)
    return (
      <EmptyState
        icon={<Icon name="calendar-days" />}
        title={lacks(event)}
        text="In questo periodo: prova con un altro."
        action={make(event)}
      />
    )
  return <EmptyState icon={<Icon name="search" />} title="Nessun risultato" text="Prova con una parola sola, o togli i filtri." />
}

function Hints({ grid, field, isFixed }: { grid: Grid; field: Choice<string>; isFixed: boolean }) {
  const { below, says } = grid.share ?? {}
  const cycle = Object.keys(grid.marks).map((value) => (field.options[value] ?? value).toLowerCase())
  return (
    <>
      {below !== undefined && says !== undefined && (
        <p className="shrink-0 text-sm text-ink-faint max-md:px-4 max-md:text-xs">
          <span className="text-bad">Sotto il {below}%</span> {says}.
        </p>
      )}
      {!isFixed && (
        <FirstHint name="grid" className="max-md:pl-4">
          <span className="max-md:hidden">
            Un tocco cambia: {cycle.join(', ')}.{' '}
            <span className="pointer-coarse:hidden">
              <Kbd>Frecce</Kbd> si sposta, <Kbd>Invio</Kbd> segna e scende, <Kbd>Canc</Kbd> svuota, <Kbd>Ctrl Z</Kbd> annulla,{' '}
              <Kbd>Maiusc Invio</Kbd> apre.
            </span>
            <span className="pointer-fine:hidden">Tieni premuto un segno per aprirlo.</span>
          </span>
          <span className="md:hidden">Un tocco segna, un altro toglie. Il nome apre la scheda.</span>
        </FirstHint>
      )}
    </>
  )
}
