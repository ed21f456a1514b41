import { addMonths, isDay } from '../../kernel/italian/dates.ts'
import { invalid, labelOf, missing, rule, warning, type Finding } from './finding.ts'
import type { FieldKey } from './layout.ts'
import type { Ospite } from './ospite.ts'
import { meaningOf } from './place-of-text.ts'
import { APOLIDE, isInUse, ITALIA, type Place, type Places } from './places.ts'
import { sentences } from './sentences.ts'
import { isMember } from './tables/tipi-alloggiato.ts'

/** No document of identity is valid for longer (art. 3 TULPS: ten years). */
const DOCUMENT_MONTHS = 120
const BIRTHPLACE = 'il luogo di nascita'

/** The place behind a code, or why there is none. */
function look(places: Places, code: string, field: string, key: FieldKey, label: string, onDay?: string): Place | Finding {
  if (!code) return missing(field, key)
  const place = places.get(code)
  if (place) return place
  const { among } = meaningOf(places, code, onDay)
  return { field, code: 'not_found', sentence: among.length > 0 ? sentences.severalPlaces(label, among) : sentences.unknownPlace(label) }
}
/** A comune of Italy beside another state, a state beside Italy: one of the two is wrong, and the file could only carry one. */
function disagreement(place: Place, state: string | undefined, places: Places, label: string): string | undefined {
  const other = state ? places.get(state) : undefined
  if (!other) return undefined
  if (place.kind === 'comune' && other.code !== ITALIA) return sentences.comuneElsewhere(label, place, other)
  return place.kind === 'stato' && other.code === ITALIA && place.code !== ITALIA ? sentences.stateInItaly(label, place) : undefined
}
const isFinding = (found: Place | Finding): found is Finding => 'sentence' in found

/**
 * The comune as it was on the day of birth, or the state for who was born abroad: a code that had ceased before is refused,
 * one that ceased later is right. The tables do not tell when a code began.
 */
function checkBirthplace({ luogoNascita, statoNascita, nascita }: Ospite, places: Places): Finding[] {
  const field = 'luogoNascita'
  const place = look(places, luogoNascita, field, 'comuneNascita', BIRTHPLACE, isDay(nascita) ? nascita : undefined)
  if (isFinding(place)) return [luogoNascita ? place : { ...place, sentence: sentences.missing(BIRTHPLACE) }]
  if (place.code === ITALIA) return [rule(field, sentences.needsComune())]
  if (place.code === APOLIDE) return [invalid(field, sentences.notAPlace(BIRTHPLACE))]
  const odd = disagreement(place, statoNascita, places, BIRTHPLACE)
  if (odd) return [rule(field, odd)]
  return isDay(nascita) && !isInUse(place, nascita) ? [rule(field, sentences.ceasedBefore(BIRTHPLACE, place))] : []
}

/** A state of today; who has none is «apolide». */
function checkCitizenship({ cittadinanza }: Ospite, places: Places, today: string): Finding[] {
  const label = labelOf('cittadinanza')
  const place = look(places, cittadinanza, 'cittadinanza', 'cittadinanza', label)
  if (isFinding(place)) return [place]
  if (place.kind === 'comune') return [invalid('cittadinanza', sentences.needsState(label))]
  return isInUse(place, today) ? [] : [rule('cittadinanza', sentences.ceasedState(label, place))]
}

/** A comune or a state, that may have ceased after the issue but not longer ago than a document lasts. */
function checkIssuer({ tipo, documento }: Ospite, places: Places, today: string): Finding[] {
  const isBlank = !documento?.tipo && !documento?.numero.trim() && !documento?.luogoRilascio
  if (isMember(tipo) || !documento || isBlank) return []
  const field = 'documento.luogoRilascio'
  const place = look(places, documento.luogoRilascio, field, 'documentoLuogo', labelOf('documentoLuogo'))
  if (isFinding(place)) return [place]
  if (place.code === APOLIDE) return [invalid(field, sentences.notAPlace(labelOf('documentoLuogo')))]
  const odd = disagreement(place, documento.stato, places, labelOf('documentoLuogo'))
  if (odd) return [rule(field, odd)]
  return isInUse(place, addMonths(today, -DOCUMENT_MONTHS)) ? [] : [warning(field, sentences.ceasedIssuer(place))]
}

/** Every place of a record against the police tables. */
export function checkPlaces(ospite: Ospite, places: Places, today: string): Finding[] {
  return [...checkBirthplace(ospite, places), ...checkCitizenship(ospite, places, today), ...checkIssuer(ospite, places, today)]
}
