import * as k from '../../src/kernel/describe.ts'
import type { entities } from './entities.ts'

type N = 1 | 2 | 3

export const sample: k.Sample<typeof entities> = (today) => {
  const attrezzo = (n: N, codice: string, nome: string, prezzo: number, stato: 'officina' | 'pronto') =>
    ({ id: `attrezzo_${n}`, version: 1, codice, nome, posto: `A${n}`, prezzo: k.euro(prezzo), stato }) as const
  const noleggio = (n: number, cliente: N, attrezzo_: N, giorno: number, stato: 'consegnato' | 'reso', prezzo: number) =>
    ({
      id: `noleggio_${n}`,
      version: 1,
      cliente: `cliente_${cliente}`,
      attrezzo: `attrezzo_${attrezzo_}`,
      dal: k.addDays(today, giorno),
      giorni: 3,
      prezzo: k.euro(prezzo),
      cauzione: k.euro(prezzo * 3),
      stato,
    }) as const
  const data = k.addDays(today, -20)
  return {
    cliente: [
      { id: 'cliente_1', version: 1, nome: 'Edil Rossi', telefono: '3331234567', documento: 'CI CA12345AB' },
      { id: 'cliente_2', version: 1, nome: 'Marta Bianchi', telefono: '3477654321' },
    ],
    attrezzo: [
      attrezzo(1, 'D1', 'Demolitore', 40, 'pronto'),
      attrezzo(2, 'T1', 'Trabattello', 25, 'pronto'),
      attrezzo(3, 'M1', 'Motosega', 30, 'officina'),
    ],
    noleggio: [
      noleggio(1, 1, 1, 0, 'consegnato', 40),
      noleggio(2, 2, 2, -9, 'reso', 25),
      noleggio(3, 2, 1, -12, 'reso', 40),
      { ...noleggio(4, 1, 2, -30, 'reso', 25), fattura: 'fattura_1' },
    ],
    consumabile: [{ id: 'consumabile_1', version: 1, nome: 'Disco diamantato', unita: 'pezzi', soglia: 10 }],
    movimento: [
      { id: 'movimento_1', version: 1, giorno: data, consumabile: 'consumabile_1', quantita: 12 },
      { id: 'movimento_2', version: 1, giorno: today, consumabile: 'consumabile_1', quantita: -4 },
    ],
    fattura: [
      {
        id: 'fattura_1',
        version: 1,
        numero: k.documentNumber(1, Number(data.slice(0, 4)), 'FT'),
        data,
        cliente: 'cliente_1',
        righe: [{ descrizione: 'Noleggio', noleggio: 'noleggio_4', quantita: 3, prezzo: k.euro(25), iva: '22' }],
        stato: 'pagata',
      },
    ],
  }
}
