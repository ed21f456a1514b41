import * as k from '../../kernel/describe.ts'
import { scadute } from '../common/fattura/cifre.ts'
import { blocchiRighe, stampeFattura } from '../common/fattura/stampa.ts'
import { dovuta } from '../common/fattura/termini.ts'
import { righeRecapito } from '../common/fattura/recapito.ts'
import { cliente } from './cliente.ts'
import { fattura, notaCredito } from './fatture.ts'
import { preventivo } from './preventivo.ts'

/** Whom a paper is for; a quote or a letter does not say where electronic invoices go. */
const destinatario = [
  { Cliente: 'cliente.azienda' },
  'cliente.contatto',
  'cliente.indirizzo',
  'cliente.telefono',
  'cliente.partita_iva',
  'cliente.codice_fiscale',
] as const

/** The offer that a client takes home, with a place to sign. */
export const stampaPreventivo = k.definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  with: [cliente],
  title: ['Preventivo {numero}', 'Preventivo'],
  subtitle: ['{oggetto}', '{data}[, valido fino al {valido_fino}]'],
  blocks: [
    { facts: destinatario },
    (row, store, at) => blocchiRighe({ of: preventivo, row, store, at }, row),
    { title: 'Note', text: 'note' },
    { signers: ['Per l’offerta', 'Per accettazione, il cliente'] },
  ],
})

export const { stampaFattura, stampaNota } = stampeFattura({
  fattura,
  nota: notaCredito,
  with: [cliente],
  a: [...destinatario, ...righeRecapito],
})

/** What is said of money that is late, the later the plainer: the first, the second and the last reminder. */
const TONI = [
  {
    fino: 15,
    title: 'Promemoria di pagamento',
    text: 'Ti ricordiamo che la fattura indicata risulta ancora aperta. Se hai già provveduto, non tenere conto di questo promemoria: altrimenti ti chiediamo di farlo appena possibile. Grazie.',
  },
  {
    fino: 45,
    title: 'Secondo sollecito di pagamento',
    text: 'La fattura indicata è scaduta da tempo e non abbiamo ricevuto il saldo. Ti chiediamo di pagare l’importo aperto entro 7 giorni, oppure di scriverci per concordare una nuova data.',
  },
  {
    fino: Infinity,
    title: 'Ultimo sollecito di pagamento',
    text: 'Nonostante i solleciti precedenti l’importo indicato non è stato pagato. Ti invitiamo a saldarlo entro 5 giorni. In mancanza applicheremo gli interessi di mora previsti dal D.Lgs. 231/2002 e affideremo la pratica al nostro legale.',
  },
] as const

/** Parts of an invoice that are late, and what is said of them by how late the first is. */
function inRitardo(row: k.Value<typeof fattura>, { today }: k.At) {
  const parts = k
    .openDues(dovuta, row)
    .filter(({ day, open }) => open > 0 && day < today)
    .map(({ day, open }) => ({ day, open, days: k.daysBetween(day, today) }))
  const late = Math.max(0, ...parts.map(({ days }) => days))
  return { parts, ...(TONI.find(({ fino }) => late <= fino) ?? TONI[2]) }
}

/** A letter about the parts of an invoice that are late, in one of three tones by how late they are. */
export const stampaSollecito = k.definePrint(fattura, {
  key: 'sollecito',
  label: 'Stampa sollecito',
  asOf: 'today',
  when: scadute,
  with: [cliente],
  title: (row, at) => inRitardo(row, at).title,
  subtitle: (_, { today }) => k.formatDate(today),
  blocks: [
    { facts: destinatario },
    async (row, _store, at) => {
      const { parts, text } = inRitardo(row, at)
      return [
        {
          kind: 'table',
          title: `Fattura ${row.numero ? fattura.fields.numero.format(row.numero) : 'in bozza'} del ${k.formatDate(row.data)}`,
          columns: [{ label: 'Scadenza' }, { label: 'Ritardo' }, { label: 'Importo aperto', numeric: true }],
          rows: parts.map(({ day, open, days }) => [
            k.formatDate(day),
            `${days} ${k.plural(days, 'giorno', 'giorni')}`,
            k.formatMoney(open),
          ]),
          totals: ['Da pagare', '', k.formatMoney(parts.reduce((sum, { open }) => sum + open, 0))],
        },
        { kind: 'text', title: 'Gentile cliente', text },
      ]
    },
    { signers: ['L’amministrazione'] },
  ],
})
