import { addDays, addMonths, daysBetween, isDay } from '../../kernel/italian/dates.ts'
import { invalid, labelOf, missing, rule, warning, type Finding } from './finding.ts'
import { lengthOf, MAX_NIGHTS, type Variant } from './layout.ts'
import type { Ospite } from './ospite.ts'
import { sentences } from './sentences.ts'
import { isMember, TIPI_ALLOGGIATO } from './tables/tipi-alloggiato.ts'
import { scriptOf, transliterate, transliterateNumber } from './transliterate.ts'

const OLDEST_YEARS = 120

/** Under eighteen on that day; who was born on 29 February comes of age on 28 (art. 2963 c.c.: the month's last day). */
export function isMinor(nascita: string, onDay: string): boolean {
  return onDay < addMonths(nascita, 18 * 12)
}

/** The portal takes the day of arrival and the day after (user manual, ch. 12); at most thirty nights (table 1). */
export function checkStay({ arrivo, notti }: Ospite, today: string): Finding[] {
  const found: Finding[] = []
  if (!arrivo) found.push(missing('arrivo', 'arrivo'))
  else if (!isDay(arrivo)) found.push(invalid('arrivo', sentences.notADay(labelOf('arrivo'))))
  else if (arrivo > today) found.push(rule('arrivo', sentences.arrivalAhead(arrivo)))
  else if (arrivo < addDays(today, -1)) found.push(rule('arrivo', sentences.arrivalPast(arrivo)))
  if (!Number.isInteger(notti) || notti < 1) found.push(invalid('notti', sentences.nights()))
  else if (notti > MAX_NIGHTS) found.push(rule('notti', sentences.tooManyNights(notti)))
  return found
}

/** Surname and name once transliterated: never blank, never longer than the field, nothing lost on the way. */
export function checkName(ospite: Ospite, field: 'cognome' | 'nome'): Finding[] {
  const label = labelOf(field)
  const { text, refused, romanised } = transliterate(ospite[field])
  if (refused.length > 0) {
    const script = scriptOf(refused)
    return [invalid(field, script ? sentences.refusedScript(label, script) : sentences.refusedSigns(label, refused))]
  }
  if (!/[A-Z]/.test(text)) {
    const other = field === 'nome' ? 'cognome' : 'nome'
    const isAlone = transliterate(ospite[other]).text !== ''
    return [isAlone ? { ...missing(field, field), sentence: sentences.missingName(label) } : missing(field, field)]
  }
  if (text.length > lengthOf(field)) return [rule(field, sentences.tooLong(label, lengthOf(field), text.length))]
  return romanised ? [warning(field, sentences.romanised(label, text))] : []
}

/** A day of the calendar, not ahead, not after the arrival, not 120 years ago. */
export function checkBirth({ nascita, arrivo }: Ospite, today: string): Finding[] {
  if (!nascita) return [missing('nascita', 'nascita')]
  if (!isDay(nascita)) return [invalid('nascita', sentences.notADay(labelOf('nascita')))]
  if (nascita > today) return [rule('nascita', sentences.bornAhead())]
  if (isDay(arrivo) && nascita > arrivo) return [rule('nascita', sentences.bornAfterArrival())]
  return daysBetween(nascita, today) > OLDEST_YEARS * 365.25 ? [rule('nascita', sentences.tooOld())] : []
}

/** Number and kind of the document, for 16, 17 and 18; the place of issue is looked at with the other places. */
export function checkDocument({ tipo, documento, nascita, arrivo }: Ospite, kinds: ReadonlyMap<string, string>): Finding[] {
  if (isMember(tipo)) return []
  const isYoung = isDay(nascita) && isDay(arrivo) && isMinor(nascita, arrivo)
  const young = isYoung ? [warning('tipo', sentences.minorHead(TIPI_ALLOGGIATO[tipo].label.toLowerCase()))] : []
  if (!documento?.tipo && !documento?.numero.trim() && !documento?.luogoRilascio) {
    const sentence = isYoung ? sentences.missingDocumentMinor() : sentences.missingDocument()
    return [{ field: 'documento', code: 'required', sentence }]
  }
  const found = [...young]
  if (!documento.tipo) found.push(missing('documento.tipo', 'documentoTipo'))
  else if (!kinds.has(documento.tipo)) found.push({ field: 'documento.tipo', code: 'not_found', sentence: sentences.unknownDocument() })
  const { text, refused } = transliterateNumber(documento.numero)
  const max = lengthOf('documentoNumero')
  if (refused.length > 0) found.push(invalid('documento.numero', sentences.refusedNumber(refused)))
  else if (!/[A-Z0-9]/.test(text)) found.push(missing('documento.numero', 'documentoNumero'))
  else if (text.length > max) found.push(rule('documento.numero', sentences.tooLong(labelOf('documentoNumero'), max, text.length)))
  return found
}

/** The apartment of the «file unico»: up to six digits. */
export function checkApartment({ appartamento = '' }: Ospite, variant: Variant): Finding[] {
  if (variant !== 'file_unico') return []
  if (!appartamento.trim()) return [missing('appartamento', 'appartamento')]
  return /^\d{1,6}$/.test(appartamento.trim()) ? [] : [invalid('appartamento', sentences.apartment())]
}
