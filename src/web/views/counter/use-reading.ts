import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { titleOf } from '../../../kernel/entity/entity.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useSector } from '../../data/sector-context.tsx'
import { notify } from '../../ui/toast.ts'
import { isCode } from '../../shelf/is-code.ts'
import { codesIn, findArticle } from './find-article.ts'
import { linesOf, quantityOf } from './sale.ts'
import type { Desk } from './use-till.ts'

/** How long the line that was just read is washed. */
const WASH_MS = 2000

export type Said =
  | { readonly kind: 'read'; readonly title: string; readonly quantity: number }
  /** Nothing bears the code, or what bears it is not sold. */
  | { readonly kind: 'unknown'; readonly text: string; readonly isUnsold: boolean }

/** It was sold, several were found of which somebody has to choose, or none. */
type Outcome = 'read' | 'several' | 'none'

export interface Reading {
  readonly text: string
  readonly setText: (text: string) => void
  readonly said: Said | undefined
  /** The line that was just read. */
  readonly hot: number | undefined
  readonly add: (article: AnyRow, names?: Names) => Promise<void>
  /** The next sale begins. */
  readonly clear: () => void
  /** What was typed and ended with Enter. */
  readonly enter: (typed: string) => Promise<Outcome>
}

/** What comes from a reader, one code after the other, however fast they follow. */
export function useReading({ till, counter, articles }: Desk): Reading {
  const { store } = useSector()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<Said>()
  const [hot, setHot] = useState<number>()
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const add: Reading['add'] = async (article, names) => {
    const line = await till.read(article)
    const quantity = quantityOf(counter, linesOf(counter, till.state().sale)[line])
    setSaid({ kind: 'read', title: titleOf(articles, article, names), quantity })
    setHot(line)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHot(undefined), WASH_MS)
  }
  const look = async (typed: string): Promise<Outcome> => {
    const found = await findArticle(store, articles, counter.articles, typed)
    if ('article' in found) {
      await add(found.article)
      return 'read'
    }
    if (isCode(typed) || found.isUnsold) {
      setSaid({ kind: 'unknown', text: typed, isUnsold: found.isUnsold })
      // What was not found stays to be read, unless the next code is on its way.
      setText((now) => now || typed)
      return 'none'
    }
    setText((now) => now || typed)
    const { where = [] } = counter.articles
    const { rows, names } = await store.query({ entity: articles.name, where, search: typed, page: { limit: 2 } })
    const [only, other] = rows
    if (only && !other) {
      setText('')
      await add(only, (id) => names[id])
      return 'read'
    }
    if (!only) setSaid({ kind: 'unknown', text: typed, isUnsold: false })
    return only ? 'several' : 'none'
  }
  const enter: Reading['enter'] = (typed) => {
    const wanted = typed.trim()
    if (wanted === '') return Promise.resolve('none')
    setText('')
    const answer = turn.current
      .then(() => look(wanted))
      .catch((error: unknown): Outcome => {
        console.error(error)
        setText((now) => now || wanted)
        notify({ text: 'La lettura non è riuscita. Riprova.', tone: 'destructive' })
        return 'none'
      })
    turn.current = answer
    return answer
  }

  const unknown = said?.kind === 'unknown' ? said.text : undefined
  useArticleMade({ counter, articles }, unknown, async (article) => {
    setText((now) => (now === unknown ? '' : now))
    await add(article)
  })

  const type = (next: string) => {
    setText(next)
    if (unknown !== undefined && next !== unknown) setSaid(undefined)
  }
  const clear = () => {
    setText('')
    setSaid(undefined)
    setHot(undefined)
  }
  return { text, setText: type, said, hot, add, clear, enter }
}

/** Hears of an article that was unknown by its code and has just been made: it is what somebody wanted to sell. */
function useArticleMade(
  { counter, articles }: Pick<Desk, 'counter' | 'articles'>,
  unknown: string | undefined,
  onMade: (article: AnyRow) => Promise<void>,
): void {
  const { store } = useSector()
  const isMade = useEffectEvent(async () => {
    if (unknown === undefined || codesIn(articles, counter.articles.codes, unknown).length === 0) return
    const found = await findArticle(store, articles, counter.articles, unknown)
    if ('article' in found) await onMade(found.article)
  })
  useEffect(() => {
    if (unknown === undefined) return undefined
    const changes = store.changes({ entities: [articles.name] })[Symbol.asyncIterator]()
    const hear = async () => {
      for (let step = await changes.next(); !step.done; step = await changes.next()) await isMade()
    }
    void hear()
    return () => void changes.return?.()
  }, [store, articles.name, unknown])
}
