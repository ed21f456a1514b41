import type { Change, Values } from '../door/change.ts'
import type { At } from '../italian/at.ts'
import type { Problem } from '../problem/problem.ts'
import type { Choices, Theme } from './choices.ts'
import type { FirstNumbers } from '../derive/first-numbers.ts'
import type { OwnField } from './own-fields.ts'
import type { Role } from './roles.ts'
import type { ViewSeen } from './saved-views.ts'

/** Sign-in, sessions and passkeys: answered by better-auth. */
export const ACCOUNT_PATH = '/api/conto'
/** Who may come in and how: what a page must know before anybody has signed in. */
export const ENTRY_PATH = '/api/accesso'
/** Firms of whoever has signed in. */
export const FIRMS_PATH = '/api/aziende'
/** Header by which a page shows the link that it was opened with: an invitation, or a registration that was confirmed. */
export const PROOF_HEADER = 'x-bottega-prova'

/** Header by which an owner looks at the records as somebody of the firm sees them (the id of a `Person`): nothing is written so. */
export const PREVIEW_HEADER = 'x-bottega-come'

/** Header of a 403 that a firm answers to whoever lacks the second step that it asks for. */
export const SECOND_STEP_HEADER = 'x-bottega-secondo-passo'

/** Shortest password that is taken, in characters (specification of entry: «12 characters or more»). */
export const SHORTEST_PASSWORD = 12

/** `GET /api/accesso`. */
export interface EntryState {
  /** Nobody has an account yet: who comes first needs no link, the server is his. */
  readonly first: boolean
  /** Whether links go out by mail; else they stand in the log of the server. */
  readonly mail: boolean
  /** Who has signed in on this browser. */
  readonly me?: Me
}

export interface Me {
  readonly name: string
  readonly email: string
}

/** `POST /api/accesso/iscrizione`: asks for a link to register with. The answer is 202 whether the address has an account or not. */
export interface EntryWish {
  readonly email: string
  /** The name of the firm, as it was typed: it comes back with the link. */
  readonly azienda?: string
}

/** `POST /api/accesso/indirizzo`: asks to change the address of an account; 202 whether somebody has the new one or not, 422 with `problems`. */
export interface AddressWish {
  readonly email: string
  /** The password of now; empty for whoever has none, who must have signed in within the hour. */
  readonly password: string
}

/** Whether the link went out by mail; else it stands in the log of the server. */
export interface AddressAsked {
  readonly sent: boolean
}

/** `GET /api/accesso/indirizzo`: the change that waits for its link, until then (ISO); nothing where none does. `DELETE` drops it. */
export interface AddressPending {
  readonly pending?: AddressAsked & { readonly email: string; readonly until: string }
}

/** Answer to a link of the change under `PROOF_HEADER` (`…/indirizzo/conferma`, `…/indirizzo/ferma`): the address of the account from now on. */
export interface AddressHeld {
  readonly email: string
}

/** `GET /api/accesso/prova` under `PROOF_HEADER`: what a link is good for; 404 for one that is used, withdrawn or too old. */
export type Proof =
  | { readonly of: 'iscrizione'; readonly email: string; readonly azienda?: string }
  | {
      readonly of: 'invito'
      readonly email: string
      readonly azienda: string
      /** Who invites. */
      readonly da: string
      readonly role: Role
      /** Whether that address has an account already: then he signs in with it. */
      readonly isKnown: boolean
    }

/** One firm of somebody, as `GET /api/aziende` lists them. */
export interface FirmOfMine {
  readonly slug: string
  readonly name: string
  readonly trade: string
  readonly role: Role
  /** The firm asks for a second step at sign-in, and he has none: it does not open for him before. */
  readonly lacksSecondStep?: true
}

/** One commit of a demo page as it was wished. */
export interface DemoCommit {
  readonly changes: readonly Change[]
  /** Ids of the records that it left changed, in their order: those that an effect made have others elsewhere. */
  readonly rows: readonly string[]
}

/** What somebody has made on a demo page, over the sample of its trade for one moment. */
export interface DemoWork extends At {
  readonly commits: readonly DemoCommit[]
}

/** `POST /api/aziende`: answered with `FirmMade`, or with `FirmRefused`. */
export interface NewFirm {
  readonly name: string
  readonly trade: string
  /** What its records begin with. */
  readonly start: 'vuota' | 'esempi' | 'demo'
  /** With `demo`: the sample comes too, made for its moment. */
  readonly demo?: DemoWork
}

/** Answer to a new firm. */
export interface FirmMade extends FirmOfMine {
  /** Changes of the demo that could not come along; absent where all have. */
  readonly left?: number
}

