import { array, constantFrom, integer, oneof, option, record as anyRecord, type Arbitrary } from 'fast-check'
import { documentNumber } from '../src/kernel/fields/document-number.ts'
import type { Change, Via } from '../src/kernel/door/change.ts'

/** Records as they come from a form or over the network: with a prototype. */
const record = <T extends object>(model: { readonly [K in keyof T]: Arbitrary<T[K]> }): Arbitrary<T> =>
  anyRecord<T>(model, { noNullPrototype: true })

/** One thing that one of two writers does. */
export type Deed =
  | { readonly by: number; readonly type: 'commit'; readonly via: Via; readonly changes: readonly Change[]; readonly id?: string }
  | { readonly by: number; readonly type: 'undo'; readonly back: number; readonly id?: string }

const writer = integer({ min: 0, max: 1 })
const ids = (entity: string, most: number) => integer({ min: 1, max: most }).map((n) => `${entity}_${n}`)
const day = integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const few = <T>(arbitrary: Arbitrary<T>) => option(arbitrary, { nil: undefined })

const stay = record({
  socio: ids('socio', 4),
  dal: day,
  giorni: integer({ min: 0, max: 9 }),
  prezzo: few(integer({ min: -1, max: 99_999 })),
  ore: few(integer({ min: 0, max: 999 }).map((n) => n / 100)),
  scadenza: few(day),
  stato: few(constantFrom('aperto', 'chiuso', 'perso')),
})
const member = record({
  nome: constantFrom('Ada', 'Bruno', 'ÀDA', '', 'Carla 10', 'Carla 9'),
  zona: few(ids('zona', 3)),
  sconto: few(constantFrom(0, 10, 33.33, 101)),
})
const lesson = record({ corso: ids('corso', 3), giorno: day, persone: integer({ min: 1, max: 3 }) })
const visit = record({
  socio: ids('socio', 3),
  giorno: constantFrom('2026-11-21', '2026-11-22'),
  ora: few(constantFrom('09:00', '10:15', '23:50')),
})

const numberless = {
  registro: few(constantFrom('a', 'b')),
  data: few(constantFrom('2026-11-20', '2026-11-21', '2027-01-02')),
  chi: constantFrom('Ada', 'Bruno'),
  stato: few(constantFrom('bozza', 'emessa', 'pagata', 'persa')),
}
const bill = record({ ...numberless, numero: few(constantFrom(documentNumber(3, 2026, 'A'))) })
const slip = record({ cassa: integer({ min: -1, max: 300 }) })
const line = record({
  prodotto: few(ids('prodotto', 3)),
  quantita: integer({ min: -300, max: 900 }).map((n) => n / 100),
  prezzo: few(integer({ min: -999, max: 99_999 })),
  sconto: few(constantFrom(0, 5, 33.33, 50)),
  iva: constantFrom('22', '10', '5', '4', 'N4', 'N2.1', 'N9'),
})
const invoice = record({
  socio: ids('socio', 3),
  omaggio: few(ids('prodotto', 2)),
  righe: few(array(line, { maxLength: 4 })),
  sconto: few(integer({ min: 0, max: 500 })),
  ribasso: few(constantFrom(0, 10, 33.33)),
})
const product = record({ nome: constantFrom('Vino', 'Pane'), prezzo: integer({ min: 0, max: 2000 }), iva: constantFrom('22', '4') })

const valuesOf: Readonly<Record<string, Arbitrary<Readonly<Record<string, unknown>>>>> = {
  soggiorno: stay,
  socio: member,
  lezione: lesson,
  visita: visit,
  bolletta: bill,
  scontrino: slip,
  fattura: invoice,
  prodotto: product,
}

const changeOf = (entity: string, values: Arbitrary<Readonly<Record<string, unknown>>>): Arbitrary<Change> => {
  const id = ids(entity, 7)
  const expect = few(integer({ min: 1, max: 3 }))
  return oneof(
    record({ id, values }).map((one): Change => ({ type: 'create', entity, ...one })),
    record({ id, values, expect }).map(({ expect: version, ...one }): Change => ({
      type: 'update',
      entity,
      ...one,
      ...(version !== undefined && { expect: version }),
    })),
    id.map((one): Change => ({ type: 'remove', entity, id: one })),
    ...(entity === 'bolletta'
      ? [record({ id, to: constantFrom('emessa', 'pagata', 'persa') }).map((one): Change => ({ type: 'move', entity, ...one }))]
      : []),
    ...(entity === 'soggiorno'
      ? [
          record({ id, to: constantFrom('aperto', 'chiuso') }).map((one): Change => ({ type: 'move', entity, ...one })),
          record({ id, ore: integer({ min: -50, max: 50 }) }).map(({ id: one, ore }): Change => ({
            type: 'adjust',
            entity,
            id: one,
            by: { ore: ore / 100, prezzo: ore },
          })),
        ]
      : []),
  )
}

const change = oneof(...Object.entries(valuesOf).map(([entity, values]) => changeOf(entity, values)))

/** A commit that is sent again bears the id of the first, whatever it says. */
const sent = oneof(
  { weight: 3, arbitrary: constantFrom({}) },
  { weight: 1, arbitrary: constantFrom('una', 'due', 'tre').map((id): { readonly id?: string } => ({ id })) },
)

/** What two writers do, one after the other: of every kind of change, wrong ones among them, sent again, and undoing. */
export const deed: Arbitrary<Deed> = oneof(
  {
    weight: 5,
    arbitrary: record({
      by: writer,
      sent,
      via: constantFrom('form' as const, 'import' as const),
      changes: oneof(
        change.map((one) => [one]),
        record({ a: change, b: change }).map(({ a, b }) => [a, b]),
      ),
    }).map(({ sent: again, ...one }): Deed => ({ type: 'commit', ...one, ...again })),
  },
  {
    weight: 1,
    arbitrary: record({ by: writer, sent, back: integer({ min: 0, max: 3 }) }).map(({ sent: again, ...one }): Deed => ({
      type: 'undo',
      ...one,
      ...again,
    })),
  },
)

/** What two writers do to documents: right and wrong ones, several in a commit. */
export const paperwork: Arbitrary<{ readonly by: number; readonly changes: readonly Change[] }> = record({
  by: writer,
  changes: array(oneof(changeOf('bolletta', record(numberless)), changeOf('scontrino', slip)), { minLength: 1, maxLength: 4 }),
})
