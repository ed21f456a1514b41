import { isDay } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Esenzione, Regole } from './regole.ts'
import { sentences } from './sentences.ts'

interface Checked {
  readonly problems: readonly Problem[]
  /** To be looked at; the settings work. */
  readonly warnings: readonly Problem[]
}

/** Up to 5 € (art. 4, c. 1, D.Lgs. 23/2011). */
const USUAL_MAX = 500
/** Up to 10 € for Roma (art. 14, c. 16, DL 78/2010) and very visited capoluoghi (art. 1, c. 787, L. 197/2022), 12 in the Jubilee of 2025. */
const HIGHEST = 1200

const invalid = (path: string, message: string): Problem => ({ path, code: 'invalid', message })
const isCount = (n: number, max = Infinity) => Number.isInteger(n) && n >= 1 && n <= max

function checkRates({ tariffe }: Regole): Problem[] {
  if (tariffe.length === 0) return [{ path: 'tariffe', code: 'required', message: sentences.noRate() }]
  return tariffe.flatMap(({ dal, centesimi }, at) => {
    const path = `tariffe.${at}`
    const found: Problem[] = []
    if (!isDay(dal)) found.push(invalid(`${path}.dal`, sentences.notADay()))
    if (tariffe.findIndex((other) => other.dal === dal) < at) found.push(invalid(`${path}.dal`, sentences.sameDay()))
    if (!Number.isInteger(centesimi) || centesimi < 0) found.push(invalid(`${path}.centesimi`, sentences.notCents()))
    else if (centesimi > HIGHEST) found.push(invalid(`${path}.centesimi`, sentences.tooHigh(HIGHEST)))
    return found
  })
}

function checkExemption({ motivo, quando, percento = 100 }: Esenzione, path: string): Problem[] {
  const found: Problem[] = []
  if (!motivo.trim()) found.push({ path: `${path}.motivo`, code: 'required', message: sentences.noReason() })
  if (!(percento >= 1 && percento <= 100)) found.push(invalid(`${path}.percento`, sentences.badPercent(motivo)))
  if (quando.tipo === 'eta') {
    const ages = [quando.sottoAnni, quando.daAnni].filter((age) => age !== undefined)
    if (ages.length === 0 || !ages.every((age) => isCount(age, 120))) found.push(invalid(`${path}.quando`, sentences.badAge(motivo)))
  }
  const target = quando.tipo === 'residente' ? quando.comune : quando.tipo === 'qualifica' ? quando.qualifica : 'eta'
  if (!target.trim()) found.push(invalid(`${path}.quando`, sentences.noTarget(motivo)))
  if (quando.tipo === 'qualifica' && quando.unoOgni !== undefined && !isCount(quando.unoOgni))
    found.push(invalid(`${path}.quando.unoOgni`, sentences.badRatio(motivo)))
  return found
}

/** Whether the settings can be worked with, and what in them is unusual enough to be read again in the regolamento. */
export function checkRegole(regole: Regole): Checked {
  const { tariffe, tettoNotti, esenzioni } = regole
  const cap = tettoNotti === undefined || isCount(tettoNotti) ? [] : [invalid('tettoNotti', sentences.badCap())]
  const exemptions = esenzioni.flatMap((esenzione, at) => {
    const path = `esenzioni.${at}`
    const isTwice = esenzioni.findIndex(({ motivo }) => motivo === esenzione.motivo) < at
    return [...checkExemption(esenzione, path), ...(isTwice ? [invalid(`${path}.motivo`, sentences.sameReason(esenzione.motivo))] : [])]
  })
  const warnings = tariffe.flatMap(({ centesimi }, at): Problem[] =>
    centesimi > USUAL_MAX && centesimi <= HIGHEST
      ? [{ path: `tariffe.${at}.centesimi`, code: 'rule', message: sentences.aboveUsual(USUAL_MAX) }]
      : [],
  )
  return { problems: [...checkRates(regole), ...cap, ...exemptions], warnings }
}
