import { dubbiRilevazione, giaCorretto } from '../../documents/movimento-turistico/dubbi-rilevazione.ts'
import * as k from '../../kernel/describe.ts'
import { turismi } from './canali.ts'

/** The nationalities of the monthly form (specification §3). */
const nazionalita = { ITA: 'ITA', FRA: 'FRA', GER: 'GER', ESP: 'ESP', USA: 'USA' } as const

const count = (label: string, gender: 'm' | 'f') => k.integer(label, { max: 100_000, noun: { gender, plural: true } })

/**
 * The monthly form where somebody has written other figures than those that follow from the records, and why. Without a
 * nationality it is about all of them, and so it is without a reason of the journey.
 */
export const rilevazione = k.defineEntity({
  name: 'rilevazione',
  label: { one: 'Rilevazione', many: 'Rilevazioni', gender: 'f' },
  fields: {
    periodo_riferimento: k.month('Periodo di riferimento', { noun: { gender: 'm' }, synonyms: ['mese'] }),
    arrivi: count('Arrivi', 'm'),
    presenze: count('Presenze', 'f'),
    nazionalita: k.optional(k.choice('Nazionalità', nazionalita, { hint: 'Vuota: tutte.' })),
    tipologia_turismo: k.optional(k.choice('Tipologia turismo', turismi, { hint: 'Vuota: tutte.' })),
    motivo: k.reason('Motivo della correzione', {
      max: 300,
      noun: { gender: 'm' },
      wide: true,
      placeholder: 'Due ospiti registrati su carta il 12/10',
    }),
  },
  synonyms: ['istat', 'movimento', 'correzione', 'dichiarato'],
  makes: ['correggi', 'compila', 'rettifica'],
  sort: [k.desc('periodo_riferimento')],
  table: ['periodo_riferimento', 'nazionalita', 'tipologia_turismo', 'arrivi', 'presenze', 'motivo'],
  async asks({ periodo_riferimento: mese, ...row }, read) {
    const posti = (await read.find('camera', [])).reduce((sum, room) => sum + Number(room['posti'] ?? 0), 0)
    return dubbiRilevazione(row, mese, posti)
  },
  // One correction for each form: a second would say something else of the same people.
  async conflicts({ id, periodo_riferimento, nazionalita: nation, tipologia_turismo: reason }, read) {
    const same = await read.find('rilevazione', [k.eq('periodo_riferimento', periodo_riferimento)])
    const other = same.find((row) => row.id !== id && row['nazionalita'] === nation && row['tipologia_turismo'] === reason)
    return other ? [{ path: 'periodo_riferimento', code: 'rule', message: giaCorretto(periodo_riferimento) }] : []
  },
})
