import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { ingresso } from '../ingresso.ts'
import { altri } from './iscritti.ts'
import type { Abbonamento } from './abbonamenti.ts'

type Ingresso = k.Stored<'ingresso', (typeof ingresso)['fields']>
type Riga = readonly [
  iscritto: number,
  giorno: number,
  ora: string,
  tipo: Ingresso['tipo'],
  motivo?: Ingresso['motivo'],
  abbonamento?: number,
]

/** The entries of the sample rows, and the last ones of their members. */
const RIGHE: readonly Riga[] = [
  [1, 0, '07:12', 'tessera'],
  [7, 0, '08:03', 'tessera', 'abbonamento_scaduto'],
  [2, -1, '18:24', 'corso'],
  [4, -1, '18:50', 'tessera', 'certificato_scaduto'],
  [6, -2, '17:40', 'manuale'],
  [3, -3, '19:05', 'tessera'],
  [4, -8, '18:10', 'tessera'],
  [5, -24, '19:30', 'tessera', undefined, 5],
  [5, -33, '19:15', 'tessera', undefined, 5],
  [5, -41, '18:50', 'tessera', undefined, 5],
  [5, -52, '19:20', 'tessera', undefined, 5],
  [7, -40, '08:15', 'tessera'],
  [2, -5, '18:20', 'tessera'],
  [1, -3, '07:20', 'tessera'],
]
/** Who of the others came today already, at what time. */
const STAMATTINA = ['07:05', '07:31', '07:48', '08:20', '08:55', '09:10', '09:24']
const SERA = ['17:35', '18:05', '18:40', '19:10', '19:45', '20:20']
/** Weeks of entries that are kept. */
const GIORNI = 28

/** The register of the door: twice a week or so each, today those of the morning; on a carnet three times. */
export function righeIngressi(
  chance: Chance,
  today: string,
  time: string | undefined,
  abbonamenti: readonly Abbonamento[],
): readonly Ingresso[] {
  const rows: Omit<Ingresso, 'id'>[] = RIGHE.map(([who, day, ora, tipo, motivo, sub]) => ({
    version: 1,
    iscritto: `iscritto_${who}`,
    data: k.addDays(today, day),
    ora: day === 0 ? goneBy(ora, time) : ora,
    tipo,
    ...(tipo === 'tessera' && { tessera: String(2000 + who) }),
    ...(motivo === undefined ? { esito: 'consentito' } : { esito: 'negato', motivo }),
    ...(sub !== undefined && { abbonamento: `abbonamento_${sub}` }),
  }))
  for (const [at, { id, tipo, caso, da }] of altri.entries()) {
    const carnet = tipo === 'dieci_ingressi' ? abbonamenti.find(({ iscritto, tipo: kind }) => iscritto === id && kind === tipo) : undefined
    const step = caso === 'regolare' && !carnet ? 3 : 5
    const newest = caso === 'disdetto' ? 21 : 1 + (at % 4)
    const oldest = carnet ? Math.min(da, 13) : GIORNI
    for (let day = newest; day <= oldest; day += step)
      rows.push({
        version: 1,
        iscritto: id,
        data: k.addDays(today, -day),
        ora: chance.pick(at % 3 === 0 ? STAMATTINA : SERA),
        tipo: (at + day) % 5 === 0 ? 'corso' : 'tessera',
        tessera: String(2001 + 7 + at),
        esito: 'consentito',
        ...(carnet && { abbonamento: carnet.id }),
      })
    const ora = at % 4 === 1 && caso === 'regolare' && !carnet ? STAMATTINA[(at - 1) / 4] : undefined
    if (ora === undefined) continue
    const tessera = String(2001 + 7 + at)
    rows.push({ version: 1, iscritto: id, data: today, ora: goneBy(ora, time), tipo: 'tessera', tessera, esito: 'consentito' })
  }
  return rows.map((row, at): Ingresso => ({ ...row, id: `ingresso_${at + 1}` }))
}
