import { useState, type KeyboardEvent, type RefObject } from 'react'
import { walk, type Shelf } from '../../shelf/shelf.tsx'
import type { Reading } from './use-reading.ts'

interface ArticleEntry {
  readonly reading: Reading
  readonly shelf: Shelf
  readonly list: RefObject<HTMLDivElement | null>
  readonly toField: () => void
}

/** The ways by which an article comes into the sale: typed or read into the field, from its tile, by camera. */
export function useArticleEntry({ reading, shelf, list, toField }: ArticleEntry) {
  const [isFilming, setFilming] = useState(false)
  const onCode = (code: string) => {
    toField()
    void reading.enter(code)
  }
  const enter = async () => {
    if ((await reading.enter(reading.text)) === 'several') shelf.setChosen(0)
  }
  /** What is not known is settled at the till itself. */
  const onSeen = async (code: string) => {
    if ((await reading.enter(code)) !== 'read') setFilming(false)
  }
  const add: typeof reading.add = async (article, names) => {
    reading.setText('')
    toField()
    await reading.add(article, names)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reading.text) {
      event.preventDefault()
      reading.setText('')
      return
    }
    if (event.key !== 'Enter') return void walk(shelf, list.current, event)
    event.preventDefault()
    const chosen = shelf.rows[shelf.chosen]
    if (chosen) void add(chosen, (one) => shelf.page.data?.names[one])
    else void enter()
  }
  const film = () => {
    reading.setText('')
    setFilming(true)
  }
  return { isFilming, film, stopFilm: () => setFilming(false), add, onCode, onSeen, onKey }
}
