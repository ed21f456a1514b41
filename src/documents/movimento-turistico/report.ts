import { endOfMonth, formatDate, formatMonth } from '../../kernel/italian/dates.ts'
import type { Report, ReportForm, ReportRow } from '../../kernel/report/report-blocks.ts'
import { cifra } from '../common/report-figure.ts'
import { strutturaMancante, type Schede } from '../common/schede.ts'
import { paroleDi } from './modulo.ts'
import type { MovimentoMese, RigaSoggiorno } from './movimento-mese.ts'
import { mancante } from './outputs.ts'
import { perGiorno, perResidenza } from './report-tables.ts'

/** The movement of a month as a report; every number opens on the stays behind it. */
export function reportMovimento(letto: MovimentoMese, haStruttura: boolean, schede: Schede): Report {
  const { movimento: mese, mancanze, correzioni, righe } = letto
  return {
    lacking: haStruttura
      ? undefined
      : strutturaMancante('Per stampare il C/59 e preparare il file servono nome, comune e codice regionale.', schede),
    form: modulo(letto),
    note:
      'Il file non parte da qui: caricalo tu sul portale del movimento turistico della tua Regione.' +
      (correzioni.length > 0
        ? ' Elenca gli ospiti uno per uno: le correzioni a mano vi stanno come nota, per contarle aggiungi le schedine che mancano.'
        : ''),
    behind: new Map([...righe].map(([id, riga]) => [id, soggiorno(riga, schede)])),
    blocks: [
      { kind: 'missing', title: 'Da completare', lines: mancanze.map((one) => mancante(one, schede)) },
      mese.presenze.value === 0
        ? { kind: 'empty', text: `Nessun ospite ha dormito qui in ${formatMonth(mese.mese)}.` }
        : { kind: 'columns', wider: 1.3, columns: [[perResidenza(letto)], [perGiorno(letto)]] },
    ],
  }
}

/** A stay behind a figure, as a row that opens its booking. */
const soggiorno = ({ prenotazione, ospite, camera, arrivo, partenza }: RigaSoggiorno, schede: Schede): ReportRow => ({
  entity: schede.soggiorno,
  id: prenotazione,
  heading: ospite,
  detail: [camera, `${formatDate(arrivo)} – ${formatDate(partenza)}`].filter(Boolean).join(' · '),
})

function modulo({ richiesta, scelto, corretto, al }: MovimentoMese): ReportForm {
  const about = [formatMonth(richiesta.mese), ...paroleDi(richiesta)].join(', ')
  return {
    figures: [
      { key: 'arrivi', label: 'Arrivi', note: 'persone che hanno preso alloggio', ...cifra(`Arrivi, ${about}`, scelto.arrivi) },
      { key: 'presenze', label: 'Presenze', note: 'notti passate qui', ...cifra(`Presenze, ${about}`, scelto.presenze) },
    ],
    corrected: corretto?.rilevazione,
    note: al < endOfMonth(al) ? `Mese in corso: contato fino al ${formatDate(al)}, notte compresa.` : undefined,
  }
}
