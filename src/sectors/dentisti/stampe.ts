import * as k from '../../kernel/describe.ts'
import { consensi, consenso } from './consenso.ts'
import { nomeDente } from './denti.ts'
import { paziente } from './paziente.ts'
import { piano } from './piano.ts'

async function pazienteDi(store: k.Store, id: string) {
  const row = await store.get('paziente', id)
  return row ? k.rowOf(paziente, row) : undefined
}

/** Who a paper is about. */
export const persona = (who: Awaited<ReturnType<typeof pazienteDi>>) => {
  if (!who) return []
  const { nome, cognome, codice_fiscale: code, data_nascita: born, indirizzo } = who
  return [
    { label: 'Paziente', value: `${cognome} ${nome}` },
    ...(born === undefined ? [] : [{ label: 'Data di nascita', value: k.formatDate(born) }]),
    ...(code === undefined ? [] : [{ label: 'Codice fiscale', value: code }]),
    ...(indirizzo === undefined ? [] : [{ label: 'Indirizzo', value: indirizzo }]),
  ]
}

/** The estimate that a patient takes home: phase by phase, with its sums, and a place to sign. */
export const preventivo = k.definePrint(piano, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  async paper(row, store) {
    const who = await pazienteDi(store, row.paziente)
    const all = row.righe ?? []
    const phases = [...new Set(all.map(({ fase }) => fase))].toSorted((a, b) => a - b)
    const tables = phases.map((phase): k.PaperBlock => {
      const lines = all.filter(({ fase }) => fase === phase)
      const sum = lines.reduce((total, { importo = 0 }) => total + importo, 0)
      return {
        kind: 'table',
        ...(phases.length > 1 && { title: `Fase ${phase}` }),
        columns: [{ label: 'Dente' }, { label: 'Prestazione' }, { label: 'Prezzo', numeric: true }, { label: 'Importo', numeric: true }],
        rows: lines.map(({ dente, cura, prezzo, importo = prezzo }) => [
          dente === undefined ? '' : `${dente} ${nomeDente(dente).toLowerCase()}`,
          cura,
          k.formatMoney(prezzo),
          k.formatMoney(importo),
        ]),
        totals: ['', phases.length > 1 ? `Totale fase ${phase}` : 'Totale', '', k.formatMoney(sum)],
      }
    })
    return {
      title: row.numero ? `Preventivo ${piano.fields.numero.format(row.numero)}` : 'Preventivo',
      subtitle: `Piano di cura del ${k.formatDate(row.data)}`,
      blocks: [
        { kind: 'facts', facts: persona(who) },
        ...tables,
        ...(phases.length > 1
          ? [{ kind: 'facts', facts: [{ label: 'Totale del piano', value: k.formatMoney(row.totale ?? 0) }] } as const]
          : []),
        ...(row.condizioni === undefined ? [] : [{ kind: 'text', title: 'Condizioni', text: row.condizioni } as const]),
        { kind: 'signatures', signers: ['Lo studio', { label: 'Per accettazione, il paziente', signed: row.firma?.[0] }] },
      ],
    }
  },
})

/** What a patient is told and signs, by what is proposed to him. */
const TESTI: Readonly<Record<keyof typeof consensi, string>> = {
  privacy:
    'Ho letto l’informativa dello studio (art. 13 del Regolamento UE 2016/679). Acconsento a che i miei dati, compresi quelli sulla salute, siano usati per la cura. Posso chiedere in ogni momento di vederli, correggerli o averne copia.',
  cure: 'Mi sono state spiegate, con parole che ho capito, la diagnosi, la cura proposta, le alternative, i rischi possibili e che cosa può succedere senza cura. Ho potuto fare domande. Acconsento alla cura e so di poter cambiare idea in ogni momento.',
  chirurgia:
    'Mi sono stati spiegati l’intervento, l’anestesia, il decorso e le complicazioni possibili: gonfiore, dolore, sanguinamento, infezione e, di rado, disturbi della sensibilità. Ho detto quali farmaci prendo. Acconsento e so di poter cambiare idea in ogni momento.',
  implantologia:
    'Mi sono state spiegate le fasi dell’impianto, i tempi, le alternative (ponte, protesi mobile, nessuna cura) e la possibilità che l’impianto non si integri. So che fumo e scarsa igiene ne riducono la durata. Acconsento e so di poter cambiare idea in ogni momento.',
  ortodonzia:
    'Mi sono stati spiegati durata, apparecchio, controlli e collaborazione richiesta, e i rischi: carie se l’igiene è scarsa, riassorbimento delle radici, recidiva senza contenzione. Acconsento e so di poter cambiare idea in ogni momento.',
}

/** The consent of a patient, to be signed here or on paper. */
export const modulo = k.definePrint(consenso, {
  key: 'consenso',
  label: 'Stampa consenso',
  async paper({ paziente: id, tipo, dettaglio, data, firmatario, firma }, store) {
    const who = await pazienteDi(store, id)
    const signer = firmatario ?? who?.tutore
    return {
      title: 'Consenso informato',
      subtitle: `${consensi[tipo]}, ${k.formatDate(data)}`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ...persona(who),
            ...(signer === undefined ? [] : [{ label: 'Firma per il paziente', value: signer }]),
            ...(dettaglio === undefined ? [] : [{ label: 'Cura proposta', value: dettaglio }]),
          ],
        },
        { kind: 'text', title: 'Dichiarazione', text: TESTI[tipo] },
        {
          kind: 'signatures',
          signers: ['Il medico', { label: signer === undefined ? 'Il paziente' : 'Per il paziente', signed: firma?.[0] }],
        },
      ],
    }
  },
})
