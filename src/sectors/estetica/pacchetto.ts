import * as k from '../../kernel/describe.ts'
import { mezzi, pagatoCon } from '../common/pagamento.ts'
import { aperto, completato, prende, viene } from './stati.ts'
import { trattamento } from './trattamento.ts'

/** Discount of a package on the price list in points of a hundred, and days for which it is good, where nothing else is said. */
export const SCONTO = 10
const VALE = 365

const SEDUTE = { unit: ['seduta', 'sedute'], noun: { gender: 'f', plural: true } } as const

/** Name, price and end of so many sessions, as they are proposed. */
export const offerta = ({ nome, prezzo }: { readonly nome: string; readonly prezzo: number }, count: number, da: string) => ({
  nome: `${nome} ${count} sedute`,
  prezzo: k.euro(Math.round((prezzo * count * (100 - SCONTO)) / 10_000)),
  scadenza: k.addDays(da, VALE),
})

/** Sessions of a treatment that were paid ahead. What is left is counted from the appointments, so that no session is taken twice. */
export const pacchetto = k.defineEntity({
  name: 'pacchetto',
  label: { one: 'Pacchetto', many: 'Pacchetti', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente'),
    trattamento: k.reference('Trattamento', 'trattamento'),
    sedute: k.integer('Sedute', { min: 1, max: 100, ...SEDUTE, synonyms: ['numero di sedute'] }),
    nome: k.text('Nome del pacchetto', { max: 80, wide: true, short: 'Pacchetto', synonyms: ['pacchetto', 'descrizione'] }),
    prezzo: k.price('Prezzo', { synonyms: ['importo', 'pagato'] }),
    pagamento: pagatoCon(mezzi),
    venduto_il: k.doneOn('Venduto il', { noun: { said: 'giorno della vendita' }, near: { past: 365, future: 0 }, synonyms: ['data'] }),
    scadenza: k.deadline('Scadenza', { near: { past: 30, future: 1100 }, synonyms: ['quando scade'] }),
    usate: k.counted('Sedute fatte', { entity: 'appuntamento', by: 'pacchetto', where: [completato] }),
    fissate: k.counted('Sedute fissate', { entity: 'appuntamento', by: 'pacchetto', where: [aperto] }),
    residue: k.derived(k.integer('Sedute residue', { min: -100, short: 'Residue', ...SEDUTE }), k.minus('sedute', 'usate')),
    da_fissare: k.derived(k.integer('Sedute da fissare', { min: -100, short: 'Da fissare', ...SEDUTE }), k.minus('residue', 'fissate')),
    stato: k.standing(
      'Stato',
      { attivo: ['Attivo', 'success'], esaurito: ['Esaurito', 'neutral'], scaduto: ['Scaduto', 'destructive'] },
      k.cases([k.when([k.lte('residue', 0)], 'esaurito'), k.when([k.lt('scadenza', k.today())], 'scaduto')], 'attivo'),
      { also: { attivo: ['aperto', 'in corso', 'valido'], esaurito: ['finito', 'terminato'] } },
    ),
    agenda: k.standing(
      'In agenda',
      { da_fissare: ['Da fissare', 'warning'], fissate: ['Tutte fissate', 'success'] },
      k.cases([k.when([k.gt('da_fissare', 0)], 'da_fissare')], 'fissate'),
    ),
  },
  title: ['nome', 'cliente', 'scadenza'],
  synonyms: ['abbonamento', 'ciclo', 'percorso', 'tessera'],
  makes: ['vendi', 'fai un pacchetto'],
  scans: [],
  alike: [['cliente', 'nome', 'venduto_il']],
  sort: [k.near('scadenza')],
  form: [{ fields: ['cliente', 'trattamento', 'sedute', 'nome', 'prezzo', 'pagamento', 'venduto_il', 'scadenza'] }],
  table: ['nome', 'cliente', 'sedute', 'residue', 'da_fissare', 'prezzo', 'scadenza', 'stato'],
  rules: [
    { field: 'scadenza', message: 'La scadenza viene prima della vendita.', when: [k.lt('scadenza', k.field('venduto_il'))] },
    { field: 'sedute', message: 'Ne sono già fatte o fissate di più.', when: [k.lt('da_fissare', 0)] },
  ],
  async proposes({ trattamento: id, sedute, venduto_il: da }, read, { today }) {
    const entry = id && (await read.get('trattamento', id))
    return entry && sedute !== undefined ? offerta(k.rowOf(trattamento, entry), sedute, da ?? today) : {}
  },
  prefill: ({ today }) => ({ sedute: 10, venduto_il: today, pagamento: 'carta' as const }),
})

/** Package of a customer for a treatment of which sessions are still to be booked, the first to expire. */
export async function pacchettoAperto(read: k.Read, cliente?: string, of?: string) {
  if (cliente === undefined || of === undefined) return undefined
  const hers = [k.eq('cliente', cliente), k.eq('trattamento', of), k.eq('stato', 'attivo'), k.gt('da_fissare', 0)]
  const open = k.rowsOf(pacchetto, await read.find('pacchetto', hers))
  return open.toSorted((a, b) => a.scadenza.localeCompare(b.scadenza))[0]?.id
}

/** Problem of an appointment on a package whose sessions are all had or booked. */
export async function seduteFinite(
  { pacchetto: id, stato }: { readonly pacchetto?: string | undefined; readonly stato: string },
  read: k.Read,
): Promise<readonly k.Problem[]> {
  const row = id !== undefined && prende(stato) && (await read.get('pacchetto', id))
  if (!row) return []
  const { sedute } = k.rowOf(pacchetto, row)
  const taken = await read.find('appuntamento', [k.eq('pacchetto', row.id), viene])
  const message = `Le sedute del pacchetto sono ${sedute}, già tutte fatte o fissate.`
  return taken.length > sedute ? [{ path: 'pacchetto', code: 'rule', message }] : []
}

const preso = [viene, k.filled('pacchetto')] as const
/** Rules of an appointment on a package: of the same customer and treatment, and before the package ends. */
export const regolePacchetto = [
  { field: 'pacchetto', message: 'Il pacchetto è di un’altra persona.', when: [...preso, k.ne('pacchetto.cliente', k.field('cliente'))] },
  { field: 'pacchetto', message: 'Il pacchetto è per altro.', when: [...preso, k.ne('pacchetto.trattamento', k.field('trattamento'))] },
  {
    field: 'pacchetto',
    message: 'In quel giorno il pacchetto è scaduto: scegli un giorno prima, o togli il pacchetto.',
    when: [...preso, k.lt('pacchetto.scadenza', k.field('giorno'))],
  },
] as const
