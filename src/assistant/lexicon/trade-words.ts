import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { isOver, type Status } from '../../kernel/fields/status.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { foldAccents } from '../../kernel/italian/words.ts'
import { GRAMMAR } from './grammar-words.ts'
import type { TradeSense } from './sense.ts'
import { stemOf, verbStemOf } from './stem.ts'

/** A phrase of the trade, what it means, and how sure it is: a label more than another word for it. */
export interface TradeWord {
  readonly says: string
  readonly sense: TradeSense
  readonly sure: number
}

const LABEL = 1
const SYNONYM = 0.95
const KIND = 0.9
const DERIVED = 0.8

/** What a field of a kind is called anywhere. */
const KIND_WORDS: Readonly<Partial<Record<Field['kind'], readonly string[]>>> = {
  phone: ['telefono', 'cellulare', 'cell', 'numero di telefono', 'numero', 'recapito', 'tel'],
  email: ['email', 'mail', 'e mail', 'posta elettronica', 'indirizzo email', 'indirizzo mail'],
  vat_number: ['partita iva', 'p iva', 'piva'],
  fiscal_code: ['codice fiscale', 'cf'],
  plate: ['targa'],
}

/** What a field is asked by besides its name: nouns that any trade has, and the verbs and questions that go with them. */
const SAID_BY: readonly (readonly [kinds: RegExp, noun: RegExp, says: readonly string[]])[] = [
  [
    /^date$/,
    /scadenza|entro|valid[oa] fino/,
    ['scade', 'scadono', 'scadranno', 'in scadenza', 'scadeva', 'entro quando', 'fino a quando', 'vale fino'],
  ],
  [/^date$/, /consegna/, ['consegnare', 'da consegnare', 'va consegnato', 'quando è pronto', 'pronto per']],
  [/^date$/, /inizio|partenza/, ['inizia', 'iniziano', 'iniziare', 'comincia', 'cominciano', 'cominciare', 'parte', 'partono', 'partire']],
  [/^date$/, /\bfine\b|termine|conclusione/, ['finisce', 'finiscono', 'termina', 'terminano', 'si chiude', 'dura fino']],
  [/^time$/, /^ora\b|orario|dalle/, ['a che ora', 'che ora', 'a che ora comincia', 'a che ora inizia', 'comincia', 'inizia', 'orario']],
  [
    /^money$/,
    /prezzo|costo|tariffa|quota|retta|importo/,
    ['costa', 'costano', 'viene', 'quanto viene', 'quanto fa', 'si paga', 'facciamo pagare', 'quanto prendiamo'],
  ],
  [/^money$/, /speso|spesa/, ['abbiamo speso', 'spendere', 'speso', 'ha speso']],
  [
    /^money$/,
    /da incassare|residuo|saldo|da versare|credito/,
    ['ci deve', 'deve ancora', 'deve pagare', 'ancora pagare', 'manca da pagare', 'deve darci', 'soldi'],
  ],
  [/^(?:integer|decimal)$/, /durata|tempo/, ['dura', 'durano', 'quanto dura', 'ci vuole', 'ci mette']],
  [
    /^(?:integer|decimal)$/,
    /giacenza|quantita/,
    ['rimasto', 'rimasti', 'rimane', 'resta', 'restano', 'ne abbiamo', 'in magazzino', 'a magazzino', 'scorta di'],
  ],
  [
    /^(?:text|reference)$/,
    /fornitore/,
    ['da chi', 'chi fornisce', 'forniscono', 'chi vende', 'compriamo da', 'ordiniamo da', 'lo prendiamo'],
  ],
  [/^(?:text|place)$/, /indirizzo/, ['abita', 'dove sta', 'in che via', 'dove si trova', 'dove abita']],
  [/^(?:text|reference)$/, /ubicazione|scaffale|posizione/, ['dove teniamo', 'dove sta', 'dove lo trovo', 'scaffale']],
  [/^reference$/, /responsabile|referente|seguito da/, ['segue', 'seguono', 'chi segue', 'si occupa', 'se ne occupa', 'in mano a']],
  [/^(?:decimal|percent)$/, /frequenza|avanzamento|progresso|riempimento/, ['percentuale', 'percentuale di', 'a che punto']],
]
const stemsOf = (text: string) =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .map(stemOf)
    .join(' ')
const folded = (text: string) => foldAccents(text.toLowerCase())

function* saidBy(field: Field): Iterable<string> {
  const names = [field.label, field.noun?.said ?? '', field.short ?? '', ...(field.synonyms ?? [])].map(folded)
  for (const [kinds, noun, says] of SAID_BY) if (kinds.test(field.kind) && names.some((name) => noun.test(name))) yield* says
}

