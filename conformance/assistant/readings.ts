import type { Found } from '../../src/assistant/reply.ts'
import { isReference, isTeam, statusOf } from '../../src/kernel/entity/entity.ts'
import { isShown, isStored } from '../../src/kernel/fields/derived.ts'
import { addsUp, isKind } from '../../src/kernel/fields/field.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import { some, type About, type Ask } from './about.ts'
import { isHerLabel, ofMany, optionsOf, withArticle } from './words.ts'

/** Whatever an entity can be asked by its description. */
export const readings = (about: About): readonly Ask[] => [
  ...counts(about),
  ...states(about),
  ...options(about),
  ...references(about),
  ...valuesHeld(about),
  ...groups(about),
  ...sums(about),
  ...most(about),
]

function counts(about: About): readonly Ask[] {
  const isRight = (found: Found) =>
    (found.is === 'number' || found.is === 'metric') && [about.rows.length, about.coming.length].includes(found.value ?? -1)
  return [
    about.ask('count', `${about.isHers ? 'Quante' : 'Quanti'} ${about.many} ci sono?`, isRight),
    about.ask('count', `numero di ${about.many}`, isRight),
  ]
}

function states(about: About): readonly Ask[] {
  const [key, status] = statusOf(about.entity) ?? []
  if (key === undefined || !status) return []
  return Object.entries(status.states).flatMap(([state, { label }]) => [
    ...about.lists('state', `Mostra ${about.many} con ${status.label.toLowerCase()} «${label.toLowerCase()}»`, (row) => row[key] === state),
    ...about.lists('state of many', `${about.many} in stato ${label.toLowerCase()}`, (row) => row[key] === state),
    ...about.lists('state of many', `quali ${about.many} sono ${ofMany(label, about.isHers)}?`, (row) => row[key] === state),
  ])
}

function options(about: About): readonly Ask[] {
  return about.fields.flatMap(([key, field]) => {
    if (!isKind(field, 'choice')) return []
    return some(Object.entries(optionsOf(field))).flatMap(([option, label]) =>
      about.lists('option', `${about.many} con ${field.label.toLowerCase()} ${label.toLowerCase()}`, (row) => row[key] === option),
    )
  })
}

function references(about: About): readonly Ask[] {
  return about.fields.flatMap(([key, field]) => {
    if (!isStored(field) || !(isReference(field) || isTeam(field))) return []
    const isIn = (row: AnyRow, id: string) => row[key] === id || (Array.isArray(row[key]) && row[key].includes(id))
    const used = [...new Set(about.rows.flatMap((row) => row[key]).filter((id): id is string => typeof id === 'string'))]
    const sole = about.fields.filter(([, one]) => isReference(one) && one.target === field.target).length === 1
    return some(used, 2).flatMap((id) => {
      const named = about.titles.get(id)
      if (!named?.isOnly) return []
      const says = [`${about.many} con ${field.label.toLowerCase()} ${named.title}`, ...(sole ? [`${about.many} di ${named.title}`] : [])]
      return says.flatMap((one) => about.lists('reference', one, (row) => isIn(row, id)))
    })
  })
}

function valuesHeld(about: About): readonly Ask[] {
  return some(about.named, 2).flatMap(([row, title]) =>
    about.entity.table.flatMap((key) => {
      const field = about.entity.fields[key]
      const value = row[key]
      // What is counted is called as what it counts.
      const isCounted = about.sector.entities.some(({ label }) => label.many.toLowerCase() === field?.label.toLowerCase())
      if (!field || isCounted || key === about.entity.title.flat()[0] || value === undefined || value === null || value === '') return []
      const isRight = (found: Found) =>
        found.is === 'value' && ((found.id === row.id && found.field === key) || JSON.stringify(found.value) === JSON.stringify(value))
      return [
        about.ask('value', `Qual è ${withArticle(field.label)} di ${title}?`, isRight),
        about.ask('value', `${title}: ${field.label.toLowerCase()}?`, isRight),
      ]
    }),
  )
}

const addedUp = (rows: readonly AnyRow[] | undefined, key: string): number | undefined =>
  rows?.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)

function groups(about: About): readonly Ask[] {
  return about.fields.flatMap(([key, field]) => {
    if (isShown(field) || !(isKind(field, 'choice') || isKind(field, 'status') || isReference(field))) return []
    const golds = [about.rows, about.coming].map((rows) => Map.groupBy(rows, (row) => row[key]))
    const isRight = (found: Found) =>
      found.is === 'groups' &&
      golds.some((by) => Object.entries(found.groups).every(([group, value]) => (by.get(group)?.length ?? value) === value))
    // «incassi divisi per fattura»: how much they come to for each is as right as how many there are.
    const isAddedUp = (found: Found) =>
      found.is === 'groups' &&
      about.figures.some(([figure]) =>
        golds.some((by) => Object.entries(found.groups).every(([group, value]) => addedUp(by.get(group), figure) === value)),
      )
    return [
      about.ask('groups', `${about.isHers ? 'Quante' : 'Quanti'} ${about.many} per ${field.label.toLowerCase()}?`, isRight),
      about.ask('groups', `${about.many} divisi per ${field.label.toLowerCase()}`, (found) => isRight(found) || isAddedUp(found)),
    ]
  })
}

function sums(about: About): readonly Ask[] {
  return about.figures.flatMap(([key, field]) => {
    const golds = [about.rows, about.coming].map((rows) => rows.map((row) => row[key]).filter((one) => typeof one === 'number'))
    const sumOf = (held: readonly number[]) => held.reduce((all, one) => all + one, 0)
    const near = (values: readonly number[]) => (found: Found) =>
      found.is === 'number' && values.some((value) => found.value !== undefined && Math.abs(found.value - value) < 0.51)
    if (golds.some(({ length }) => length === 0)) return []
    const total = about.ask('sum', `Quanto fa in tutto ${field.label.toLowerCase()} di tutti i ${about.many}?`, near(golds.map(sumOf)))
    return [
      ...(addsUp(field) ? [total] : []),
      about.ask('sum', `${field.label.toLowerCase()} in media dei ${about.many}`, near(golds.map((held) => sumOf(held) / held.length))),
    ]
  })
}

function most(about: About): readonly Ask[] {
  return about.figures.slice(0, 2).flatMap(([key, field]) => {
    const held = about.rows.filter((row) => typeof row[key] === 'number')
    if (held.length < 2) return []
    const best = [about.rows, about.coming].map((rows) => Math.max(...rows.map((row) => Number(row[key] ?? Number.NEGATIVE_INFINITY))))
    const isBest = (value: unknown) => best.some((one) => one === value)
    const isRight = (found: Found) =>
      (found.is === 'records' && held.some((row) => row.id === found.ids[0] && isBest(row[key]))) ||
      ((found.is === 'number' || found.is === 'value') && isBest(found.value))
    return [
      about.ask(
        'most',
        `${about.isHers ? 'la' : 'il'} ${about.one} con ${field.label.toLowerCase()} più ${isHerLabel(field) ? 'alta' : 'alto'}`,
        isRight,
      ),
    ]
  })
}
