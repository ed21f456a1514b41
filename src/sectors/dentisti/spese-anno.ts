import * as k from '../../kernel/describe.ts'
import { ditta } from './ditta.ts'
import { leggiSpese, type Anno, type Spesa } from './spese-righe.ts'

/** Years that can be asked for. */
const ANNI = 4

const somma = (rows: readonly Spesa[]) => rows.reduce((sum, { importo }) => sum + importo, 0)
const figura = (title: string, rows: readonly Spesa[]): k.ReportFigure => ({
  value: somma(rows),
  unit: 'money',
  title,
  of: rows.map(({ key, importo }) => ({ row: key, part: importo })),
})
const pagamenti = (rows: readonly Spesa[]) => {
  const count = new Set(rows.map(({ incasso }) => incasso)).size
  return `${count} ${k.plural(count, 'pagamento', 'pagamenti')}`
}
const isSenzaCodice = ({ codice, haOpposto }: Spesa) => codice === undefined && !haOpposto

/** A code for each of those who lack it, what names no invoice, what was given back. */
function mancano({ spese, senzaFattura, storni, rimborsi }: Anno): readonly k.ReportLine[] {
  const senza = [...Map.groupBy(spese.filter(isSenzaCodice), ({ paziente }) => paziente)]
  return [
    ...senza.map(([id, some]) => ({
      heading: some[0]?.nome ?? '',
      text: `Manca il codice fiscale: ${pagamenti(some)} per ${k.formatMoney(somma(some))}.`,
      ways: [{ label: 'Apri', entity: 'paziente', id }],
    })),
    ...senzaFattura.map(({ id, nome, giorno, importo }) => ({
      heading: nome,
      text: `${k.formatMoney(importo)} del ${k.formatDate(giorno)} non hanno una fattura: non sono nel file.`,
      ways: [{ label: 'Apri', entity: 'incasso', id }],
    })),
    ...storni.map(({ id, nome, giorno, importo }) => ({
      heading: nome,
      text: `Il ${k.formatDate(giorno)} sono stati stornati ${k.formatMoney(importo)} incassati in un altro anno: il rimborso si comunica a parte.`,
      ways: [{ label: 'Apri', entity: 'incasso', id }],
    })),
    ...rimborsi.map(({ id, numero, fattura, nome }) => ({
      heading: nome,
      text: `La nota di credito ${numero} storna la fattura ${fattura}, già incassata: il rimborso si comunica a parte.`,
      ways: [{ label: 'Apri', entity: 'nota_credito', id }],
    })),
  ]
}

const COLONNE = [
  'P. IVA',
  'Data documento',
  'Numero documento',
  'Dispositivo',
  'Tipo documento',
  'Data pagamento',
  'Codice fiscale',
  'Opposizione',
  'Pagamento tracciato',
  'Tipo spesa',
  'Aliquota o natura IVA',
  'Importo',
] as const

/** What is a specialist's service (tipoSpesa SR); a stamp that was charged goes to the accountant by its name. */
const tipoDi = ({ iva }: Spesa) => (iva === 'bollo' ? 'Bollo addebitato' : 'SR')

/** The rows of the file, as the Sistema Tessera Sanitaria names what it asks for (technical specification 730, `documentoSpesa`). */
export const righeFile = (spese: readonly Spesa[]): readonly (readonly string[])[] => [
  COLONNE,
  ...spese.map((spesa) => [
    ditta.vatNumber,
    k.formatDate(spesa.emessa),
    spesa.numero,
    '1',
    'F',
    k.formatDate(spesa.pagata),
    spesa.codice ?? '',
    spesa.haOpposto ? '1' : '0',
    spesa.isTracciata ? 'SI' : 'NO',
    tipoDi(spesa),
    spesa.iva === 'bollo' ? '' : spesa.iva,
    (spesa.importo / 100).toFixed(2).replace('.', ','),
  ]),
]

