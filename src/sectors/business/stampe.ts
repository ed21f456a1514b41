import * as k from '../../kernel/describe.ts'
import { scadute } from '../common/fattura-cifre.ts'
import { blocchiRighe, foglioFattura, stampaNotaDi } from '../common/fattura-stampa.ts'
import { dovuta } from '../common/fattura-termini.ts'
import { righeRecapito } from '../common/recapito-fattura.ts'
import { ditta } from './ditta.ts'
import { cliente } from './cliente.ts'
import { fattura, notaCredito } from './fatture.ts'
import { preventivo } from './preventivo.ts'

/** Whom a paper is for, line by line; a quote or a letter does not say where electronic invoices go. */
export async function intestatario(store: Pick<k.Store, 'get'>, id: string, { fattura: billed = true } = {}) {
  const row = await store.get('cliente', id)
  const { azienda, contatto, indirizzo, telefono, partita_iva, codice_fiscale, ...recapito } = row ? k.rowOf(cliente, row) : {}
  return [
    { label: 'Cliente', value: azienda },
    { label: 'Contatto', value: contatto },
    { label: 'Indirizzo', value: indirizzo },
    { label: 'Telefono', value: telefono && k.formatPhone(telefono) },
    { label: 'Partita IVA', value: partita_iva },
    { label: 'Codice fiscale', value: codice_fiscale },
    ...(billed ? righeRecapito(recapito) : []),
  ]
}

/** The offer that a client takes home, with a place to sign. */
export const stampaPreventivo = k.definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  title: ['Preventivo {numero}', 'Preventivo'],
  subtitle: ['{oggetto}', '{data}[, valido fino al {valido_fino}]'],
  blocks: [
    async (row, store, at) =>
      blocchiRighe({ of: preventivo, row, a: await intestatario(store, row.cliente, { fattura: false }), store, at }, row),
    { title: 'Note', text: 'note' },
    { signers: ['Per l’offerta', 'Per accettazione, il cliente'] },
  ],
})

/** An invoice under the name that it is made out to. */
export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  paper: async (row, store, at) => foglioFattura({ of: fattura, row, a: await intestatario(store, row.cliente), store, at, firm: ditta }),
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario)

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

/** A letter about the parts of an invoice that are late, in one of three tones by how late they are. */
export const stampaSollecito = k.definePrint(fattura, {
  key: 'sollecito',
  label: 'Stampa sollecito',
  asOf: 'today',
  when: scadute,
  async paper(row, store, { today }) {
    const parts = k.openDues(dovuta, row).filter(({ day, open }) => open > 0 && day < today)
    const late = Math.max(0, ...parts.map(({ day }) => k.daysBetween(day, today)))
    const { title, text } = TONI.find(({ fino }) => late <= fino) ?? TONI[2]
    const facts = k.knownFacts(await intestatario(store, row.cliente, { fattura: false }))
    return {
      title,
      subtitle: k.formatDate(today),
      blocks: [
        { kind: 'facts', facts },
        {
          kind: 'table',
          title: `Fattura ${row.numero ? fattura.fields.numero.format(row.numero) : 'in bozza'} del ${k.formatDate(row.data)}`,
          columns: [{ label: 'Scadenza' }, { label: 'Ritardo' }, { label: 'Importo aperto', numeric: true }],
          rows: parts.map(({ day, open }) => {
            const days = k.daysBetween(day, today)
            return [k.formatDate(day), `${days} ${k.plural(days, 'giorno', 'giorni')}`, k.formatMoney(open)]
          }),
          totals: ['Da pagare', '', k.formatMoney(parts.reduce((sum, { open }) => sum + open, 0))],
        },
        { kind: 'text', title: 'Gentile cliente', text },
        { kind: 'signatures', signers: ['L’amministrazione'] },
      ],
    }
  },
})
