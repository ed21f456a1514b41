import * as k from '../../kernel/describe.ts'
import { foglioFattura, stampaNotaDi } from '../common/fattura-stampa.ts'
import { righeRecapito } from '../common/recapito-fattura.ts'
import { ditta } from './ditta.ts'
import { cliente } from './cliente.ts'
import { fattura, notaCredito } from './fatture.ts'
import { preventivo } from './preventivo.ts'
import { ricambio } from './ricambio.ts'
import { riparazione } from './riparazione.ts'
import { veicolo } from './veicolo.ts'

/** Who a paper is for. */
const perChi = {
  title: 'Cliente',
  facts: [{ Nome: '{cliente.nome}[ {cliente.cognome}]' }, 'cliente.telefono', 'cliente.indirizzo', 'cliente.partita_iva'],
} as const

/** Who a paper is for, and about which vehicle. */
export const diChi = [
  perChi,
  {
    title: 'Veicolo',
    facts: [
      { Veicolo: '{veicolo.marca} {veicolo.modello}' },
      'veicolo.targa',
      'veicolo.telaio',
      'veicolo.alimentazione',
      'veicolo.immatricolazione',
    ],
  },
] as const

/** The estimate that a customer takes home, line by line, with a place to sign. */
export const stampaPreventivo = k.definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  with: [cliente, veicolo],
  title: ['Preventivo {numero}', 'Preventivo'],
  subtitle: ['{problema}', '{data}, valido fino al {valido_fino}'],
  blocks: [
    ...diChi,
    {
      lines: 'righe',
      columns: [{ 'Ricambi e manodopera': 'descrizione' }, 'quantita', 'prezzo', 'importo'],
      totals: ['Imponibile', { Importo: 'imponibile' }],
    },
    async (row, store, at) => {
      const rates = await k.readRates(store, [preventivo, ricambio], { of: preventivo, figure: 'imposta', row }, at)
      const taxes = rates.map(({ label, tax }) => ({ label: `IVA ${label}`, value: k.formatMoney(tax) }))
      return [{ kind: 'facts', facts: [...taxes, { label: 'Totale', value: k.formatMoney(row.totale) }] }]
    },
    { title: 'Voci non approvate', text: 'scartate' },
    { title: 'Condizioni', text: 'condizioni' },
    { signers: ['L’officina', { 'Per approvazione, il cliente': 'firma' }] },
  ],
})

/** Everything that was done to a vehicle, with its kilometres: what one hands over when it is sold. */
export const storico = k.definePrint(veicolo, {
  key: 'storico',
  label: 'Stampa storico',
  with: [cliente, riparazione],
  title: 'Storico {targa}',
  subtitle: '{marca} {modello}',
  blocks: [
    perChi,
    { title: 'Veicolo', facts: [{ Veicolo: '{marca} {modello}' }, 'targa', 'telaio', 'alimentazione', 'immatricolazione'] },
    { title: 'Scadenze', facts: ['revisione_entro', 'tagliando_entro', 'targhe'] },
    {
      title: 'Lavori',
      records: 'riparazione',
      by: 'veicolo',
      where: [k.ne('stato', 'annullato')],
      sort: [k.desc('giorno')],
      columns: [{ Data: 'giorno' }, 'km', { Lavoro: 'problema' }, 'stato', 'conto'],
    },
  ],
})

/** To whom an invoice is made out. */
async function intestatario(store: Pick<k.Store, 'get'>, id: string) {
  const who = await store.get('cliente', id)
  const { nome, cognome, indirizzo, partita_iva: vat, codice_fiscale: code, ...recapito } = who ? k.rowOf(cliente, who) : {}
  return [
    { label: 'Cliente', value: [nome, cognome].filter(Boolean).join(' ') },
    { label: 'Indirizzo', value: indirizzo },
    { label: 'Partita IVA', value: vat },
    { label: 'Codice fiscale', value: code },
    ...righeRecapito(recapito),
  ]
}

/** The vehicle of a repair that is billed, as it came in. */
async function veicoloFatturato(store: Pick<k.Store, 'get'>, id: string | undefined) {
  const job = id === undefined ? undefined : await store.get('riparazione', id)
  if (!job) return []
  const { veicolo: car, targa, km } = k.rowOf(riparazione, job)
  const what = car === undefined ? undefined : await store.get('veicolo', car)
  const { marca, modello, targa: plate } = what ? k.rowOf(veicolo, what) : {}
  return [
    { label: 'Veicolo', value: [marca, modello].filter(Boolean).join(' ') },
    { label: 'Targa', value: targa ?? plate },
    { label: 'Km', value: km === undefined ? undefined : k.formatNumber(km) },
  ]
}

export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  async paper(row, store, at) {
    const a = [...(await intestatario(store, row.cliente)), ...(await veicoloFatturato(store, row.riparazione))]
    return foglioFattura({ of: fattura, row, a, store, at, firm: ditta })
  },
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario)
