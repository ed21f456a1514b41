import { checkAccess } from './access/check-access.ts'
import type { GroupLabels } from './access/access.ts'
import type { Action } from './action.ts'
import { isReference, statusOf, type AnyEntity, type Entity } from './entity.ts'
import { chained } from './chain.ts'
import type { Chain } from './chain.types.ts'
import { checkChain } from './check-chain.ts'
import { referencesIn, referencesOf } from './references.ts'
import { checkDerived, checkRings } from './check-derived.ts'
import { checkConditions } from './expression/check-conditions.ts'
import type { Condition } from './expression/condition.ts'
import { pathsOfConditions } from './expression/paths.ts'
import { resolve, scopeOf } from './expression/scope.ts'
import type { AnyRow, Stored } from './fields/shapes.ts'
import { isKind, type Field, type Fields, type FieldKind } from './fields/field.ts'
import { iconNames } from './icon-name.ts'
import type { Metric } from './metric.ts'
import type { Firm } from './paper.ts'
import type { Print } from './print.ts'
import { DefinitionError } from './problem.ts'
import { isOwnView, type CollectionScreen, type KnownView, type Panel, type Screen } from './screen.ts'
import type { Card, Script } from './script.ts'
import { stockOf } from './stock.ts'
import type { Store } from './store/store.ts'

type StoredOf<E> = E extends Entity<infer N, infer F extends Fields> ? Stored<N, F> : never
type Data<E extends readonly unknown[]> = {
  readonly [K in E[number] as K extends { name: infer N extends string } ? N : never]: readonly StoredOf<K>[]
}

/**
 * The records of the open demo page, made for a moment: the same moment always gives the same records. Where an hour is
 * handed in, nothing that has happened lies after it; what is planned may.
 */
export type Sample<E extends readonly unknown[]> = (today: string, time?: string) => Data<E>

export interface SectorOptions<E extends readonly unknown[]> {
  readonly card: Card
  readonly entities: E
  /** To whom something may be kept, in words; see `defineGroups`. */
  readonly groups?: GroupLabels
  readonly metrics: readonly Metric[]
  readonly actions?: readonly Action[]
  readonly prints?: readonly Print[]
  readonly chains?: readonly Chain[]
  readonly screens: readonly Screen[]
  readonly script: Script
  readonly sample: Sample<NoInfer<E>>
  /** Whose papers are printed: the firm as the trade keeps it. Nobody's where nothing is said. */
  readonly firm?: (store: Store) => Promise<Firm | undefined>
  /** What newer official tables than the committed ones say of comuni and states, as the records keep it; '' where nobody has any. */
  readonly places?: (store: Store) => Promise<string>
  /** What stands over the dashboard, where it is not the short name of the trade. */
  readonly title?: string
  /** How many tabs the bar of a phone holds: with six there is no «Altro», and the header keeps its buttons. Four when nothing is said. */
  readonly bar?: 4 | 6
}

/** A whole trade, as the rest of the house sees it. */
export interface Sector {
  readonly card: Card
  readonly entities: readonly AnyEntity[]
  readonly groups: GroupLabels
  readonly metrics: readonly Metric[]
  readonly actions: readonly Action[]
  readonly prints: readonly Print[]
  readonly chains: readonly Chain[]
  readonly screens: readonly Screen[]
  readonly script: Script
  readonly sample: (today: string, time?: string) => Readonly<Record<string, readonly AnyRow[]>>
  readonly firm: (store: Store) => Promise<Firm | undefined>
  readonly places: (store: Store) => Promise<string>
  readonly title: string
  readonly bar: 4 | 6
}

