import type { Problem } from '../../kernel/problem/problem.ts'
import { checkApartment, checkBirth, checkDocument, checkName, checkStay } from './check-ospite.ts'
import { checkPlaces } from './check-places.ts'
import { invalid, rule, warning, type Finding } from './finding.ts'
import { MAX_ROWS, type Variant } from './layout.ts'
import { groupOspiti } from './order.ts'
import type { Ospite } from './ospite.ts'
import { sentences } from './sentences.ts'
import type { Tables } from './tables.ts'
import { TIPI_ALLOGGIATO } from './tables/tipi-alloggiato.ts'
import { transliterate } from './transliterate.ts'

export interface CheckOptions {
  readonly tables: Tables
  /** The day it is in Italy. */
  readonly today: string
  readonly variant?: Variant | undefined
}

export interface Checked {
  /** While there is one, there is no file. Paths are 'ospiti.2.cognome', by place in the caller's list. */
  readonly problems: readonly Problem[]
  /** To be looked at; the file can be made. */
  readonly warnings: readonly Problem[]
}

/** 'Rossi Mario', or undefined when nothing is written yet. */
const nameOf = ({ cognome, nome }: Ospite) => `${nome.trim()} ${cognome.trim()}`.trim()
/** Who arrives when: two of these are one person written down twice. */
const whoIs = ({ cognome, nome, nascita, arrivo }: Ospite) =>
  [transliterate(cognome).text, transliterate(nome).text, nascita, arrivo].join('|')
const labelOf = (tipo: Ospite['tipo']) => TIPI_ALLOGGIATO[tipo].label.toLowerCase()

function checkGuest(ospite: Ospite, { tables, today, variant = 'schedine' }: CheckOptions): Finding[] {
  return [
    ...checkStay(ospite, today),
    ...checkName(ospite, 'cognome'),
    ...checkName(ospite, 'nome'),
    ...(ospite.sesso ? [] : [{ field: 'sesso', code: 'required' as const, sentence: sentences.chooseSex() }]),
    ...checkBirth(ospite, today),
    ...checkPlaces(ospite, tables.places, today),
    ...checkDocument(ospite, tables.documenti),
    ...checkApartment(ospite, variant),
  ]
}

/** Heads and members: nobody without a head, and what is odd about the others. */
function checkGroups(ospiti: readonly Ospite[]): Map<Ospite, Finding[]> {
  const ids = new Set(ospiti.map(({ id }) => id))
  const found = new Map<Ospite, Finding[]>()
  const { groups, orphans } = groupOspiti(ospiti)
  for (const orphan of orphans) {
    const head = TIPI_ALLOGGIATO[orphan.tipo].head
    if (!head) continue
    const say = orphan.capo && ids.has(orphan.capo) ? sentences.wrongHead : sentences.missingHead
    found.set(orphan, [rule('capo', say(labelOf(orphan.tipo), labelOf(head)))])
  }
  for (const { head, members } of groups) {
    if (head.tipo !== '16' && members.length === 0) found.set(head, [warning('tipo', sentences.headWithoutMembers(labelOf(head.tipo)))])
    for (const member of members) {
      if (member.arrivo !== head.arrivo) found.set(member, [warning('arrivo', sentences.otherArrival(nameOf(head) || labelOf(head.tipo)))])
    }
  }
  return found
}

interface GuestFinding extends Finding {
  /** Place in the caller's list. */
  readonly at: number
  readonly person: string
}

/** What is to be said about each person, without the name before it. */
export function findingsOf(ospiti: readonly Ospite[], options: CheckOptions): readonly GuestFinding[] {
  const groups = checkGroups(ospiti)
  const seen = new Set<string>()
  const people = Map.groupBy(ospiti, whoIs)
  return ospiti.flatMap((ospite, at) => {
    const again = nameOf(ospite) && (people.get(whoIs(ospite))?.length ?? 0) > 1 ? [warning('cognome', sentences.samePerson())] : []
    const twice = seen.has(ospite.id) ? [invalid('id', sentences.sameId())] : []
    seen.add(ospite.id)
    const person = sentences.person(nameOf(ospite), at + 1)
    return [...twice, ...again, ...checkGuest(ospite, options), ...(groups.get(ospite) ?? [])].map((finding) => ({
      ...finding,
      at,
      person,
    }))
  })
}

/**
 * Everything that keeps the records from being accepted, person by person, in Italian, before anything is downloaded;
 * and what deserves a second look. `today` is handed in, so the same list can be right today and late tomorrow.
 */
export function checkSchedine(ospiti: readonly Ospite[], options: CheckOptions): Checked {
  const general: Problem[] = []
  if (ospiti.length === 0) general.push({ path: 'ospiti', code: 'required', message: sentences.nobody() })
  if (ospiti.length > MAX_ROWS) general.push({ path: 'ospiti', code: 'rule', message: sentences.tooManyRows(ospiti.length) })
  const findings = findingsOf(ospiti, options).map(({ at, person, field, code, sentence, isWarning }) => ({
    problem: { path: `ospiti.${at}.${field}`, code, message: sentences.about(person, sentence) },
    isWarning,
  }))
  return {
    problems: [...general, ...findings.filter(({ isWarning }) => !isWarning).map(({ problem }) => problem)],
    warnings: findings.filter(({ isWarning }) => isWarning).map(({ problem }) => problem),
  }
}