function* wordsOfField(entity: AnyEntity, key: string, field: Field): Iterable<TradeWord> {
  const sense = { is: 'field', entity: entity.name, field: key } as const
  yield { says: field.label, sense, sure: LABEL }
  if (field.noun?.said) yield { says: field.noun.said, sense, sure: SYNONYM }
  if (field.short) yield { says: field.short, sense, sure: SYNONYM }
  for (const says of field.synonyms ?? []) yield { says, sense, sure: SYNONYM }
  if (field.yearly) for (const says of [field.yearly.one, field.yearly.many]) yield { says, sense, sure: SYNONYM }
  if (key === 'note') for (const says of ['nota', 'annotazione', 'appunto', 'annota']) yield { says, sense, sure: KIND }
  // «Da incassare per tre» helps to reckon what «Da incassare» says.
  const isHelp = Object.values(entity.fields).some(({ label }) => field.label.startsWith(`${label} per `))
  if (!isHelp) for (const says of saidBy(field)) yield { says, sense, sure: DERIVED }
  for (const says of KIND_WORDS[field.kind] ?? []) yield { says, sense, sure: KIND }
  if (field.unit) for (const says of field.unit) yield { says, sense, sure: SYNONYM }
  const held = (value: string | boolean): TradeSense => ({ is: 'held', entity: entity.name, field: key, value })
  if (isKind(field, 'boolean')) {
    yield { says: field.label, sense: held(true), sure: SYNONYM }
    for (const says of field.synonyms ?? []) yield { says, sense: held(true), sure: SYNONYM }
  }
  if (isKind(field, 'choice')) {
    const { options, also } = field as unknown as {
      options: Readonly<Record<string, string>>
      also?: Readonly<Record<string, readonly string[]>>
    }
    for (const [value, label] of Object.entries(options)) {
      yield { says: label, sense: held(value), sure: LABEL }
      for (const says of also?.[value] ?? []) yield { says, sense: held(value), sure: SYNONYM }
    }
  }
}

/** How anybody says that something does not take place. */
const CALLED_OFF = /^(?:annullat|cancellat|disdett)/i
const CALLS_OFF = [
  'annulla',
  'disdici',
  'disdire',
  'cancella',
  'annullami',
  'fai saltare',
  'ha disdetto',
  'hanno disdetto',
  'ha annullato',
  'hanno annullato',
  'disdice',
  'disdicono',
  'salta',
  'si annulla',
]

function* wordsOfStates(entity: AnyEntity): Iterable<TradeWord> {
  const [key, status] = statusOf(entity) ?? []
  if (key === undefined || !status) return
  for (const [to, { label, verb, verbs, also = [] }] of Object.entries(status.states)) {
    const held: TradeSense = { is: 'held', entity: entity.name, field: key, value: to }
    yield { says: label, sense: held, sure: LABEL }
    for (const says of also) yield { says, sense: held, sure: SYNONYM }
    if (CALLED_OFF.test(label)) for (const says of CALLS_OFF) yield { says, sense: { is: 'move', entity: entity.name, to }, sure: SYNONYM }
    if (verb) yield { says: verb, sense: { is: 'move', entity: entity.name, to }, sure: LABEL }
    for (const [next, says] of Object.entries(verbs ?? {}))
      if (typeof says === 'string') yield { says, sense: { is: 'move', entity: entity.name, to: next }, sure: SYNONYM }
  }
  yield* stillToBe(entity.name, key, status)
  yield* orders(entity, status)
}

/** What one says who wants a thing to have become so: «chiusa», «chiudi». */
const ORDERS: readonly (readonly [participle: RegExp, says: readonly string[]])[] = [
  [/^(.{2,})at[oa]$/, ['a', 'are']],
  [/^(.{3,})it[oa]$/, ['isci', 'ire']],
  [/^(.{3,})ut[oa]$/, ['i', 'ere']],
  [/^(.+)us[oa]$/, ['udi', 'udere']],
  [/^(.+)es[oa]$/, ['endi', 'endere']],
  [/^(.*)mess[oa]$/, ['metti', 'mettere']],
  [/^(.*riso)lt[oa]$/, ['lvi', 'lvere']],
  [/^(.+)int[oa]$/, ['ingi', 'ingere']],
]
/** What happens by itself is no order. */
const HAPPENS =
  /^(?:ri)?(?:arriv|part|usc|entr|torn|ven|and|scad|pass|st|cad|manc|salt|priv|grat|vuot|dov|comp|aspett|riman|att|vol|sed|ten)/
/** «ultima» is the last one, whatever is «ultimato». */
const SMALL = new Set(GRAMMAR.map(([phrase]) => stemOf(phrase)))

