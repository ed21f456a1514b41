import type { AskedRecords } from '../kernel/question/question.ts'
import type { Tone } from '../kernel/fields/field.ts'
import type { AnyRow } from '../kernel/fields/shapes.ts'
import type { Change, Values } from '../kernel/door/change.ts'

/** What the assistant says to one turn: words for eyes and ears, and what stands under them. */
export interface Reply {
  /** The message: one or two sentences. */
  readonly says: string
  /** The same for ears, in one sentence: no more than two rows are named. */
  readonly spoken: string
  readonly card?: AnswerCard
  /** Three things that may be asked, where nothing was understood. */
  readonly suggestions?: readonly string[]
  /** «Riprendo l’ordine?»: a draft that was left aside is offered again; a yes takes it up, and so does `ask`, «Riprendi l’ordine». */
  readonly resume?: { readonly says: string; readonly ask: string }
  /** What was found, as a program reads it. */
  readonly found: Found
}

/** What lies under an answer's words. */
export type AnswerCard = FigureCard | RowsCard | GroupsCard | PaperCard | LeadCard | ProposalCard | ChoiceCard | DoneCard

/** A condition as a person reads it («Stato: Confermato»); it can be taken off unless it is `fixed`. */
export interface Chip {
  readonly key: string
  readonly label: string
  readonly fixed?: true
}

/** Records that an answer found: under conditions, and by words that were searched for. */
export type FoundRecords = AskedRecords & { readonly search?: string }

interface Answer {
  /** Names the answer when a chip is taken off it. */
  readonly id: string
  readonly chips: readonly Chip[]
  /** The records behind the answer: where the list of them leads, with the same conditions. */
  readonly way?: FoundRecords
}

/** One figure, or what one record says. */
export interface FigureCard extends Answer {
  readonly kind: 'figure'
  /** «Fatturato del mese». */
  readonly label: string
  /** «12.400 €». */
  readonly text: string
  readonly note?: string
  /** «Come si calcola»: how the figure is made, in one sentence. */
  readonly formula?: string
  /** The record that says it, where it is one. */
  readonly record?: { readonly entity: string; readonly id: string; readonly title: string }
}

/** Words, or a state in its tone. */
export type AnswerCell = string | { readonly text: string; readonly tone: Tone }

/** The first rows of an answer. */
export interface RowsCard extends Answer {
  readonly kind: 'rows'
  /** «Interventi di lunedì 23 novembre». */
  readonly caption: string
  readonly columns: readonly { readonly key: string; readonly label: string; readonly isNumber?: boolean }[]
  /** `entity` is the entity of the record to open; absent where a row is no record (an entry of a history, a free hour). */
  readonly rows: readonly { readonly id: string; readonly entity?: string; readonly cells: readonly AnswerCell[] }[]
  /** How many of the first columns say together what a row is called: given name and surname. One when absent. */
  readonly called?: number
  /** How many there are in all. */
  readonly total: number
}

/** A figure by group. */
export interface GroupsCard extends Answer {
  readonly kind: 'groups'
  readonly caption: string
  /** «Tecnico», «Ore». */
  readonly labels: readonly [by: string, figure: string]
  readonly groups: readonly { readonly key: string; readonly label: string; readonly value: number; readonly text: string }[]
}

/** The paper of one record, to print. */
export interface PaperCard {
  readonly kind: 'paper'
  /** «Stampa ricevuta». */
  readonly label: string
  /** The key of the paper among those of the trade. */
  readonly print: string
  readonly record: { readonly entity: string; readonly id: string; readonly title: string }
}

/** The way to a page of the dashboard; `shows` is its view, or its part. */
export interface LeadCard extends LeadsTo {
  readonly kind: 'lead'
  readonly label: string
}
export interface LeadsTo {
  readonly screen: string
  readonly shows: string
  /** What is chosen on a report: its period, by its key. */
  readonly chosen?: Readonly<Record<string, string>>
}

/** What would change, for a person to confirm: it is kept by the assistant for ten minutes and can be used once. */
export interface ProposalCard {
  readonly kind: 'proposal'
  readonly id: string
  /** «Intervento · Serratura bloccata», «Nuova prenotazione · Marco Bianchi», «4 appuntamenti». */
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly before?: string; readonly after: string }[]
  /** The titles of the records, where there are several. */
  readonly records?: readonly string[]
  /** What the form would ask before saving: «È domenica: conferma lo stesso?». */
  readonly doubts?: readonly string[]
  /** This number must be typed before it can be confirmed: so many records are touched. */
  readonly typed?: number
  /** The label of the button: «Conferma», «Elimina». */
  readonly confirm: string
  readonly isRemoval?: true
  /** It is done nowhere but in the form that `edit` opens. */
  readonly inForm?: true
  /** What «Modifica» opens, filled in; absent where nothing can be corrected. */
  readonly edit?: Edit
}

export type Edit =
  | { readonly is: 'create'; readonly entity: string; readonly values: Values }
  | { readonly is: 'update'; readonly entity: string; readonly id: string; readonly values: Values }
  | { readonly is: 'move'; readonly entity: string; readonly id: string; readonly to: string; readonly values: Values }
  | { readonly is: 'act'; readonly action: string; readonly ids: readonly string[]; readonly inputs: Values }

/** A question with its answers: which record, which option, «Intendevi …?». */
export interface ChoiceCard {
  readonly kind: 'choice'
  readonly id: string
  readonly options: readonly { readonly key: string; readonly label: string; readonly note?: string }[]
}

/** Something was done; «Annulla» takes it back. */
export interface DoneCard {
  readonly kind: 'done'
  readonly commit: number
  readonly record?: { readonly entity: string; readonly id: string; readonly title: string }
}

/** What a turn came to, for callers that are programs: the bench, a conformance test. */
export type Found =
  | { readonly is: 'records'; readonly entity: string; readonly ids: readonly string[] }
  | { readonly is: 'number'; readonly value: number | undefined; readonly entity?: string; readonly ids?: readonly string[] }
  | { readonly is: 'groups'; readonly groups: Readonly<Record<string, number>> }
  | { readonly is: 'truth'; readonly value: boolean; readonly entity: string; readonly rows: readonly AnyRow[] }
  | { readonly is: 'value'; readonly entity: string; readonly id: string; readonly field: string; readonly value: unknown }
  | { readonly is: 'metric'; readonly key: string; readonly value: number }
  | { readonly is: 'formula'; readonly key: string }
  | { readonly is: 'both'; readonly of: readonly Found[] }
  | { readonly is: 'history'; readonly entity: string; readonly id: string }
  | { readonly is: 'gaps'; readonly entity: string; readonly gaps: readonly Gap[] }
  /** The days, of those that are asked about, on which the firm opens. */
  | { readonly is: 'opening'; readonly open: readonly string[] }
  | (LeadsTo & { readonly is: 'screen' })
  | { readonly is: 'proposal'; readonly entity: string; readonly changes: readonly Change[] }
  | { readonly is: 'asks'; readonly entity: string; readonly field: string }
  | { readonly is: 'choose'; readonly entity: string; readonly ids: readonly string[] }
  | { readonly is: 'impossible'; readonly entity: string }
  /** «Intendevi …?» */
  | { readonly is: 'meant' }
  | { readonly is: 'refused' | 'done' | 'undone' | 'dropped' | 'chat' }

/** Time in which a lane has room. */
export interface Gap {
  readonly day: string
  readonly lane: string
  readonly from: string
  readonly until: string
}
