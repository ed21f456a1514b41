import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { CONTROLLI } from './controlli.ts'
import { meccanico } from './meccanico.ts'
import { ponte } from './ponte.ts'
import { ricambio } from './ricambio.ts'
import { riparazione } from './riparazione.ts'
import { diChi } from './stampe.ts'
import { veicolo } from './veicolo.ts'

type Riparazione = k.Value<typeof riparazione>

/** The sheet that lies on the seat while the vehicle is here: what to do, with which parts, and who has signed for it. */
export const schedaLavorazione = k.definePrint(riparazione, {
  key: 'scheda_lavorazione',
  label: 'Stampa scheda di lavorazione',
  with: [cliente, veicolo, ponte, meccanico, ricambio],
  title: 'Scheda di lavorazione',
  subtitle: [(row) => k.calledBy(riparazione, row), '{problema}', '{giorno}'],
  blocks: [
    ...diChi,
    {
      title: 'Accettazione',
      facts: [
        { Ingresso: '{giorno}[, ore {ora}]', Consegna: 'consegna' },
        'km',
        'carburante',
        'ponte',
        'meccanico',
        'stato',
        { 'Costo detto al cliente': 'costo' },
      ],
    },
    { title: 'Problema', text: 'problema' },
    { title: 'Danni già presenti', text: 'danni' },
    {
      title: 'Ricambi e manodopera',
      lines: 'righe',
      columns: ['descrizione', 'quantita', { 'A magazzino': '{ricambio.quantita}[, {ricambio.ubicazione}]' }, 'importo'],
      totals: ['Imponibile', { Importo: ({ righe }) => k.formatMoney(nettoOf(righe)) }],
      blank: 5,
    },
    // From the lines, which bear no VAT, to what the customer pays.
    async ({ righe = [], conto }) => {
      if (righe.length === 0 || conto === undefined) return []
      const facts = [...k.fact('IVA', k.formatMoney(conto - nettoOf(righe))), ...k.fact('Conto, IVA compresa', k.formatMoney(conto))]
      return [{ kind: 'facts', facts }]
    },
    async ({ controlli = [] }) => {
      const rows =
        controlli.length > 0 ? controlli.map(({ text, done }) => [text, done ? 'Fatto' : '']) : CONTROLLI.map((text) => [text, ''])
      return [{ kind: 'table', title: 'Controlli', columns: [{ label: 'Controllo' }, { label: 'Esito' }], rows }]
    },
    { title: 'Foto', pictures: 'foto' },
    { notes: 'note', title: 'Note', byHand: 'Note del meccanico', lines: 3 },
    { signers: ['Firma del meccanico', { 'Firma del cliente per accettazione': 'firma' }] },
  ],
})

const nettoOf = (righe: Riparazione['righe'] = []) => righe.reduce((sum, { importo = 0 }) => sum + importo, 0)
