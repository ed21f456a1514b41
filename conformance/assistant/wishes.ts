import type { Found } from '../../src/assistant/reply.ts'
import { isReference, statusOf } from '../../src/kernel/entity/entity.ts'
import { isStored } from '../../src/kernel/fields/derived.ts'
import { isKind, type Field } from '../../src/kernel/fields/field.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import { some, type About, type Ask } from './about.ts'
import { optionsOf, withArticle } from './words.ts'

/** Whatever can be wished done to the records of an entity by its description. */
export const wishes = (about: About): readonly Ask[] => [...creations(about), ...updates(about), ...moves(about), ...removals(about)]

function creations(about: About): readonly Ask[] {
  const keys = (about.entity.form ?? []).filter(({ on }) => on !== 'edit').flatMap(({ fields }) => fields)
  const [title = ''] = about.entity.title.flat()
  const stored = keys.flatMap((key) => {
    const field = about.entity.fields[key]
    const written = field && isStored(field) && field.kind !== 'text' ? writtenIn(about, field) : undefined
    return field && written ? [{ key, field, written }] : []
  })
  const name = about.entity.fields[title]?.kind === 'text' ? { said: ' Prova Zeta', values: { [title]: 'Prova Zeta' } } : undefined
  return some(stored, 4).flatMap(({ key, field, written }) => {
    const values = { ...name?.values, [key]: written.value }
    const said = `${about.isHers ? 'nuova' : 'nuovo'} ${about.one}${name?.said ?? ''}, ${field.label.toLowerCase()} ${written.said}`
    return [
      about.ask('create', said, (found) => {
        // What is required may still be asked for.
        if (found.is === 'asks') return found.entity === about.entity.name && found.field !== key
        if (found.is === 'choose') return found.entity !== about.entity.name
        if (found.is !== 'proposal') return found.is === 'impossible' && found.entity === about.entity.name
        const [change] = found.changes
        return change?.type === 'create' && change.entity === about.entity.name && holds(change.values, values)
      }),
    ]
  })
}

function updates(about: About): readonly Ask[] {
  const [pair] = some(about.named, 1)
  if (!pair) return []
  const [row, title] = pair
  const keys = (about.entity.form ?? [{ fields: about.entity.table }]).flatMap(({ fields }) => fields)
  return some(keys, 8).flatMap((key) => {
    const field = about.entity.fields[key]
    if (!field || !isStored(field) || key === about.entity.title.flat()[0] || isKind(field, 'status')) return []
    const written = writtenIn(about, field, row, key)
    if (!written) return []
    const isRight = (found: Found) => {
      if (found.is === 'impossible') return found.entity === about.entity.name
      if (found.is !== 'proposal' || found.changes.length !== 1) return false
      const [change] = found.changes
      return change?.type === 'update' && change.id === row.id && holds(change.values, { [key]: written.value })
    }
    return [
      about.ask('update', `cambia ${withArticle(field.label)} di ${title} in ${written.said}`, isRight),
      about.ask('update', `${title}: metti ${field.label.toLowerCase()} ${written.said}`, isRight),
    ]
  })
}

function moves(about: About): readonly Ask[] {
  const [key, status] = statusOf(about.entity) ?? []
  if (key === undefined || !status) return []
  return Object.entries(status.states).flatMap(([state, { next }]) => {
    const pair = about.named.find(([row]) => row[key] === state)
    if (!pair) return []
    const [row, title] = pair
    return next.flatMap((to) => {
      const label = status.states[to]?.label.toLowerCase() ?? ''
      const isRight = (found: Found) =>
        (found.is === 'proposal' && found.changes.some((one) => one.type === 'move' && one.id === row.id && one.to === to)) ||
        ((found.is === 'asks' || found.is === 'impossible') && found.entity === about.entity.name)
      return [
        about.ask('move', `segna ${title} come ${label}`, isRight),
        about.ask('move', `${about.one} ${title} ora è ${label}`, isRight),
      ]
    })
  })
}

function removals(about: About): readonly Ask[] {
  const [pair] = some(about.named, 1)
  if (!pair) return []
  const [row, title] = pair
  return [
    about.ask(
      'remove',
      `elimina ${about.isHers ? 'la' : 'il'} ${about.one} ${title}`,
      (found) =>
        (found.is === 'proposal' && found.changes.some((one) => one.type === 'remove' && one.id === row.id)) ||
        (found.is === 'impossible' && found.entity === about.entity.name),
    ),
  ]
}

interface Written {
  readonly said: string
  readonly value: unknown
}

/** What is said of a field that holds something else now. */
const PLAIN: Readonly<Partial<Record<Field['kind'], readonly [Written, Written]>>> = {
  money: [
    { said: '42 euro', value: 4200 },
    { said: '51 euro', value: 5100 },
  ],
  integer: [
    { said: '7', value: 7 },
    { said: '9', value: 9 },
  ],
  decimal: [
    { said: '7', value: 7 },
    { said: '9', value: 9 },
  ],
  time: [
    { said: '16:00', value: '16:00' },
    { said: '17:00', value: '17:00' },
  ],
  date: [
    { said: '15 dicembre', value: '2026-12-15' },
    { said: '16 dicembre', value: '2026-12-16' },
  ],
  phone: [
    { said: '0376 123456', value: '0376123456' },
    { said: '0376 654321', value: '0376654321' },
  ],
  email: [
    { said: 'info@esempio.it', value: 'info@esempio.it' },
    { said: 'posta@esempio.it', value: 'posta@esempio.it' },
  ],
  text: [
    { said: 'Prova Zeta', value: 'Prova Zeta' },
    { said: 'Altra Zeta', value: 'Altra Zeta' },
  ],
}

/** A value of a field as one says it, and not the one that it holds. */
function writtenIn(about: About, field: Field, row?: AnyRow, key = ''): Written | undefined {
  const held = row?.[key]
  if (isKind(field, 'choice')) {
    const [option, label] = Object.entries(optionsOf(field)).find(([one]) => one !== held) ?? []
    return option === undefined || label === undefined ? undefined : { said: label.toLowerCase(), value: option }
  }
  if (isReference(field)) {
    const named = [...about.titles].filter(([id, { isOnly }]) => isOnly && id.startsWith(`${field.target}_`) && id !== held)
    const [id, name] = named[Math.floor(named.length / 2)] ?? []
    return id === undefined || !name ? undefined : { said: name.title, value: id }
  }
  return PLAIN[field.kind]?.find(({ value }) => value !== held)
}

const holds = (values: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([key, value]) => {
    const held = values[key]
    if (typeof value === 'string' && typeof held === 'string')
      return held.replaceAll(/\s/g, '').toLowerCase() === value.replaceAll(/\s/g, '').toLowerCase()
    return held === value || (Array.isArray(held) && held.length === 1 && held[0] === value)
  })
