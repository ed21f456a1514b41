import type { Value } from '../../kernel/entity.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { formatPhone } from '../../kernel/italian/phones.ts'
import type { Paper, PaperBlock } from '../../kernel/paper.ts'
import { definePrint } from '../../kernel/print.ts'
import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { tecnico } from './tecnico.ts'

type Intervento = Value<typeof intervento>
type Cliente = Value<typeof cliente>

/** The sheet that goes to the customer's door with the technician and comes back signed. */
export const schedaLavoro = definePrint(intervento, {
  key: 'scheda_lavoro',
  label: 'Stampa scheda lavoro',
  async paper(job, store) {
    const customer = await store.get('cliente', job.cliente)
    const technician = job.tecnico && (await store.get('tecnico', job.tecnico))
    return sheet(job, customer && rowOf(cliente, customer), technician ? rowOf(tecnico, technician).nome : '')
  },
})

function sheet(job: Intervento, customer: Cliente | undefined, technician: string): Paper {
  const { fields } = intervento
  const money = job.preventivo === undefined ? '' : formatMoney(job.preventivo)
  const blocks: PaperBlock[] = [
    {
      kind: 'facts',
      title: 'Cliente',
      facts: [
        { label: 'Nome', value: customer?.nome ?? '' },
        { label: 'Telefono', value: customer?.telefono ? formatPhone(customer.telefono) : '' },
        { label: 'Indirizzo', value: job.indirizzo },
      ],
    },
    {
      kind: 'facts',
      title: 'Lavoro',
      facts: [
        { label: 'Data', value: `${formatDate(job.data)}${job.ora ? `, ore ${job.ora}` : ''}` },
        { label: 'Tipo', value: fields.tipo.format(job.tipo) },
        { label: 'Tecnico', value: technician },
        { label: 'Stato', value: fields.stato.format(job.stato) },
        { label: 'Preventivo', value: money },
        { label: 'Ore di lavoro', value: job.ore === undefined ? '' : formatNumber(job.ore) },
      ],
    },
    { kind: 'text', title: 'Descrizione del problema', text: job.descrizione },
    materials(job),
    ...(job.foto?.length ? [{ kind: 'pictures', title: 'Foto', pictures: job.foto } as const] : []),
    ...(job.note
      ? [{ kind: 'text', title: 'Note', text: job.note } as const]
      : [{ kind: 'notes', title: 'Note del tecnico', lines: 4 } as const]),
    { kind: 'signatures', signers: ['Firma del tecnico', { label: 'Firma del cliente per accettazione', signed: job.firma?.[0] }] },
  ]
  return { title: 'Scheda lavoro', subtitle: `${fields.tipo.format(job.tipo)} · ${formatDate(job.data)}`, blocks }
}

/** The materials that were used, or empty rows to fill by hand before the job is done. */
function materials({ materiali = [], costo_materiali: total }: Intervento): PaperBlock {
  const rows = materiali.map(({ materiale, quantita, prezzo, importo }) => [
    materiale,
    formatNumber(quantita),
    prezzo === undefined ? '' : formatMoney(prezzo),
    importo === undefined ? '' : formatMoney(importo),
  ])
  return {
    kind: 'table',
    title: 'Materiali usati',
    columns: [
      { label: 'Materiale' },
      { label: 'Quantità', numeric: true },
      { label: 'Prezzo', numeric: true },
      { label: 'Totale', numeric: true },
    ],
    rows: rows.length > 0 ? rows : Array.from({ length: 5 }, () => ['', '', '', '']),
    ...(total > 0 && { totals: ['Totale materiali', '', '', formatMoney(total)] }),
  }
}
