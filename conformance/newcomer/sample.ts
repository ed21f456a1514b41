import * as k from '../../src/kernel/describe.ts'
import type { entities } from './entities.ts'

// name, codice fiscale, birth date, licence, days until foglio rosa and certificate expire
const iscritti = [
  ['Giulia Ferrari', 'FRRGLI06C54F257K', '2006-03-14', 'b', 120, 90],
  ['Luca Bianchi', 'BNCLCU07E02F257E', '2007-05-02', 'b', 200, 150],
  ['Sara Conti', 'CNTSRA05S63A944T', '2005-11-23', 'a2', 45, 20],
  ['Matteo Galli', 'GLLMTT06M30F257G', '2006-08-30', 'b', 10, 60],
  ['Elena Rossi', 'RSSLNE98A59F205W', '1998-01-19', 'be', 300, 240],
  ['Davide Marini', 'MRNDVD07B11F257I', '2007-02-11', 'b', -5, -5],
  ['Chiara Lodi', 'LDOCHR06T45A944W', '2006-12-05', 'b', 25, 100],
  ['Omar Neri', 'NREMRO04H27H501L', '2004-06-27', 'c', 80, 15],
] as const

// name, days until the qualification expires
const docenti = [
  ['Paola Venturi', 400],
  ['Stefano Riva', 40],
  ['Marco Bassi', -3],
] as const

const hours = ['09:00', '11:30', '15:00', '17:30'] as const

export const sample: k.Sample<typeof entities> = (today, time = '12:00') => {
  const slots = Array.from({ length: 46 }, (_, n) => n - 31)
    .filter((offset) => new Date(k.addDays(today, offset)).getUTCDay() !== 0)
    .flatMap((offset) => hours.flatMap((ora, h) => docenti.map(([, valid], d) => ({ offset, ora, h, d, valid }))))
  const guida = slots.flatMap(({ offset, ora, h, d, valid }, n) => {
    const who = ((offset + 31) * 3 + h * 5 + d * 2) % iscritti.length
    const [, , , , foglio] = iscritti[who] ?? iscritti[0]
    if ((offset + 31 + h + d) % 2 === 0 || foglio < offset || valid < offset) return []
    const minuti = who % 3 === 0 ? 90 : 60
    const end = `${String(Number(ora.slice(0, 2)) + 2).padStart(2, '0')}:00`
    const past = offset < 0 || (offset === 0 && end <= time)
    const open = offset === -1 && h === 3
    const stato = past
      ? open
        ? 'prenotata'
        : n % 13 === 0
          ? 'mancata'
          : n % 17 === 0
            ? 'disdetta'
            : 'fatta'
      : n % 11 === 0
        ? 'disdetta'
        : 'prenotata'
    return [
      {
        id: `guida_${n + 1}` as const,
        version: 1,
        allievo: `allievo_${who + 1}` as const,
        istruttore: `istruttore_${d + 1}` as const,
        giorno: k.addDays(today, offset),
        ora,
        minuti,
        prezzo: k.euro((minuti * 36) / 60),
        stato,
      } as const,
    ]
  })
  const last = new Map<string, number>()
  const ricevuta = guida
    .filter(({ stato }) => stato === 'fatta')
    .filter((_, n) => n % 3 === 0)
    .map(({ id, allievo, giorno, minuti, prezzo }, n, all) => {
      const anno = giorno.slice(0, 4)
      const bozza = n === all.length - 1
      const count = (last.get(anno) ?? 0) + 1
      if (!bozza) last.set(anno, count)
      return {
        id: `ricevuta_${n + 1}` as const,
        version: 1,
        ...(bozza ? {} : { numero: k.documentNumber(count, Number(anno), 'RIC') }),
        data: giorno,
        allievo,
        guida: id,
        pagamento: n % 2 ? 'carta' : 'contanti',
        righe: [{ descrizione: `Guida di ${minuti} minuti del ${k.formatDate(giorno)}`, quantita: 1, prezzo, iva: '22' }],
        stato: bozza ? 'bozza' : n === 2 ? 'annullata' : 'emessa',
      } as const
    })
  return {
    allievo: iscritti.map(([nome, codice_fiscale, nato, patente, foglio, certificato], n) => ({
      id: `allievo_${n + 1}`,
      version: 1,
      nome,
      codice_fiscale,
      telefono: `+39 333 12345${n + 10}`,
      nato,
      patente,
      foglio_rosa: `MO${40210 + n}`,
      foglio_scade: k.addDays(today, foglio),
      certificato_scade: k.addDays(today, certificato),
      guide_minime: 6,
    })),
    istruttore: docenti.map(([nome, valid], n) => ({
      id: `istruttore_${n + 1}`,
      version: 1,
      nome,
      telefono: `+39 347 76543${n + 10}`,
      abilitazione: `IG${1180 + n}`,
      abilitazione_scade: k.addDays(today, valid),
    })),
    guida,
    ricevuta,
  }
}
