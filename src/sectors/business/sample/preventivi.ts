import * as k from '../../../kernel/describe.ts'
import type { preventivo } from '../preventivo.ts'

type Preventivo = k.Stored<'preventivo', (typeof preventivo)['fields']>
type Righe = readonly (readonly [descrizione: string, prezzo: number])[]
type Dato = readonly [id: number, fa: number, cliente: number, stato: Preventivo['stato'], oggetto: string, righe: Righe]

/** Estimates in every state, by their day; the first two have become projects, the third waits for its own. */
const DATI: readonly Dato[] = [
  [4, 150, 8, 'rifiutato', 'Negozio in linea di tessuti', [['Analisi', 1200], ['Sviluppo', 6800]]],
  [1, 80, 1, 'accettato', 'Nuovo sito e-commerce', [['Analisi e struttura', 1900], ['Grafica delle pagine', 3100], ['Sviluppo e catalogo', 5800], ['Pagamenti e spedizioni', 2400], ['Approvazione dei testi', 800]]],
  [5, 62, 11, 'inviato', 'Prenotazioni in linea', [['Modulo di prenotazione', 1800], ['Collegamento ai portali', 1400]]],
  [6, 44, 14, 'rifiutato', 'Insegna e vetrofanie', [['Progetto grafico', 700], ['Stampa e posa', 1300]]],
  [2, 12, 3, 'accettato', 'Rifacimento rete uffici', [['Sopralluogo e progetto del cablaggio', 900], ['Posa dei cavi e degli apparati', 6900], ['Configurazione e collaudo', 2000]]],
  [7, 9, 12, 'inviato', 'Volantino delle promozioni', [['Impaginazione', 450], ['Stampa di 5.000 copie', 620]]],
  [3, 6, 2, 'accettato', 'Restyling del marchio', [['Ricerca e proposte', 900], ['Marchio e manuale d’uso', 1500], ['Biglietti e carta intestata', 400]]],
  [8, 3, 13, 'inviato', 'Corso sui carrelli elevatori', [['Formazione teorica', 900], ['Prova pratica', 1100]]],
  [9, 0, 7, 'bozza', 'Etichette dei formaggi', [['Grafica di quattro etichette', 1200]]],
] // oxfmt-ignore

/** Those of last year are counted by themselves. */
export function righePreventivi(today: string): readonly Preventivo[] {
  const counts = new Map<number, number>()
  return DATI.map(([id, fa, cliente, stato, oggetto, righe]) => {
    const data = k.addDays(today, -fa)
    const year = Number(data.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    if (stato !== 'bozza') counts.set(year, count)
    return {
      id: `preventivo_${id}`,
      version: 1,
      ...(stato !== 'bozza' && { numero: k.documentNumber(count, year, 'PV') }),
      data,
      valido_fino: k.addDays(data, 30),
      cliente: `cliente_${cliente}`,
      oggetto,
      righe: righe.map(([descrizione, prezzo]) => ({ descrizione, quantita: 1, prezzo: k.euro(prezzo), iva: '22' as const })),
      ...(stato === 'rifiutato' && { motivo: 'Il prezzo era sopra quanto previsto.' }),
      stato,
    }
  })
}
