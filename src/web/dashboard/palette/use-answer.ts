import { useQuery } from '@tanstack/react-query'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useDebounce } from '../../ui/use-debounce.ts'
import { wayPatch } from '../../screen/use-tab.ts'
import { wayToAsked } from '../../screen/way-of.ts'
import { answererOf, lookedUp } from './answer-alone.ts'
import type { PaletteGroup } from './entries.ts'

/** Whoever types on is not answered yet. */
const PAUSE = 250
/** A single word is a name or a command. */
const isQuestion = (text: string) => /\S\s+\S/.test(text)

/** What the assistant answers to a question, and the way to what is behind it; nothing where it did not arrive or has no answer. */
export function useAnswer(text: string): PaletteGroup {
  const { sector, store, clock, at } = useSector()
  const form = useRecordForm()
  const address = useAddress()
  const question = useDebounce(text.trim(), PAUSE)
  // It comes with the first letters, so that it is there when they are a question.
  const isTyping = text.trim() !== ''
  const { data: answerer } = useQuery({
    queryKey: ['answerer', sector.card.slug],
    queryFn: () => answererOf(sector, store, clock),
    enabled: isTyping,
    retry: false,
    staleTime: Infinity,
  })
  // An answer to what was typed a moment ago is none.
  const isAsked = answerer !== undefined && question === text.trim() && isQuestion(question)
  const { data: reply } = useQuery({
    queryKey: ['assistant', at.today, question],
    queryFn: async () => (await answerer?.ask(question)) ?? null,
    enabled: isAsked,
    retry: false,
  })
  const run = isAsked && reply ? wayBehind(reply) : undefined
  return {
    heading: 'Risposta',
    entries: run && reply ? [{ key: 'risposta', label: reply.says, icon: 'message-circle', hint: 'Assistente', run }] : [],
  }

  function wayBehind(found: NonNullable<typeof reply>): (() => void) | undefined {
    const card = lookedUp(found)
    if (!card) return undefined
    const [only, ...others] = card.kind === 'rows' ? card.rows : []
    const record =
      card.kind === 'figure' ? card.record : only?.entity !== undefined && others.length === 0 && { entity: only.entity, id: only.id }
    if (record) return () => form.edit(entityOf(sector, record.entity), record.id)
    const way = card.way && wayToAsked(sector, card.way, at)
    return way && (() => address.push(wayPatch(sector.screens, address.keys, way)))
  }
}
