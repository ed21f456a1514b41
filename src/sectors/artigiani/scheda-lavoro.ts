import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { tecnico } from './tecnico.ts'

/** The sheet that goes to the customer's door with the technician and comes back signed: what is not known is left to the pen. */
export const schedaLavoro = k.definePrint(intervento, {
  key: 'scheda_lavoro',
  label: 'Stampa scheda lavoro',
  with: [cliente, tecnico],
  title: 'Scheda lavoro',
  subtitle: ['{tipo}', '{data}'],
  blocks: [
    { title: 'Cliente', facts: [{ Nome: ['cliente.nome', ''], Telefono: ['cliente.telefono', ''] }, 'indirizzo'] },
    {
      title: 'Lavoro',
      facts: [
        { Data: '{data}[, ore {ora}]', Tipo: 'tipo', Tecnico: ['tecnico.nome', ''] },
        'stato',
        { Preventivo: ['preventivo', ''], 'Ore di lavoro': ['ore', ''] },
      ],
    },
    { title: 'Descrizione del problema', text: 'descrizione' },
    {
      title: 'Materiali usati',
      lines: 'materiali',
      columns: ['materiale', 'quantita', { Prezzo: 'prezzo', Totale: 'importo' }],
      totals: ['Totale materiali', { Totale: ({ costo_materiali: sum }) => (sum > 0 ? k.formatMoney(sum) : undefined) }],
      blank: 5,
    },
    { title: 'Foto', pictures: 'foto' },
    { notes: 'note', title: 'Note', byHand: 'Note del tecnico', lines: 4 },
    { signers: ['Firma del tecnico', { 'Firma del cliente per accettazione': 'firma' }] },
  ],
})
