import * as k from '../../../kernel/describe.ts'
import type { PersonaTassata, RigaImposta } from '../imposta-soggiorni.ts'
import type { LettoTrimestre } from '../imposta-soggiorni-trimestre.ts'

/** «+2,50 €»: on the bill against worked out. */
const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${k.formatMoney(cents)}`

/** The stays of the quarter with their tax; each opens person by person and night by night. */
export function elencoSoggiorni(letto: LettoTrimestre): k.ReportList {
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
    rows: letto.righe.map((riga) => rigaDi(riga, letto)),
    empty: 'Nessun soggiorno in questo elenco.',
  }
}

function rigaDi(riga: RigaImposta, letto: LettoTrimestre): k.ReportListRow {
  const { prenotazione, notti, centesimi, intera, sulConto, differenza, isIncassata, senzaSchedina } = riga
  // Before the rules can be worked with a difference means nothing.
  const isOdd = letto.regole.problems.length === 0 && differenza !== 0
  return {
    key: prenotazione.id,
    heading: prenotazione.ospite,
    detail: [
      `${k.formatDayMonth(prenotazione.arrivo)} – ${k.formatDayMonth(prenotazione.partenza)}`,
      ...(senzaSchedina > 0 ? [`${senzaSchedina} senza schedina`] : []),
      ...(intera === centesimi ? [] : [`${k.formatMoney(intera)} l’intero soggiorno`]),
    ].join(' · '),
    in: [isIncassata ? 'incassata' : 'da_riscuotere', ...(differenza === 0 ? [] : ['diversi'])],
    figures: [{ value: notti }, { value: centesimi }, { value: sulConto, warning: isOdd ? signed(differenza) : undefined }],
    badge: isIncassata ? { tone: 'success', label: 'Incassata' } : { tone: 'warning', label: 'Da riscuotere' },
    opens: dettaglio(riga, letto),
  }
}

/** The tax of one booking, person by person and night by night. */
function dettaglio({ prenotazione, persone, centesimi, intera, sulConto, differenza }: RigaImposta, letto: LettoTrimestre): k.ReportDetail {
  const { id, ospite, camera, arrivo, partenza } = prenotazione
  const fact = (label: string, cents: number) => ({ label, value: k.formatMoney(cents) })
  return {
    title: ospite,
    text: [letto.camere.get(camera), `${k.formatDate(arrivo)} – ${k.formatDate(partenza)}`].filter(Boolean).join(' · '),
    facts: [
      fact(`Imposta nel ${k.formatPeriod(letto.totali.trimestre)}`, centesimi),
      ...(intera === centesimi ? [] : [fact('Imposta dell’intero soggiorno', intera)]),
      fact('Sul conto della prenotazione', sulConto),
      ...(differenza === 0 ? [] : [{ label: differenza > 0 ? 'Chiesta in più' : 'Chiesta in meno', value: signed(differenza) }]),
    ],
    parts: persone.map((persona) => ({
      key: persona.id,
      title: persona.chi,
      value: k.formatMoney(persona.pernottamenti.reduce((sum, night) => sum + night.centesimi, 0)),
      label: `Notti di ${persona.chi}`,
      lines: persona.pernottamenti.map((night) => ({
        key: night.notte,
        lead: k.formatDayMonth(night.notte),
        text: esitoDi(night),
        value: k.formatMoney(night.centesimi),
      })),
    })),
    way: { label: 'Apri la prenotazione', entity: 'prenotazione', id },
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
