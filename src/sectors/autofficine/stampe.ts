import * as k from '../../kernel/describe.ts'
import { stampeFattura } from '../common/fattura/stampa.ts'
import { righeRecapito } from '../common/fattura/recapito.ts'
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

export const { stampaFattura, stampaNota } = stampeFattura({
  fattura,
  nota: notaCredito,
  with: [cliente, riparazione, veicolo],
  a: [
    { Cliente: '{cliente.nome}[ {cliente.cognome}]' },
    'cliente.indirizzo',
    'cliente.partita_iva',
    'cliente.codice_fiscale',
    ...righeRecapito,
  ],
  // The vehicle of a repair, as it came in.
  di: [
    {
      Veicolo: '{riparazione.veicolo.marca} {riparazione.veicolo.modello}',
      Targa: ['riparazione.targa', 'riparazione.veicolo.targa'],
      Km: 'riparazione.km',
    },
  ],
})