/** Puts a trade together and checks that everything it names exists. Faults are thrown here, with place, fault and remedy. */
export function defineSector<const E extends readonly unknown[]>(options: SectorOptions<E>): Sector {
  const sector = {
    groups: {},
    actions: [],
    prints: [],
    chains: [],
    firm: async () => undefined,
    places: async () => '',
    title: options.card.name,
    bar: 4,
    ...options,
  } as unknown as Sector
  const check = checker(sector)
  for (const entity of sector.entities) checkEntity(sector, entity)
  const known = new Map(sector.entities.map((entity) => [entity.name, entity]))
  for (const entity of sector.entities) checkDerived(sector.card.slug, entity, known)
  for (const entity of sector.entities) stockOf(entity, known)
  checkRings(known)
  for (const chain of sector.chains) checkChain(sector.card.slug, chain, known)
  checkAccess(sector.card.slug, known, sector.groups)
  checkKeys(sector)
  for (const entity of sector.entities) {
    for (const { paper } of Object.values(statusOf(entity)?.[1].states ?? {}))
      if (paper) check.print(`${entity.name}.paper`, paper, entity.name)
  }
  for (const metric of sector.metrics) {
    const path = `metrics.${metric.key}`
    check.entity(path, metric.entity.name)
    const asked = [
      metric.where ?? [],
      'whole' in metric && metric.whole ? metric.whole.where : [],
      'note' in metric && metric.note && 'where' in metric.note ? metric.note.where : [],
    ]
    for (const where of asked) check.conditions(`${path}.where`, metric.entity.name, where)
    if ('work' in metric) check.reads(path, metric.reads)
  }
  for (const { key, entity, when = [], reads } of sector.prints) {
    check.reads(`prints.${key}`, reads)
    check.entity(`prints.${key}`, entity)
    check.own(`prints.${key}.when`, entity, when)
  }
  for (const action of sector.actions) checkActionAmong(check, action)
  check.icon('card.icon', sector.card.icon)
  for (const screen of sector.screens) {
    check.icon(`screens.${screen.key}.icon`, screen.icon)
    if (screen.badge) check.metric(`screens.${screen.key}.badge`, screen.badge)
    if (screen.kind === 'collection') checkCollection(check, screen)
    else if (screen.kind === 'own') {
      check.reads(`screens.${screen.key}`, screen.reads)
      if (screen.creates) check.collection(`screens.${screen.key}.creates`, screen.creates)
    } else {
      for (const metric of [...screen.metrics, ...(screen.indices ?? [])]) check.metric(`screens.${screen.key}.metrics`, metric)
      for (const panel of screen.panels) checkPanel(check, `screens.${screen.key}`, panel)
      check.collection(`screens.${screen.key}.creates`, screen.creates)
    }
  }
  return { ...sector, entities: chained(sector.entities, sector.chains) }
}

/** A key names one thing: the second of two would never be found. */
function checkKeys({ card, metrics, actions, prints, chains, screens }: Sector): void {
  for (const [path, list] of Object.entries({ metrics, actions, prints, chains, screens })) {
    const keys = list.map(({ key }) => key)
    const twice = keys.find((key, at) => keys.indexOf(key) !== at)
    if (twice !== undefined) throw new DefinitionError(`${card.slug}.${path}`, `'${twice}' stands twice in the list.`, 'Rename one.')
  }
}

type Checker = ReturnType<typeof checker>

const REMEDIES: Readonly<Partial<Record<KnownView, string>>> = {
  cards: 'Say what a card shows.',
  week: 'Give the entity a slot.',
  timeline: 'Give the entity a span.',
}

