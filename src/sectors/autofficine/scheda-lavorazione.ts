import * as k from '../../kernel/describe.ts'
import { CONTROLLI } from './controlli.ts'
import { meccanico } from './meccanico.ts'
import { ponte } from './ponte.ts'
import { ricambio } from './ricambio.ts'
import { riparazione } from './riparazione.ts'
import { diChi, pezzo } from './stampe.ts'

type Riparazione = k.Value<typeof riparazione>

/** The sheet that lies on the seat while the vehicle is here: what to do, with which parts, and who has signed for it. */
export const schedaLavorazione = k.definePrint(riparazione, {
  key: 'scheda_lavorazione',
  label: 'Stampa scheda di lavorazione',
  async paper(row, store) {
    const { fields } = riparazione
    const [bay, who] = await Promise.all([
      row.ponte === undefined ? undefined : store.get('ponte', row.ponte),
      row.meccanico === undefined ? undefined : store.get('meccanico', row.meccanico),
    ])
    return {
      title: 'Scheda di lavorazione',
      subtitle: [k.calledBy(riparazione, row), row.problema, k.formatDate(row.giorno)].filter((one) => one !== undefined).join(' · '),
      blocks: [
        ...(await diChi(store, row.cliente, row.veicolo)),
        {
          kind: 'facts',
          title: 'Accettazione',
          facts: [
            { label: 'Ingresso', value: `${k.formatDate(row.giorno)}${row.ora === undefined ? '' : `, ore ${row.ora}`}` },
            ...k.fact('Consegna', row.consegna && k.formatDate(row.consegna)),
            ...k.fact('Km', row.km === undefined ? undefined : k.formatNumber(row.km)),
            ...k.fact('Carburante', row.carburante && fields.carburante.format(row.carburante)),
            ...k.fact('Ponte', bay ? k.rowOf(ponte, bay).nome : undefined),
            ...k.fact('Meccanico', who ? k.rowOf(meccanico, who).nome : undefined),
            { label: 'Stato', value: fields.stato.format(row.stato) },
            ...k.fact('Costo detto al cliente', row.costo === undefined ? undefined : k.formatMoney(row.costo)),
          ],
        },
        { kind: 'text', title: 'Problema', text: row.problema },
        ...(row.danni === undefined ? [] : [{ kind: 'text', title: 'Danni già presenti', text: row.danni } as const]),
        await parts(row, store),
        ...sums(row),
        checks(row),
        ...(row.foto?.length ? [{ kind: 'pictures', title: 'Foto', pictures: row.foto } as const] : []),
        ...(row.note === undefined
          ? [{ kind: 'notes', title: 'Note del meccanico', lines: 3 } as const]
          : [{ kind: 'text', title: 'Note', text: row.note } as const]),
        { kind: 'signatures', signers: ['Firma del meccanico', { label: 'Firma del cliente per accettazione', signed: row.firma?.[0] }] },
      ],
    }
  },
})

/** The lines with what lies on the shelf of each part, or empty rows to fill by hand. */
async function parts({ righe = [] }: Riparazione, store: k.Store): Promise<k.PaperBlock> {
  const rows = await Promise.all(
    righe.map(async ({ ricambio: id, descrizione = '', quantita, importo }) => {
      const part = id === undefined ? undefined : await store.get('ricambio', id)
      const { quantita: there = 0, ubicazione = '' } = part ? k.rowOf(ricambio, part) : {}
      return [
        descrizione,
        k.formatNumber(quantita),
        part ? [k.formatNumber(there), ubicazione].filter(Boolean).join(', ') : '',
        importo === undefined ? '' : k.formatMoney(importo),
      ]
    }),
  )
  const netto = nettoOf(righe)
  return {
    kind: 'table',
    title: 'Ricambi e manodopera',
    columns: [{ label: 'Descrizione' }, pezzo('Quantità'), { label: 'A magazzino' }, pezzo('Importo')],
    rows: rows.length > 0 ? rows : Array.from({ length: 5 }, () => ['', '', '', '']),
    ...(rows.length > 0 && { totals: ['Imponibile', '', '', k.formatMoney(netto)] }),
  }
}

const nettoOf = (righe: NonNullable<Riparazione['righe']>) => righe.reduce((sum, { importo = 0 }) => sum + importo, 0)

/** From the lines, which bear no VAT, to what the customer pays. */
function sums({ righe = [], conto }: Riparazione): readonly k.PaperBlock[] {
  if (righe.length === 0 || conto === undefined) return []
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'IVA', value: k.formatMoney(conto - nettoOf(righe)) },
        { label: 'Conto, IVA compresa', value: k.formatMoney(conto) },
      ],
    },
  ]
}

const checks = ({ controlli = [] }: Riparazione): k.PaperBlock => ({
  kind: 'table',
  title: 'Controlli',
  columns: [{ label: 'Controllo' }, { label: 'Esito' }],
  rows: (controlli.length > 0 ? controlli : CONTROLLI.map((text) => ({ text }))).map(({ text, ...item }) => [
    text,
    'done' in item && item.done ? 'Fatto' : '',
  ]),
})
