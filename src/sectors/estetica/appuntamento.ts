import * as k from '../../kernel/describe.ts'
import { scarico } from '../common/scarico.ts'
import { categorie, dette } from './categorie.ts'
import { pacchettoAperto, regolePacchetto, seduteFinite } from './pacchetto.ts'
import { allergie, cabinaDaRiordinare } from './posto.ts'
import { SLOT, STATI } from './stati.ts'
import { consumo, MINUTI, trattamento } from './trattamento.ts'

const GIA: Readonly<Record<string, string>> = { operatrice: 'ha già una cliente', cliente: 'ha già un appuntamento' }
const PLURALE = { gender: 'f', plural: true } as const

/** Payments of a treatment: a session of a package is paid already. */
const pagamenti = { contanti: 'Contanti', carta: 'Carta', satispay: 'Satispay', pacchetto: 'Pacchetto', omaggio: 'Omaggio' } as const

const also = { contanti: ['cash', 'liquidi'], carta: ['bancomat', 'pos'], omaggio: ['gratis', 'regalo'] } as const

/** Treatment of a customer at an hour, in a cabin and with an operator: what the agenda is made of. */
export const appuntamento = k.defineEntity({
  name: 'appuntamento',
  label: { one: 'Appuntamento', many: 'Appuntamenti', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente', { wide: true, synonyms: ['chi', 'signora'] }),
    trattamento: k.reference('Trattamento', 'trattamento', { synonyms: ['servizio', 'cosa fa', 'per cosa'] }),
    pacchetto: k.optional(
      k.reference('Pacchetto', 'pacchetto', {
        among: ({ cliente }) => [k.eq('stato', 'attivo'), ...(cliente ? [k.eq('cliente', cliente)] : [])],
      }),
    ),
    operatrice: k.reference('Operatrice', 'operatrice', { synonyms: ['estetista', 'con chi', 'chi la fa'] }),
    cabina: k.reference('Cabina', 'cabina', { synonyms: ['stanza', 'dove', 'postazione'] }),
    giorno: k.day('Data', { near: { past: 90, future: 400 } }),
    ora: k.hour('Ora', { synonyms: ['a che ora viene'] }),
    // How long one lasts says nothing when it is added up.
    minuti: {
      ...k.integer('Durata', { min: 5, max: 480, ...MINUTI, noun: { gender: 'f' }, synonyms: ['quanto dura', 'minuti'] }),
      each: true,
    },
    prezzo: k.price('Prezzo', { synonyms: ['importo', 'quanto paga'] }),
    pagamento: k.optional(k.choice('Pagato con', pagamenti, { short: 'Pagamento', noun: { said: 'mezzo di pagamento' }, also })),
    consumi: k.optional(consumo),
    dopo: k.optional(
      k.reference('Segue', 'appuntamento', { noun: { said: 'appuntamento di prima' }, hint: 'Fissato all’uscita da questo.' }),
    ),
    note: k.optional(k.notes()),
    categoria: k.derived(k.choice('Categoria', categorie, { also: dette }), k.field('trattamento.categoria')),
    telefono: k.derived(k.phone('Telefono', { synonyms: ['numero'] }), k.field('cliente.telefono')),
    allergie: k.derived(k.text('Allergie', { safety: 'destructive', noun: PLURALE }), k.field('cliente.allergie')),
    controindicazioni: k.derived(
      k.text('Controindicazioni', { safety: 'destructive', noun: PLURALE }),
      k.field('cliente.controindicazioni'),
    ),
    riordino: k.derived({ ...k.integer('Riordino dopo', MINUTI), each: true }, k.field('trattamento.riordino')),
    richiamo_il: k.derived(
      k.date('Da richiamare dal', { noun: { said: 'giorno del richiamo' } }),
      k.dayAfter('giorno', 'trattamento.richiamo'),
    ),
    sedute_residue: k.derived({ ...k.integer('Sedute residue', { noun: PLURALE }), each: true }, k.field('pacchetto.residue')),
    prossimo: k.derived(k.date('Prossimo appuntamento', { short: 'Prossimo' }), k.field('cliente.prossimo')),
    stato: k.status('Stato', 'prenotato', STATI),
  },
  title: ['cliente', 'giorno'],
  synonyms: ['prenotazione', 'agenda', 'seduta', 'visita'],
  makes: ['prenota', 'fissa', 'segna', 'metti in agenda', 'blocca', 'dai appuntamento'],
  alike: [['cliente', 'giorno', 'ora']],
  scans: [],
  sort: [k.near('giorno'), k.asc('ora')],
  form: [
    { fields: ['cliente', 'trattamento', 'operatrice', 'cabina', 'giorno', 'ora', 'minuti', 'prezzo', 'pacchetto', 'note'] },
    { title: 'All’uscita', fields: ['pagamento', 'consumi', 'dopo'], on: 'edit' },
  ],
  table: ['giorno', 'ora', 'cliente', 'trattamento', 'operatrice', 'cabina', 'prezzo', 'stato'],
  late: { waiting: ['prenotato', 'confermato'] },
  slot: SLOT,
  exclusive: {
    also: ['operatrice', 'cliente'],
    with: ['chiusura'],
    says: ({ ora }, when, taken) =>
      GIA[taken] ? `${GIA[taken]} ${when}` : `è già occupata alle ${ora}. Scegli un altro orario o un’altra cabina`,
  },
  rules: regolePacchetto,
  conflicts: async (after, read) => [...(await cabinaDaRiordinare(after, read)), ...(await seduteFinite(after, read))],
  asks: allergie,
  async proposes({ cliente, trattamento: id, pacchetto: chosen }, read) {
    const entry = id && (await read.get('trattamento', id))
    if (!entry) return {}
    const { minuti, prezzo, cabina, prodotti } = k.rowOf(trattamento, entry)
    const open = chosen ?? (await pacchettoAperto(read, cliente, id))
    return {
      minuti,
      prezzo: open === undefined ? prezzo : k.euro(0),
      ...(cabina !== undefined && { cabina }),
      ...(prodotti !== undefined && { consumi: prodotti }),
      ...(open !== undefined && { pacchetto: open, pagamento: 'pacchetto' as const }),
    }
  },
  // What was used leaves the cabin when the treatment is over, and comes back where it is opened again.
  async effects(before, after, read) {
    const usati = async (row: typeof before) => {
      const entry = row?.stato === 'completato' && !row.consumi ? await read.get('trattamento', row.trattamento) : undefined
      const lines = row?.stato === 'completato' ? (row.consumi ?? (entry && k.rowOf(trattamento, entry).prodotti)) : undefined
      return (lines ?? []).map(({ prodotto, quantita }) => ({ id: prodotto, quantita }))
    }
    return scarico('prodotto', await usati(before), await usati(after))
  },
  prefill: ({ today: giorno }) => ({ giorno }),
})