/** The health expenses of a year: what was paid, what of it can be deducted, what lacks before it is handed in. */
export const speseAnno: k.ReportTools = {
  async asks(_store, { today }) {
    const periods = k.lastPeriods('year', today, ANNI)
    // In January it is the year before that is handed in, until the 31st.
    return { periods, first: (today.slice(5, 7) === '01' ? periods[1] : periods[0]) ?? '' }
  },
  async read(store, { period }) {
    const anno = await leggiSpese(store, period)
    const { spese } = anno
    const lines = mancano(anno)
    const missing = lines.length > 0 ? [{ kind: 'missing', title: 'Da sistemare prima di consegnarlo', lines } as const] : []
    if (spese.length === 0)
      return { behind: new Map(), blocks: [...missing, { kind: 'empty', text: `Nel ${period} nessuna fattura è stata pagata.` }] }
    const [traced, cash] = [spese.filter(({ isTracciata }) => isTracciata), spese.filter(({ isTracciata }) => !isTracciata)]
    const opposed = spese.filter(({ haOpposto }) => haOpposto)
    const months = [...Map.groupBy(spese, ({ pagata }) => pagata.slice(0, 7))].toSorted(([a], [b]) => a.localeCompare(b))
    const celle = (name: string, rows: readonly Spesa[]) => [
      figura(
        `Tracciati, ${name}`,
        rows.filter(({ isTracciata }) => isTracciata),
      ),
      figura(
        `Contanti, ${name}`,
        rows.filter(({ isTracciata }) => !isTracciata),
      ),
      figura(
        `Con opposizione, ${name}`,
        rows.filter(({ haOpposto }) => haOpposto),
      ),
      figura(name, rows),
    ]
    return {
      behind: new Map(
        spese.map(({ key, incasso: id, nome, numero, pagata }) => [
          key,
          { entity: 'incasso', id, heading: nome, detail: `fattura ${numero}, pagata il ${k.formatDate(pagata)}` },
        ]),
      ),
      note: 'Spese sanitarie per il Sistema TS, in CSV per il commercialista: non è il file XML cifrato del Sistema, e da qui non parte nulla.',
      blocks: [
        {
          kind: 'figures',
          figures: [
            { ...figura('Spese pagate', spese), label: 'Spese pagate', note: pagamenti(spese) },
            { ...figura('Tracciate', traced), label: 'Tracciate', note: 'il paziente le detrae' },
            { ...figura('In contanti', cash), label: 'In contanti', note: 'il paziente non le detrae' },
            { ...figura('Con opposizione', opposed), label: 'Con opposizione', note: 'senza codice fiscale' },
          ],
        },
        ...missing,
        {
          kind: 'table',
          title: 'Per mese di pagamento',
          caption: `Spese sanitarie pagate nel ${period}, per mese`,
          columns: ['Mese', 'Tracciate', 'In contanti', 'Con opposizione', 'In tutto'].map((label) => ({ label })),
          sections: [
            {
              rows: months.map(([month, rows]) => ({
                key: month,
                label: k.formatMonth(month),
                cells: celle(k.formatMonth(month), rows),
              })),
            },
          ],
          total: celle('Nell’anno', spese),
        },
        {
          kind: 'text',
          title: 'Come si conta',
          paragraphs: [
            'Conta il giorno del pagamento, non quello della fattura: un pagamento in parte entra per la sua parte. Il bollo addebitato sta in una riga sua.',
            'Chi si è opposto ha l’opposizione scritta in fattura: la spesa va senza codice fiscale (art. 3 D.M. 31/07/2015). Contanti e mezzi tracciabili: art. 1 c. 679 L. 160/2019. Consegna entro il 31 gennaio (D.M. 29/10/2025).',
          ],
        },
      ],
    }
  },
  outputs: [
    {
      label: 'File per il commercialista',
      as: 'sheet',
      async make(store, { period }) {
        const anno = await leggiSpese(store, period)
        const lines = mancano({ ...anno, senzaFattura: [], storni: [], rimborsi: [] })
        if (lines.length > 0)
          return {
            obstacles: {
              title: 'Manca qualche codice fiscale',
              text: 'Senza codice fiscale la spesa non si può comunicare, a meno che il paziente si sia opposto.',
              lines,
            },
          }
        return { sheet: { name: `spese-sanitarie-${period}.csv`, rows: righeFile(anno.spese) } }
      },
    },
  ],
}
