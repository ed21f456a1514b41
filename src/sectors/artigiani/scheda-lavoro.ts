import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { tecnico } from './tecnico.ts'

type Intervento = k.Value<typeof intervento>
type Cliente = k.Value<typeof cliente>

/** The sheet that goes to the customer's door with the technician and comes back signed. */
export const schedaLavoro = k.definePrint(intervento, {
  key: 'scheda_lavoro',
  label: 'Stampa scheda lavoro',
  async paper(job, store) {
    const customer = await store.get('cliente', job.cliente)
    const technician = job.tecnico && (await store.get('tecnico', job.tecnico))
    return sheet(job, customer && k.rowOf(cliente, customer), technician ? k.rowOf(tecnico, technician).nome : '')
  },
})

function sheet(job: Intervento, customer: Cliente | undefined, technician: string): k.Paper {
  const { fields } = intervento
  const money = job.preventivo === undefined ? '' : k.formatMoney(job.preventivo)
  const blocks: k.PaperBlock[] = [
    {
      kind: 'facts',
      title: 'Cliente',
      facts: [
        { label: 'Nome', value: customer?.nome ?? '' },
        { label: 'Telefono', value: customer?.telefono ? k.formatPhone(customer.telefono) : '' },
        { label: 'Indirizzo', value: job.indirizzo },
      ],
    },
    {
      kind: 'facts',
      title: 'Lavoro',
      facts: [
        { label: 'Data', value: `${k.formatDate(job.data)}${job.ora ? `, ore ${job.ora}` : ''}` },
        { label: 'Tipo', value: fields.tipo.format(job.tipo) },
        { label: 'Tecnico', value: technician },
        { label: 'Stato', value: fields.stato.format(job.stato) },
        { label: 'Preventivo', value: money },
        { label: 'Ore di lavoro', value: job.ore === undefined ? '' : k.formatNumber(job.ore) },
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
  return { title: 'Scheda lavoro', subtitle: `${fields.tipo.format(job.tipo)} · ${k.formatDate(job.data)}`, blocks }
}

/** The materials that were used, or empty rows to fill by hand before the job is done. */
function materials({ materiali = [], costo_materiali: total }: Intervento): k.PaperBlock {
  const rows = materiali.map(({ materiale, quantita, prezzo, importo }) => [
    materiale,
    k.formatNumber(quantita),
    prezzo === undefined ? '' : k.formatMoney(prezzo),
    importo === undefined ? '' : k.formatMoney(importo),
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
    ...(total > 0 && { totals: ['Totale materiali', '', '', k.formatMoney(total)] }),
  }
}
