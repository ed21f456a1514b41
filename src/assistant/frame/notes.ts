import { isKind } from '../../kernel/fields/field.ts'
import { isIdle } from '../lexicon/grammar-words.ts'
import { rolesOf } from './role.ts'
import type { Drafting } from './texts.ts'

const WRITES = /^(?:scriv|segn|annot|mett|aggiung|not)/

/** What is written down of a record, whatever its words mean: «scrivi nelle note di Galli che arrivano dopo le 22», «metti urgente nelle note». */
export function noteIn({ frame, sentence, fields, used, spoken, roles, isOpen, take }: Drafting): void {
  const { words } = frame
  const role = rolesOf({ roles }, 'field').find(({ field }) => fields[field] && isKind(fields[field], 'long_text') && isOpen(field))
  const verb = words.findIndex((word) => WRITES.test(word))
  if (!role || verb < 0 || verb > role.from) return
  const that = words.findIndex(
    (word, at) =>
      at >= role.to && (word === 'che' || sentence.text.slice(sentence.tokens[at - 1]?.to, sentence.tokens[at]?.from).includes(':')),
  )
  const whose = roles.some((one) => (one.role === 'self' || one.role === 'named') && one.from >= role.to && one.to <= that)
  const before = words.findIndex((word, at) => at > verb && at < role.from && /^(?:nella|nelle|tra|fra|in)$/.test(word))
  const [from, to] =
    that > 0 && (whose || that === role.to)
      ? [words[that] === 'che' ? that + 1 : that, words.length]
      : before > verb + 1 && /^(?:le)?$/.test(words.slice(before + 1, role.from).join(' '))
        ? [verb + 1, before]
        : [0, 0]
  const said = words.slice(from, to)
  if (said.every((word) => isIdle(word))) return
  take(role.field, sentence.text.slice(sentence.tokens[from]?.from ?? 0, sentence.tokens[to - 1]?.to ?? 0).replace(/^che /i, ''), role)
  const start = Math.min(from, that > 0 && to === words.length ? that : from)
  for (let at = start; at < to; at++) spoken.add(at)
  for (const one of roles) if (one.from >= start && one.to <= to && one !== role) used.add(one)
}