/** The verbs of the participles that a state is called by, but for those that say something else of the entity. */
function* orders(entity: AnyEntity, { states }: Status<string>): Iterable<TradeWord> {
  const { name, label, synonyms = [], makes = [], fields } = entity
  const verbs = Object.values(states).flatMap(({ verb, verbs: more = {} }) => [verb, ...Object.values(more)])
  const words = Object.entries(fields).flatMap(([key, field]) => [...wordsOfField(entity, key, field)].map(({ says }) => says))
  const own = new Set([label.one, label.many, ...synonyms, ...makes, ...verbs, ...words].flatMap((says) => (says ? [stemsOf(says)] : [])))
  for (const [to, state] of Object.entries(states))
    for (const participle of [state.label, ...(state.also ?? [])].map(folded)) {
      if (HAPPENS.test(participle) || participle.includes(' ')) continue
      const [, says] = ORDERS.find(([pattern]) => pattern.test(participle)) ?? []
      const meant = (says ?? []).map((ending) => participle.replace(/(?:at|it|ut|us|es|mess|lt|int)[oa]$/, ending))
      if (meant.some((verb) => SMALL.has(stemOf(verb)) || own.has(stemsOf(verb)) || own.has(verbStemOf(verb)))) continue
      for (const verb of meant) yield { says: verb, sense: { is: 'move', entity: name, to }, sure: DERIVED }
    }
}

const VERBS: Readonly<Record<string, string>> = { at: 'are', ut: 'ere', it: 'ire' }
/** «da approvare»: in a state from which one comes to «Approvato»; where the trade says itself what that is, it is that. */
function* stillToBe(entity: string, field: string, { states }: Status<string>): Iterable<TradeWord> {
  const said = new Set(Object.values(states).flatMap(({ also = [] }) => also.map(folded)))
  for (const [to, { label, away }] of Object.entries(states)) {
    // Nobody has to call something off.
    if (away) continue
    const [, stem, ending = ''] = /^([a-z]{3,})(at|ut|it)[oa]$/.exec(folded(label)) ?? []
    const says = `da ${stem}${VERBS[ending]}`
    if (stem === undefined || said.has(says)) continue
    for (const [value, state] of Object.entries(states))
      if (state.next.includes(to) && !isOver(state)) yield { says, sense: { is: 'held', entity, field, value }, sure: DERIVED }
  }
}

/**
 * Whether another word for an entity says what it is and no more. «lista d'attesa», «attestati da rilasciare» say which of them,
 * «donazioni del mese» is a figure, «aule» are themselves records: those words help the palette to a page, and mean something else in a sentence.
 */
function isName(says: string, entity: AnyEntity, figures: ReadonlySet<string>, labels: ReadonlyMap<string, string>): boolean {
  const stems = stemsOf(says)
  if (figures.has(stems) || (labels.get(stems) ?? entity.name) !== entity.name) return false
  const words = [
    ...wordsOfStates(entity),
    ...Object.entries(entity.fields).flatMap(([key, field]) => [...wordsOfField(entity, key, field)]),
  ]
  // «coperti» are what its bookings hold and are counted by.
  const isCounted = (sense: TradeSense) => sense.is === 'field' && entity.fields[sense.field]?.numeric === true
  const held = new Set(
    words.flatMap(({ says: one, sense, sure }) => (sense.is === 'held' || (sure === LABEL && isCounted(sense)) ? [stemsOf(one)] : [])),
  )
  if (held.has(stems)) return false
  const own = new Set([entity.label.one, entity.label.many].map((label) => stemsOf(label)))
  const [first = '', ...rest] = stems.split(' ')
  return rest.length === 0 || !own.has(first) || own.has(stems)
}

/** Everything that the description of a trade gives a word for. */
export function* tradeWords(sector: Sector): Iterable<TradeWord> {
  const figures = new Set(sector.metrics.flatMap(({ label, synonyms = [] }) => [label, ...synonyms].map(stemsOf)))
  const labels = new Map(
    sector.entities.flatMap(({ name, label }) => [label.one, label.many].map((says) => [stemsOf(says), name] as const)),
  )
  for (const entity of sector.entities) {
    const sense = { is: 'entity', entity: entity.name } as const
    yield { says: entity.label.one, sense, sure: LABEL }
    yield { says: entity.label.many, sense, sure: LABEL }
    for (const says of entity.synonyms ?? []) if (isName(says, entity, figures, labels)) yield { says, sense, sure: SYNONYM }
    for (const says of entity.makes ?? []) yield { says, sense: { is: 'makes', entity: entity.name }, sure: SYNONYM }
    yield* wordsOfStates(entity)
    for (const [key, field] of Object.entries(entity.fields)) yield* wordsOfField(entity, key, field)
  }
  for (const { key, label, synonyms = [] } of sector.metrics) {
    yield { says: label, sense: { is: 'metric', key }, sure: LABEL }
    for (const says of synonyms) yield { says, sense: { is: 'metric', key }, sure: SYNONYM }
  }
  for (const { key, label, title, synonyms = [] } of sector.actions) {
    for (const says of [label, title, ...synonyms]) yield { says, sense: { is: 'action', key }, sure: LABEL }
  }
}