function checker({ card, entities, metrics, screens, actions, prints }: Sector) {
  const among = (kind: string, known: readonly string[]) => (path: string, name: string) => {
    if (known.includes(name)) return
    throw new DefinitionError(`${card.slug}.${path}`, `'${name}' is not ${kind} of this sector.`, `Known: ${known.join(', ') || 'none'}.`)
  }
  /** What is about one entity is offered where that entity is. */
  const about =
    (kind: string, all: readonly { readonly key: string; readonly entity: string }[]) => (path: string, name: string, entity: string) => {
      among(
        kind,
        all.map(({ key }) => key),
      )(path, name)
      const other = all.find(({ key }) => key === name)?.entity
      if (other === undefined || other === entity) return
      throw new DefinitionError(
        `${card.slug}.${path}`,
        `'${name}' is ${kind} of ${other}, and here is ${entity}.`,
        `Name ${kind} of ${entity}.`,
      )
    }
  return {
    entity: among(
      'an entity',
      entities.map((entity) => entity.name),
    ),
    metric: among(
      'a metric',
      metrics.map((metric) => metric.key),
    ),
    screen: among(
      'a screen',
      screens.map((screen) => screen.key),
    ),
    icon: among('an icon', iconNames),
    action: about('an action', actions),
    print: about('a paper', prints),
    /** An action that a button over a list opens. */
    listAction(path: string, name: string, entity: string) {
      this.action(path, name, entity)
      if (actions.find(({ key }) => key === name)?.on === 'list') return
      throw new DefinitionError(
        `${card.slug}.${path}`,
        `'${name}' is done with one record.`,
        'Name an action over a list: this one stands on its records by itself.',
      )
    },
    collection(path: string, name: string) {
      this.screen(path, name)
      const screen = screens.find(({ key }) => key === name)
      if (screen?.kind === 'collection') return
      throw new DefinitionError(
        `${card.slug}.${path}`,
        `'${name}' is an ${screen?.kind} screen and holds no records.`,
        'Name a collection.',
      )
    },
    /** A field of a kind, or of any that can be added up. */
    kind(path: string, entity: string, name: string, wanted: FieldKind | 'number') {
      this.field(path, entity, name)
      const field: Field | undefined = entities.find((candidate) => candidate.name === entity)?.fields[name]
      if (!field || (wanted === 'number' ? field.numeric : isKind(field, wanted))) return
      throw new DefinitionError(`${card.slug}.${path}`, `'${name}' of ${entity} is a ${field.kind}.`, `Name a field of kind ${wanted}.`)
    },
    conditions(path: string, entity: string, conditions: readonly Condition[]) {
      this.entity(path, entity)
      const described = entities.find((candidate) => candidate.name === entity)
      const known = new Map(entities.map((one) => [one.name, one]))
      if (described) checkConditions({ ...scopeOf(described, known), place: `${card.slug}.${path}` }, conditions)
    },
    /** Conditions that are asked of one record as it stands on screen: what lies behind its references is not there. */
    own(path: string, entity: string, conditions: readonly Condition[]) {
      this.conditions(path, entity, conditions)
      const beyond = pathsOfConditions(conditions).find((name) => name.includes('.'))
      if (beyond === undefined) return
      throw new DefinitionError(`${card.slug}.${path}`, `'${beyond}' lies beyond the record.`, 'Work it out as a field of its own.')
    },
    /** A field, or through references one of another record. */
    path(path: string, entity: string, name: string) {
      this.entity(path, entity)
      const described = entities.find((candidate) => candidate.name === entity)
      if (described)
        resolve({ ...scopeOf(described, new Map(entities.map((one) => [one.name, one]))), place: `${card.slug}.${path}` }, name)
    },
    /** Entities and fields of them that a function reads. */
    reads(path: string, reads: readonly string[] = []) {
      for (const read of reads) {
        const [entity = '', ...rest] = read.split('.')
        if (rest.length > 0) this.path(`${path}.reads`, entity, rest.join('.'))
        else this.entity(`${path}.reads`, entity)
      }
    },
    field(path: string, entity: string, name: string) {
      this.entity(path, entity)
      const fields = Object.keys(entities.find((candidate) => candidate.name === entity)?.fields ?? {})
      among(`a field of ${entity}, so not`, fields)(path, name)
    },
    /** The entity that a reference leads to. */
    target(entity: string, name: string): string {
      const field = entities.find((candidate) => candidate.name === entity)?.fields[name]
      return field && isReference(field) ? field.target : entity
    },
    /** The entity in whose lanes the records of another lie. */
    laneOf(name: string): string {
      const lane = entities.find((candidate) => candidate.name === name)?.span?.lane
      return lane === undefined ? name : this.target(name, lane)
    },
    span(path: string, name: string) {
      this.entity(path, name)
      if (entities.find((candidate) => candidate.name === name)?.span) return
      throw new DefinitionError(`${card.slug}.${path}`, `'${name}' lies nowhere on a plan.`, `Give ${name} a span.`)
    },
    states(path: string, name: string, states: readonly string[]) {
      const entity = entities.find((candidate) => candidate.name === name)
      const known = Object.keys((entity && statusOf(entity)?.[1].states) ?? {})
      for (const state of states) among(`a state of ${name}, so not`, known)(path, state)
    },
    views(path: string, { entity: name, views, ownViews, card: shown }: CollectionScreen) {
      const entity = entities.find((candidate) => candidate.name === name)
      const has: Readonly<Record<KnownView, boolean>> = {
        list: true,
        board: entity?.board !== undefined,
        week: entity?.slot !== undefined,
        timeline: entity?.span !== undefined,
        cards: shown !== undefined,
      }
      const lacking = views.find((view) => (isOwnView(view) ? ownViews?.[view] === undefined : !has[view]))
      if (!lacking) return
      const remedy = isOwnView(lacking) ? 'Name it in ownViews.' : (REMEDIES[lacking] ?? `Give ${name} a ${lacking}.`)
      throw new DefinitionError(`${card.slug}.${path}.views`, `'${lacking}' has nothing to show.`, remedy)
    },
  }
}