/** Stands for the id of whoever asks, among the people of a firm. */
export const MYSELF = 'io'

/** `GET /api/aziende/:slug`: a firm as somebody who works there opens it. */
export interface FirmOpened extends FirmOfMine {
  readonly me: Me
  /** The groups of the trade that he is in. */
  readonly groups: readonly string[] | 'all'
  /** The entities that he may change; all that his groups may where it is absent. */
  readonly writes?: readonly string[] | undefined
  /** What the firm says of itself (`azienda`); empty until somebody has written it. */
  readonly values: Values
  /** Whether sample records are among its own. */
  readonly hasSample: boolean
  readonly setup: FirmSetup
  /** Fields that it has added to what he sees of its trade. */
  readonly fields: readonly OwnField[]
  /** Lists under a name: his own, and those of all that he sees. */
  readonly views: readonly ViewSeen[]
  readonly choices: Choices
  /** Numbers that its documents go on with, after those that it gave elsewhere. */
  readonly firstNumbers?: FirstNumbers | undefined
  /** As he has chosen it last, in whichever firm. */
  readonly theme?: Theme | undefined
}

/** How a firm is set up, and how far it is with its beginning: `PUT /api/aziende/:slug/avvio` writes what it names and leaves the rest. */
export interface FirmSetup {
  /** Nobody comes in by a password alone; not written by that route. */
  readonly asksSecondStep?: boolean | undefined
  /** The checklist over the overview was put away, or all of it is done. */
  readonly isListHidden?: boolean | undefined
  /** The step that somebody comes back to; absent where nobody has begun. */
  readonly step?: BeginningStep | undefined
}

export type BeginningStep = 'azienda' | 'persone' | 'dati' | 'fatto'

/** Answer to `PATCH /api/aziende/:slug`: what the firm says of itself now, and what of the fields handed in was wrong and not kept. */
export interface FirmKept {
  readonly values: Values
  readonly problems: readonly Problem[]
}

/** `PUT /api/aziende/:slug/logo`, answered with `FirmKept`: the id of a picture among the files of the firm; null takes the logo out. */
export interface LogoWish {
  readonly file: string | null
}

/** A refusal at the fields, as a form tells it. */
export interface FirmRefused {
  readonly problems: readonly Problem[]
}

/** Somebody of a firm, or somebody who is invited (`GET /api/aziende/:slug/persone`). */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly groups: readonly string[]
  readonly isMe: boolean
  /** When he was last seen; absent for whoever never was. ISO, UTC. */
  readonly seen?: string
  readonly factor: 'passkey' | 'codici' | 'nessuno'
  /** A password alone lets somebody in as him. */
  readonly lacksSecondStep?: true
}

export interface Invited {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly groups: readonly string[]
  readonly by: string
  readonly at: string
  /** When its link stops working. ISO, UTC. */
  readonly until: string
}

export interface People {
  readonly people: readonly Person[]
  readonly invited: readonly Invited[]
  /** Nobody comes in by a password alone (`PUT …/persone/secondo-passo`). */
  readonly asksSecondStep: boolean
}

/** A copy that was made, opened again and counted. */
export interface CopyMade {
  /** ISO, UTC. */
  readonly at: string
  /** Of the whole copy; not said where other firms are in it. */
  readonly bytes?: number
  /** Records of the firm, their history and all else of it that was counted; not said where an earlier version counted all firms together. */
  readonly rows?: number
}

/** `GET /api/aziende/:slug/copie`: the copies that are kept, the newest first; `POST` makes one now. */
export interface Copies {
  readonly copies: readonly CopyMade[]
  /** Bytes of the firm's files, and how many there may be where that has an end. */
  readonly files: { readonly used: number; readonly most?: number }
}

/** `GET /api/aziende/:slug/campi`, for whoever runs the firm: its own fields, those that were put away among them. */
export interface OwnFieldsHeld {
  readonly fields: readonly OwnField[]
  /** How many records hold a value, by field. */
  readonly held: Readonly<Record<string, number>>
}

/** Answer to a change of the own fields: as they stand now, and the one that it was about. */
export interface OwnFieldsKept {
  readonly fields: readonly OwnField[]
  readonly id: string
}

/** Answer to a view that was saved, changed or taken away: those that he sees now, and the one that it was about. */
export interface ViewsKept {
  readonly views: readonly ViewSeen[]
  readonly id: string
}

/** `PUT /api/aziende/:slug/numeri`: with which number a kind of document goes on this year; null begins with 1. */
export interface FirstNumberWish {
  readonly entity: string
  readonly first: number | null
}

/** Answer to a first number: all of them, as they stand now. */
export interface FirstNumbersKept {
  readonly firstNumbers: FirstNumbers
}
