import * as k from '../../../kernel/describe.ts'
import { readStruttura } from '../imposta-soggiorni-trimestre.ts'
import { meseDaDichiarare, mesiDisponibili, readMovimento, type MovimentoMese, type RigaSoggiorno } from '../movimento-mese.ts'
import type { Nazionalita, Turismo } from '../movimento.ts'
import { cifra } from './cifre.ts'
import { mancante, stampaC59, scaricaRoss1000 } from './movimento-uscite.ts'
import { perGiorno, perResidenza } from './movimento-tabelle.ts'
import { NAZIONALITA, TURISMO } from './parole.ts'
import { strutturaMancante } from './struttura-mancante.ts'

type Scelta = { readonly period: string; readonly nazionalita?: Nazionalita; readonly turismo?: Turismo }

const richiesta = ({ period, nazionalita, turismo }: Scelta) => ({ mese: period, nazionalita, turismo })

/** The movement of a month, filled from bookings and guests; every number opens on the stays behind it. */
export const movimento: k.ReportTools = {
  asks: async (store, at) => ({ periods: await mesiDisponibili(store, at), first: meseDaDichiarare(at.today) }),
  async read(store, scelta: Scelta, at) {
    const [letto, struttura] = await Promise.all([readMovimento(store, richiesta(scelta), at), readStruttura(store)])
    return mostra(letto, struttura !== undefined)
  },
  outputs: [
    {
      label: 'Stampa C/59',
      as: 'paper',
      async make(store, scelta: Scelta, at) {
        return { paper: stampaC59(await readMovimento(store, richiesta(scelta), at), await readStruttura(store)) }
      },
    },
    {
      label: 'Scarica file Ross1000',
      as: 'file',
      async make(store, scelta: Scelta, at, product) {
        return scaricaRoss1000(await readMovimento(store, richiesta(scelta), at), await readStruttura(store), product)
      },
    },
  ],
}

function mostra(letto: MovimentoMese, haStruttura: boolean): k.Report {
  const { movimento: mese, mancanze, correzioni, righe } = letto
  return {
    lacking: haStruttura
      ? undefined
      : strutturaMancante('Per stampare il C/59 e preparare il file servono nome, comune e codice regionale.'),
    form: modulo(letto),
    note:
      'Il file non parte da qui: caricalo tu sul portale del movimento turistico della tua Regione.' +
      (correzioni.length > 0
        ? ' Elenca gli ospiti uno per uno: le correzioni a mano vi stanno come nota, per contarle aggiungi le schedine che mancano.'
        : ''),
    behind: new Map([...righe].map(([id, riga]) => [id, soggiorno(riga)])),
    blocks: [
      { kind: 'missing', title: 'Da completare', lines: mancanze.map(mancante) },
      mese.presenze.value === 0
        ? { kind: 'empty', text: `Nessun ospite ha dormito qui in ${k.formatMonth(mese.mese)}.` }
        : { kind: 'columns', wider: 1.3, columns: [[perResidenza(letto)], [perGiorno(letto)]] },
    ],
  }
}

/** A stay behind a figure, as a row that opens its booking. */
const soggiorno = ({ prenotazione, ospite, camera, arrivo, partenza }: RigaSoggiorno): k.ReportRow => ({
  entity: 'prenotazione',
  id: prenotazione,
  heading: ospite,
  detail: [camera, `${k.formatDate(arrivo)} – ${k.formatDate(partenza)}`].filter(Boolean).join(' · '),
})

function modulo({ richiesta: { mese, nazionalita, turismo }, scelto, corretto, al }: MovimentoMese): k.ReportForm {
  const about = [k.formatMonth(mese), nazionalita && NAZIONALITA[nazionalita], turismo && TURISMO[turismo]].filter(Boolean).join(', ')
  return {
    figures: [
      { key: 'arrivi', label: 'Arrivi', note: 'persone che hanno preso alloggio', ...cifra(`Arrivi, ${about}`, scelto.arrivi) },
      { key: 'presenze', label: 'Presenze', note: 'notti passate qui', ...cifra(`Presenze, ${about}`, scelto.presenze) },
    ],
    corrected: corretto?.rilevazione,
    note: al < k.endOfMonth(al) ? `Mese in corso: contato fino al ${k.formatDate(al)}, notte compresa.` : undefined,
  }
}
