import { describe, expect, it } from 'vitest'
import { nextByHand } from '../src/kernel/derive/chain.ts'
import { isReference, stateOf, statusOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import type { Choice } from '../src/kernel/fields/choice.ts'
import { isDerived, isStored } from '../src/kernel/fields/derived.ts'
import { isKind, type Field } from '../src/kernel/fields/field.ts'
import { isOver } from '../src/kernel/fields/status.ts'
import { columnsOf } from '../src/kernel/fields/lines.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { issuedNumberIn, numberIn, numberOf } from '../src/kernel/derive/numbering.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { planAction } from '../src/kernel/action/run-action.ts'
import { closingReferences, isClosed, settledOf } from '../src/kernel/derive/closure.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readOf } from '../src/kernel/door/read-of.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { bicicletta } from './fixture/index.ts'

const TODAY = '2026-11-21'

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors: readonly (readonly [string, Sector])[] = [
  ...ready.flatMap(({ slug, sector }) => (sector ? [[slug, sector] as const] : [])),
  ['the fixture', bicicletta],
]

/** Kinds that figures are made of, or that say when something was: a closed record leaves none of them open. */
const isFigure = (field: Field): boolean => isKind(field, 'money') || isKind(field, 'lines') || isKind(field, 'document_number')

/** Records of money by themselves: an amount, a day, and with what it was paid, without a number and no time that is taken up. */
const isPayment = (entity: AnyEntity): boolean => {
  const fields = Object.values(entity.fields).filter(isStored)
  const paidWith = fields.some((field) => isKind(field, 'choice') && 'contanti' in (field as Choice<string>).options)
  const amount = entity.fields['importo']
  const hasAmount = amount !== undefined && isStored(amount) && isKind(amount, 'money')
  return paidWith && hasAmount && !numberOf(entity) && !entity.span && fields.some((field) => isKind(field, 'date'))
}

/** Whether its number is that of a document, and no name. */
const issues = (entity: AnyEntity): boolean => numberOf(entity)?.[1].numbering.names === undefined && numberOf(entity) !== undefined

/** What came in: neither to come nor called off. */
const cameIn = (entity: AnyEntity, row: AnyRow): boolean => {
  const state = stateOf(entity, row)
  return Number(row['importo']) > 0 && !state?.open && !state?.away
}

const sumOf = async (store: MemoryStore, { name: entity }: AnyEntity) =>
  (await store.measure({ entity, fn: 'sum', field: 'importo' })).value ?? 0

const isOverIn = (entity: AnyEntity, key: string): boolean => {
  const state = statusOf(entity)?.[1].states[key]
  return state !== undefined && isOver(state)
}

const sum = (row: AnyRow | undefined, key: string): number =>
  ((row?.[key] ?? []) as readonly Readonly<Record<string, unknown>>[]).reduce((all, line) => all + Number(line['quantita'] ?? 0), 0)

describe.each(sectors)('%s', (_slug, sector) => {
  const { entities } = sector
  const sample = sector.sample(TODAY)
  const rowsOf = (entity: AnyEntity) => sample[entity.name] ?? []
  const storeOn = () => new MemoryStore({ entities, sample, at: () => ({ today: TODAY }) })
  const targetOf = (field: Field | undefined) =>
    field && isReference(field) ? entities.find(({ name }) => name === field.target) : undefined

  /** One record of each state, so that a state is asked once. */
  const oneOfEach = (entity: AnyEntity, rows = rowsOf(entity)): readonly AnyRow[] => {
    const [status] = statusOf(entity) ?? []
    return [...new Map(rows.map((row) => [status === undefined ? '' : row[status], row])).values()]
  }

  it('closes what bears a number or moves a stock, and leaves open nothing that a figure is made of', () => {
    const open = entities.flatMap((entity) => {
      const closed = rowsOf(entity).filter((row) => issuedNumberIn(entity, row) !== undefined || entity.stock !== undefined)
      return oneOfEach(entity, closed).flatMap((row) => {
        const { fields = [] } = settledOf(entity, row) ?? {}
        const number = numberOf(entity)?.[0]
        return Object.entries(entity.fields).flatMap(([key, field]) =>
          isStored(field) && isFigure(field) && key !== number && !fields.includes(key) ? [`${row.id}.${key}`] : [],
        )
      })
    })
    expect(open).toEqual([])
  })

  it('refuses to change what is closed and to remove it, field by field', async () => {
    const store = storeOn()
    const changed: string[] = []
    for (const entity of entities) {
      for (const row of oneOfEach(
        entity,
        rowsOf(entity).filter((one) => isClosed(entity, one)),
      )) {
        const values = (settledOf(entity, row)?.fields ?? []).flatMap((key) => {
          const other = rowsOf(entity).find((one) => one[key] !== undefined && JSON.stringify(one[key]) !== JSON.stringify(row[key]))
          return other === undefined ? [] : [[key, other[key]] as const]
        })
        for (const [key, value] of values) {
          const result = await store.rehearse([{ type: 'update', entity: entity.name, id: row.id, values: { [key]: value } }], {
            via: 'form',
          })
          if (result.ok) changed.push(`${row.id}.${key}`)
        }
        const gone = await store.rehearse([{ type: 'remove', entity: entity.name, id: row.id }], { via: 'form' })
        if (gone.ok) changed.push(row.id)
      }
    }
    expect(changed).toEqual([])
  })

  it('names a correction only where the record itself offers it, which takes the place of saving', () => {
    const missing = entities.flatMap((entity) =>
      oneOfEach(
        entity,
        rowsOf(entity).filter((one) => isClosed(entity, one)),
      ).flatMap((row) => {
        const named = /si corregge con «(?<label>[^»]+)»/.exec(settledOf(entity, row)?.message ?? '')?.groups?.['label']
        const offers = sector.actions.some(
          ({ entity: of, on, label, corrects }) => of === entity.name && on === 'record' && label === named && corrects,
        )
        return named === undefined || offers ? [] : [`${row.id}: ${named}`]
      }),
    )
    expect(missing).toEqual([])
  })

  it('closes money that came in, and takes it back with a record of its own day', async () => {
    const wrong: string[] = []
    for (const entity of entities.filter(isPayment)) {
      const row = rowsOf(entity).find((one) => cameIn(entity, one))
      if (!row) continue
      const [day = ''] = Object.entries(entity.fields).find(([, field]) => isKind(field, 'date')) ?? []
      if (!isClosed(entity, row)) wrong.push(`${row.id} is open`)
      const store = storeOn()
      const [stored] = (await store.query({ entity: entity.name, where: [{ field: 'id', op: 'eq', value: row.id }] })).rows
      const action = sector.actions.find((one) => one.entity === entity.name && one.key === 'storna_pagamento')
      if (!action || !stored) {
        wrong.push(`${entity.name} has no reversal`)
        continue
      }
      const before = await sumOf(store, entity)
      const plan = await planAction(action, { motivo: 'Scritto due volte' }, readOf(store), { today: TODAY }, [stored])
      const done = !plan.ok ? undefined : await store.commit(plan.changes, { via: 'form' })
      const [back] = (await store.query({ entity: entity.name, where: [{ field: 'storna', op: 'eq', value: row.id }] })).rows
      const [after] = (await store.query({ entity: entity.name, where: [{ field: 'id', op: 'eq', value: row.id }] })).rows
      if (!done?.ok) wrong.push(`${row.id} is not reversed`)
      if (back?.[day] !== TODAY || back['importo'] !== -Number(row['importo'])) wrong.push(`${row.id}: ${String(back?.[day])}`)
      if (after?.[day] !== row[day] || after?.['importo'] !== row['importo']) wrong.push(`${row.id} was rewritten`)
      if ((await sumOf(store, entity)) !== before - Number(row['importo'])) wrong.push(`${row.id}: sum`)
      const again = await planAction(action, { motivo: 'Di nuovo' }, readOf(store), { today: TODAY }, [after ?? stored])
      if (again.ok && (await store.rehearse(again.changes, { via: 'form' })).ok) wrong.push(`${row.id} is reversed twice`)
    }
    expect(wrong).toEqual([])
  })

  it('closes a sale that is paid at a till', () => {
    const open = sector.screens.flatMap((screen) => {
      if (screen.kind !== 'collection' || !screen.counter) return []
      const entity = entities.find(({ name }) => name === screen.entity)
      const { paid } = screen.counter.states
      const number = entity && numberOf(entity)?.[1].numbering.on
      return number === paid || (entity && statusOf(entity)?.[1].states[paid]?.closes) ? [] : [`${screen.key}: ${paid}`]
    })
    expect(open).toEqual([])
  })

  it('leaves open what a number only names', () => {
    for (const entity of entities.filter((one) => numberOf(one)?.[1].numbering.names)) {
      const named = rowsOf(entity).filter((row) => numberIn(entity, row) !== undefined && !stateOf(entity, row)?.closes)
      expect(named.length).toBeGreaterThan(0)
      expect(
        named
          .filter((row) => isClosed(entity, row) && !closingReferences(entity).some((key) => typeof row[key] === 'string'))
          .map(({ id }) => id),
      ).toEqual([])
    }
  })

  it('closes what stands on a document with a number', () => {
    const open = entities.flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([key, field]) => {
        const target = targetOf(field)
        if (!target || !issues(target) || !isStored(field)) return []
        // Parts of a document, what is made of it, and what bears a number itself are no records that it repeats.
        const isPart = Object.values(target.fields).some(
          (one) => isDerived(one) && 'over' in one.derive && one.derive.over.entity === entity.name && one.derive.over.fn === 'sum',
        )
        const isMade = (entity.chains ?? []).some(({ to, link }) => to === entity.name && link === key)
        if (isPart || isMade || issues(entity) || entity.stock) return []
        const named = rowsOf(entity).filter((row) => typeof row[key] === 'string')
        return named.filter((row) => !isClosed(entity, row)).map(({ id }) => `${id}.${key}`)
      }),
    )
    expect(open).toEqual([])
  })

  it('keeps the settings that the head of every paper is read from', async () => {
    const store = storeOn()
    const head = await sector.firm(store)
    const gone: string[] = []
    for (const { name } of entities) {
      const [row, more] = sample[name] ?? []
      if (!row || more || !head || !Object.values(row).includes(head.name)) continue
      const removed = await store.commit([{ type: 'remove', entity: name, id: row.id }], { via: 'form' })
      if (removed.ok) gone.push(row.id)
    }
    expect(gone).toEqual([])
  })

  it('lets the stock follow where lines change whose goods have left it', async () => {
    const wrong: string[] = []
    for (const entity of entities) {
      const lines = Object.entries(entity.fields).find(([, field]) => 'quantita' in (columnsOf(field) ?? {}))?.[0]
      const [status] = statusOf(entity) ?? []
      if (lines === undefined || status === undefined || !entity.effects) continue
      for (const row of oneOfEach(
        entity,
        rowsOf(entity).filter((one) => sum(one, lines) > 0),
      )) {
        for (const to of nextByHand(entity, String(row[status]))) {
          // What is brought back to the work brings its goods back.
          if (isOverIn(entity, String(row[status])) && !isOverIn(entity, to)) continue
          const store = storeOn()
          const moved = await store.commit([{ type: 'move', entity: entity.name, id: row.id, to }], { via: 'form' })
          const isStock = ({ id }: AnyRow) =>
            !id.startsWith(`${entity.name}_`) &&
            entities.some(({ name, stock }) => id.startsWith(`${name}_`) && (stock || name === 'materiale' || name === 'ricambio'))
          if (!moved.ok || !moved.rows.some(isStock)) continue
          const more = (row[lines] as readonly { readonly quantita: number }[]).map((line, at) =>
            at === 0 ? { ...line, quantita: line.quantita + 1 } : line,
          )
          const raised = await store.commit([{ type: 'update', entity: entity.name, id: row.id, values: { [lines]: more } }], {
            via: 'form',
          })
          if (raised.ok && !raised.rows.some(isStock)) wrong.push(`${row.id} ${stateOf(entity, row)?.label ?? ''} → ${to}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})
