import type { Doubt } from '../../kernel/doubt.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { month } from '../../kernel/fields/month.ts'
import { integer } from '../../kernel/fields/number.ts'
import { text } from '../../kernel/fields/text.ts'
import { endOfMonth, formatMonth } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { turismi } from './canali.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** The nationalities of the monthly form (specification §3). */
const nazionalita = { ITA: 'ITA', FRA: 'FRA', GER: 'GER', ESP: 'ESP', USA: 'USA' } as const

const count = (label: string, gender: 'm' | 'f') => integer(label, { max: 100_000, noun: { gender, plural: true } })

/**
 * The monthly form where somebody has written other figures than those that follow from the records, and why. Without a
 * nationality it is about all of them, and so it is without a reason of the journey.
 */
export const rilevazione = defineEntity({
  name: 'rilevazione',
  label: { one: 'Rilevazione', many: 'Rilevazioni', gender: 'f' },
  fields: {
    periodo_riferimento: month('Periodo di riferimento', { noun: { gender: 'm' }, synonyms: ['mese'] }),
    arrivi: count('Arrivi', 'm'),
    presenze: count('Presenze', 'f'),
    nazionalita: optional(choice('Nazionalità', nazionalita, { hint: 'Vuota: tutte.' })),
    tipologia_turismo: optional(choice('Tipologia turismo', turismi, { hint: 'Vuota: tutte.' })),
    motivo: text('Motivo della correzione', {
      max: 300,
      noun: { gender: 'm' },
      wide: true,
      placeholder: 'Due ospiti registrati su carta il 12/10',
    }),
  },
  title: ['periodo_riferimento'],
  synonyms: ['istat', 'movimento', 'correzione', 'modulo mensile', 'dichiarato all’ISTAT', 'dichiarato'],
  makes: ['correggi', 'compila', 'rettifica'],
  sort: [{ field: 'periodo_riferimento', direction: 'desc' }],
  table: ['periodo_riferimento', 'nazionalita', 'tipologia_turismo', 'arrivi', 'presenze', 'motivo'],
  async asks({ periodo_riferimento: mese, arrivi, presenze }, read): Promise<readonly Doubt[]> {
    const posti = (await read.find('camera', [])).reduce((sum, row) => sum + Number(row['posti'] ?? 0), 0)
    const notti = posti * Number(endOfMonth(`${mese}-01`).slice(8))
    const piene = `${formatNumber(posti)} letti per i giorni del mese fanno ${formatNumber(notti)} presenze: qui sono di più. È giusto così?`
    return [
      ...(presenze < arrivi
        ? [{ path: 'presenze', message: 'Le presenze sono meno degli arrivi, ma chi arriva dorme almeno una notte. È giusto così?' }]
        : []),
      ...(posti > 0 && presenze > notti ? [{ path: 'presenze', message: piene }] : []),
    ]
  },
  // One correction for each form: a second would say something else of the same people.
  async conflicts({ id, periodo_riferimento, nazionalita: nation, tipologia_turismo: reason }, read) {
    const same = await read.find('rilevazione', [{ field: 'periodo_riferimento', op: 'eq', value: periodo_riferimento }])
    const other = same.find((row) => row.id !== id && row['nazionalita'] === nation && row['tipologia_turismo'] === reason)
    if (!other) return []
    const message = `${formatMonth(periodo_riferimento)} è già corretto a mano: apri quella correzione, o eliminala.`
    return [{ path: 'periodo_riferimento', code: 'rule', message: capital(message) }]
  },
})
