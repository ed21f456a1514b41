import { codiceFiscale } from '../../src/kernel/italian/codice-fiscale.ts'
import type { Sample } from '../../src/kernel/sector/definition/define-sector.ts'
import { documentNumber } from '../../src/kernel/fields/document-number.ts'
import { euro } from '../../src/kernel/fields/money.ts'
import { addDays } from '../../src/kernel/italian/dates.ts'
import type { entities } from './trade.ts'

const PERSONA = { nome: 'Mario', cognome: 'Rossi', sesso: 'M', luogo: 'A794' } as const

const people = [
  ['Anna', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabio', 'Giulia', 'Hassan', 'Irene', 'Luca', 'Marta', 'Nadia', 'Omar', 'Paola', 'Rita'],
  ['Rossi', 'Bianchi', 'Ferrari', 'Russo', 'Gallo', 'Conti', 'Marino', 'Greco', 'Costa', 'Rizzo', 'Moretti'],
] as const
/** The same place always has the same name. */
export const personAt = (index: number): string => {
  const [first, last] = people
  return `${first[index % first.length] ?? ''} ${last[(index * 7 + Math.floor(index / first.length)) % last.length] ?? ''}`
}
const familyAt = (index: number): string =>
  `Famiglia ${['Rossi', 'Greco', 'Russo'][index] ?? `${people[1][index % people[1].length] ?? ''} ${index + 1}`}`
const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
/** The first of the states that it has reached. */
const stateAt = <const S extends string>(turn: number, first: S, second: S, then: S): S => (turn === 0 ? first : turn === 1 ? second : then)
/** A code of thirteen digits with its check digit, as a reader sends it. */
export function eanOf(index: number): string {
  const twelve = `80${String(index + 1).padStart(10, '0')}`
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}
const twoDigits = (value: number) => String(value).padStart(2, '0')
const row = <const N extends string>(entity: N, index: number) => ({ id: `${entity}_${index + 1}`, version: 1 }) as const

/** How much of everything there is: a small centre to be read, a large one to be measured. */
export interface Size {
  readonly soci: number
  readonly campi: number
  readonly partiteOggi: number
  readonly partitePassate: number
  /** Over how many days before today those lie. */
  readonly giorniPassati: number
  readonly allievi: number
  readonly lezioni: number
  readonly mezzi: number
  readonly noleggi: number
  readonly tavoli: number
  readonly articoli: number
}

export const SMALL: Size = {
  soci: 30,
  campi: 4,
  partiteOggi: 12,
  partitePassate: 240,
  giorniPassati: 730,
  allievi: 9,
  lezioni: 8,
  mezzi: 5,
  noleggi: 12,
  tavoli: 12,
  articoli: 24,
}

export const sampleOf =
  ({
    soci,
    campi,
    partiteOggi,
    partitePassate,
    giorniPassati,
    allievi,
    lezioni,
    mezzi,
    noleggi,
    tavoli,
    articoli,
  }: Size): Sample<typeof entities> =>
  (today) => ({
    socio: each(soci, (index) => ({
      ...row('socio', index),
      indirizzo: `Via dello Sport ${index + 1}, Bergamo`,
      codice_fiscale: codiceFiscale({ ...PERSONA, nascita: `19${String(40 + (index % 60)).padStart(2, '0')}-05-10` }),
      nome: personAt(index),
      telefono: `+39340${String(1_000_000 + index)}`,
      // Three of ten are of a family, and a family has three.
      ...(index < soci * 0.3 && { famiglia: familyAt(index % (soci / 10)) }),
    })),
    campo: each(campi, (index) => ({
      ...row('campo', index),
      nome: `Campo ${twoDigits(index + 1)}`,
      fondo: index % 2 === 0 ? 'Terra rossa' : 'Sintetico',
      coperto: index % 3 === 0,
    })),
    partita: [
      ...each(partiteOggi, (index) => {
        const turn = Math.floor(index / campi)
        return {
          ...row('partita', index),
          socio: `socio_${(index % 30) + 1}` as const,
          campo: `campo_${(index % campi) + 1}` as const,
          giorno: today,
          ora: `${twoDigits(8 + turn)}:${index % 2 === 0 ? '00' : '15'}`,
          minuti: 45,
          importo: euro(18 + (index % 4) * 4),
          stato: stateAt(turn, 'giocata', 'in_campo', 'prenotata'),
        }
      }),
      ...each(partitePassate, (index) => ({
        ...row('partita', partiteOggi + index),
        socio: `socio_${((index * 3) % 30) + 1}` as const,
        campo: `campo_${(index % campi) + 1}` as const,
        giorno: addDays(today, -1 - Math.floor((index * giorniPassati) / partitePassate)),
        ora: `${twoDigits(9 + (Math.floor(index / campi) % 10))}:00`,
        minuti: 60,
        importo: euro(20 + (index % 5) * 3),
        stato: index % 11 === 0 ? ('annullata' as const) : ('giocata' as const),
      })),
    ],
    manutenzione: [{ ...row('manutenzione', 0), lavoro: 'Rullatura', campo: 'campo_1', giorno: today, ora: '19:00', minuti: 60 }],
    corso: [
      { ...row('corso', 0), nome: 'Tennis, primo livello', maestro: 'Ivo Sala' },
      { ...row('corso', 1), nome: 'Vela, patente', maestro: 'Bea Lodi' },
    ],
    iscrizione: each(allievi, (index) => ({ ...row('iscrizione', index), allievo: `${personAt(index)} ${index + 1}`, corso: 'corso_1' })),
    lezione: each(lezioni, (index) => ({
      ...row('lezione', index),
      corso: 'corso_1',
      giorno: addDays(today, (index - Math.floor(lezioni * 0.7)) * 3),
      ora: '18:30',
    })),
    presenza: each(allievi * Math.floor(lezioni * 0.7), (index) => ({
      ...row('presenza', index),
      iscrizione: `iscrizione_${(index % allievi) + 1}` as const,
      lezione: `lezione_${Math.floor(index / allievi) + 1}` as const,
      segno: stateAt(index % 9 === 0 ? 0 : index % 13 === 0 ? 1 : 2, 'assente', 'ritardo', 'presente'),
    })),
    mezzo: each(mezzi, (index) => ({
      ...row('mezzo', index),
      nome: `${(['Canoa', 'Bici', 'Vela'] as const)[index % 3] ?? 'Canoa'} ${twoDigits(index + 1)}`,
      genere: (['canoa', 'bici', 'vela'] as const)[index % 3] ?? 'canoa',
      giornaliero: euro(15 + (index % 3) * 10),
    })),
    noleggio: each(noleggi, (index) => {
      const turn = Math.floor(index / mezzi)
      const dal = addDays(today, turn * 6 - 6)
      return {
        ...row('noleggio', index),
        socio: `socio_${((index * 5) % 30) + 1}` as const,
        mezzo: `mezzo_${(index % mezzi) + 1}` as const,
        dal,
        giorni: 2 + (index % 4),
        prezzo: euro(15 + (index % 3) * 10),
        stato: stateAt(turn, 'reso', 'fuori', 'prenotato'),
      }
    }),
    articolo: each(articoli, (index) => ({
      ...row('articolo', index),
      nome: `${['Pallina', 'Racchetta', 'Maglia', 'Bibita'][index % 4] ?? ''} ${personAt(index).split(' ')[1] ?? ''} ${index + 1}`,
      ean: eanOf(index),
      reparto: (['palline', 'racchette', 'abiti', 'bar'] as const)[index % 4] ?? 'bar',
      prezzo: euro(1.5 + (index % 40)),
      iva: index % 4 === 3 ? ('10' as const) : ('22' as const),
    })),
    movimento: each(articoli, (index) => ({
      ...row('movimento', index),
      giorno: addDays(today, -30),
      articolo: `articolo_${index + 1}` as const,
      quantita: 12 + (index % 30),
    })),
    vendita: [],
    fattura: [],
    incasso: [],
    nota_credito: [],
    rettifica: [],
    preventivo: [
      {
        ...row('preventivo', 0),
        numero: documentNumber(1, Number(today.slice(0, 4)), 'PV'),
        data: today,
        cliente: 'socio_3',
        righe: [{ descrizione: 'Torneo aziendale, due campi', quantita: 2, prezzo: euro(180), iva: '22' }],
        stato: 'accettato',
      },
    ],
    sala: [
      { ...row('sala', 0), nome: 'Bar' },
      { ...row('sala', 1), nome: 'Terrazza' },
    ],
    tavolo: each(tavoli, (index) => ({
      ...row('tavolo', index),
      numero: String(index + 1),
      sala: 'sala_1' as const,
      posti: index % 3 === 0 ? 2 : 4,
      forma: stateAt(index % 3, 'tondo', 'quadro', 'quadro'),
      colonna: (index % 6) * 4,
      riga: Math.floor(index / 6) * 5,
    })),
    tavolata: each(Math.floor(tavoli * 0.6), (index) => ({
      ...row('tavolata', index),
      socio: `socio_${((index * 7) % 30) + 1}` as const,
      giorno: today,
      ora: `${twoDigits(19 + (index % 3))}:30`,
      coperti: index % 3 === 0 ? 2 : 3,
      tavoli: [`tavolo_${index + 1}` as const],
      stato: stateAt(index % 3, 'a_tavola', 'prenotata', 'prenotata'),
      ...(index === 1 && { allergie: 'Frutta a guscio' }),
    })),
  })

export const sample = sampleOf(SMALL)
