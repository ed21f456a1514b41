import { formatDate, formatDayMonth } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatPeriod } from '../../kernel/italian/periods.ts'
import type { ReportDetail, ReportList, ReportListRow } from '../../kernel/report/report-blocks.ts'
import type { Schede } from '../common/schede.ts'
import type { LettoTrimestre, PersonaTassata, RigaImposta } from './imposta-trimestre.ts'

/** «+2,50 €»: on the bill against worked out. */
const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`

/** The stays of the quarter with their tax; each opens person by person and night by night. */
export function elencoSoggiorni(letto: LettoTrimestre, schede: Schede): ReportList {
  return {
    kind: 'list',
    key: 'soggiorni',
    title: 'Soggiorni',
    label: 'Soggiorni elencati',
    lists: [
      { key: 'tutti', label: 'Tutti' },
      { key: 'da_riscuotere', label: 'Aperti' },
      { key: 'incassata', label: 'Pagati' },
      { key: 'diversi', label: 'Conto diverso' },
    ],
    columns: [
      { label: 'Ospite' },
      { label: 'Notti', sums: true },
      { label: 'Imposta', unit: 'money', sums: true, main: true },
      { label: 'Sul conto', unit: 'money' },
    ],
    rows: letto.righe.map((riga) => rigaDi(riga, letto, schede)),
    empty: 'Nessun soggiorno in questo elenco.',
  }
}

function rigaDi(riga: RigaImposta, letto: LettoTrimestre, schede: Schede): ReportListRow {
  const { prenotazione, notti, centesimi, intera, sulConto, differenza, isIncassata, senzaSchedina } = riga
  // Before the rules can be worked with a difference means nothing.
  const isOdd = letto.regole.problems.length === 0 && differenza !== 0
  return {
    key: prenotazione.id,
    heading: prenotazione.ospite,
    detail: [
      `${formatDayMonth(prenotazione.arrivo)} – ${formatDayMonth(prenotazione.partenza)}`,
      ...(senzaSchedina > 0 ? [`${senzaSchedina} senza schedina`] : []),
      ...(intera === centesimi ? [] : [`${formatMoney(intera)} l’intero soggiorno`]),
    ].join(' · '),
    in: [isIncassata ? 'incassata' : 'da_riscuotere', ...(differenza === 0 ? [] : ['diversi'])],
    figures: [{ value: notti }, { value: centesimi }, { value: sulConto, warning: isOdd ? signed(differenza) : undefined }],
    badge: isIncassata ? { tone: 'success', label: 'Incassata' } : { tone: 'warning', label: 'Da riscuotere' },
    opens: dettaglio(riga, letto, schede),
  }
}

/** The tax of one booking, person by person and night by night. */
function dettaglio(riga: RigaImposta, letto: LettoTrimestre, schede: Schede): ReportDetail {
  const { prenotazione, persone, centesimi, intera, sulConto, differenza } = riga
  const { id, ospite, camera, arrivo, partenza } = prenotazione
  const fact = (label: string, cents: number) => ({ label, value: formatMoney(cents) })
  return {
    title: ospite,
    text: [letto.camere.get(camera), `${formatDate(arrivo)} – ${formatDate(partenza)}`].filter(Boolean).join(' · '),
    facts: [
      fact(`Imposta nel ${formatPeriod(letto.totali.trimestre)}`, centesimi),
      ...(intera === centesimi ? [] : [fact('Imposta dell’intero soggiorno', intera)]),
      fact('Sul conto della prenotazione', sulConto),
      ...(differenza === 0 ? [] : [{ label: differenza > 0 ? 'Chiesta in più' : 'Chiesta in meno', value: signed(differenza) }]),
    ],
    parts: persone.map((persona) => ({
      key: persona.id,
      title: persona.chi,
      value: formatMoney(persona.pernottamenti.reduce((sum, night) => sum + night.centesimi, 0)),
      label: `Notti di ${persona.chi}`,
      lines: persona.pernottamenti.map((night) => ({
        key: night.notte,
        lead: formatDayMonth(night.notte),
        text: esitoDi(night),
        value: formatMoney(night.centesimi),
      })),
    })),
    way: { label: 'Apri la prenotazione', entity: schede.soggiorno, id },
  }
}

type Night = PersonaTassata['pernottamenti'][number]

const words: Readonly<Record<Night['esito'], string>> = {
  dovuta: 'Dovuta',
  ridotta: 'Ridotta',
  esente: 'Esente',
  oltre_tetto: 'Oltre il numero massimo di notti',
  senza_tariffa: 'Nessuna tariffa in vigore',
}
const esitoDi = ({ esito, motivo }: Night) => (motivo ? `${words[esito]}: ${motivo.toLowerCase()}` : words[esito])
