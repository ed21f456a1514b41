import { useSyncExternalStore } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Bar } from './plan.ts'
import type { Grip, Stretch } from '../../calendar/stretch.ts'

/** What is held or being chosen, where it would come to lie. */
export interface Draft {
  readonly stretch: Stretch
  /** Absent while free nights are being chosen. */
  readonly bar?: Bar
  readonly grip: Grip
  /** What lies there already. */
  readonly clash?: string | undefined
}

/**
 * Kept beside React: a drag changes it many times a second, and only the lane that it leaves and the one that it enters have to
 * hear of it, not the thousand bars of the others.
 */
export interface DraftStore {
  /** What is made of free days that are chosen. */
  readonly of: AnyEntity
  readonly get: () => Draft | undefined
  readonly set: (draft: Draft | undefined) => void
  /** What a screen reader hears next. */
  readonly say: (text: string) => void
  readonly said: () => string
  /** The record that was dropped last: its button is gone from one lane and new in another, and the keyboard goes along. */
  readonly follow: (id: string) => void
  readonly followed: () => string | undefined
  readonly subscribe: (hear: () => void) => () => void
}

export function newDraftStore(of: AnyEntity): DraftStore {
  let draft: Draft | undefined
  let said = ''
  let last: string | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const hear of listeners) hear()
  }
  return {
    of,
    get: () => draft,
    set: (next) => {
      if (next === draft) return
      draft = next
      tell()
    },
    say: (text) => {
      said = text
      tell()
    },
    said: () => said,
    follow: (id) => {
      last = id
    },
    followed: () => last,
    subscribe: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/** A part of the draft; the component draws again only when that part changes. */
export function useDraft<T>(store: DraftStore, pick: (draft: Draft | undefined) => T): T {
  const read = () => pick(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