function checkEntity({ card, entities }: Sector, entity: AnyEntity): void {
  const names = entities.map(({ name }) => name)
  if (names.filter((name) => name === entity.name).length > 1) {
    throw new DefinitionError(`${card.slug}.${entity.name}`, 'the entity stands twice in the list.', 'Take one out.')
  }
  for (const { path, field } of referencesOf(entity)) {
    if (names.includes(field.target)) continue
    throw new DefinitionError(
      `${card.slug}.${entity.name}.${path}`,
      `refers to '${field.target}', which the sector leaves out.`,
      `Add the entity to the sector. Entities: ${names.join(', ')}.`,
    )
  }
}

/** What an action names of the others: its entity, and those that its inputs refer to. */
function checkActionAmong(check: Checker, { key, entity, on, where = [], icon, inputs, reads }: Action): void {
  const path = `actions.${key}`
  check.entity(path, entity)
  check.reads(path, reads)
  // The button stands on the record, which is looked at by itself.
  if (on === 'record') check.own(`${path}.where`, entity, where)
  else check.conditions(`${path}.where`, entity, where)
  if (icon) check.icon(`${path}.icon`, icon)
  for (const { path: place, field } of referencesIn(inputs)) check.entity(`${path}.inputs.${place}`, field.target)
}

function checkCollection(check: Checker, screen: CollectionScreen): void {
  const path = `screens.${screen.key}`
  const keys = [...screen.filters, ...Object.keys(screen.headings ?? {})]
  check.entity(path, screen.entity)
  check.views(path, screen)
  for (const key of keys) check.field(path, screen.entity, key)
  for (const [view, { reads }] of Object.entries(screen.ownViews ?? {})) check.reads(`${path}.ownViews.${view}`, reads)
  if (screen.card) checkCard(check, `${path}.card`, screen.entity, screen.card)
  if (screen.timeline) checkTimeline(check, `${path}.timeline`, screen.entity, screen.timeline)
  if (screen.action) check.listAction(`${path}.action`, screen.action, screen.entity)
  for (const print of screen.prints ?? []) check.print(`${path}.prints`, print, screen.entity)
}

function checkCard(
  check: Checker,
  path: string,
  entity: string,
  { heading, details, address, phone, photo, amount }: NonNullable<CollectionScreen['card']>,
): void {
  for (const key of [heading, ...details, ...(address === undefined ? [] : [address])]) check.field(path, entity, key)
  if (photo !== undefined) check.kind(`${path}.photo`, entity, photo, 'image')
  if (amount !== undefined) check.kind(`${path}.amount`, entity, amount, 'number')
  if (!phone) return
  check.kind(`${path}.phone`, entity, phone.through, 'reference')
  check.kind(`${path}.phone`, check.target(entity, phone.through), phone.field, 'phone')
}

function checkTimeline(check: Checker, path: string, entity: string, { blocks, details }: NonNullable<CollectionScreen['timeline']>): void {
  if (blocks) check.span(`${path}.blocks`, blocks.entity)
  for (const key of details) check.field(`${path}.details`, check.laneOf(entity), key)
}

function checkPanel(check: Checker, path: string, panel: Panel): void {
  if (panel.kind === 'agenda') {
    const keys = [panel.lead, panel.heading, ...panel.details]
    for (const where of [panel.where, panel.ahead ?? []]) check.conditions(path, panel.entity, where)
    for (const { when } of panel.moves ?? []) check.own(`${path}.moves`, panel.entity, when)
    for (const { field } of panel.sort) check.path(`${path}.sort`, panel.entity, field)
    for (const key of keys) if (key !== undefined) check.field(path, panel.entity, key)
    check.kind(`${path}.status`, panel.entity, panel.status, 'status')
    if (panel.amount !== undefined) check.kind(`${path}.amount`, panel.entity, panel.amount, 'number')
    check.states(
      `${path}.moves`,
      panel.entity,
      (panel.moves ?? []).map(({ to }) => to),
    )
    check.screen(`${path}.more`, panel.more.screen)
    return
  }
  if (panel.kind === 'bars') return check.reads(path, panel.reads)
  check.field(path, panel.entity, panel.unit)
  check.conditions(path, panel.entity, panel.where)
  for (const key of [panel.have, panel.need]) check.kind(path, panel.entity, key, 'number')
  if (panel.action) check.action(`${path}.action`, panel.action, panel.entity)
}
