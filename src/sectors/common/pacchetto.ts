import * as k from '../../kernel/describe.ts'
import { mezzi, pagatoCon } from './pagamento.ts'

/** Discount of a package on its price list in points of a hundred, and days for which it is good, where nothing else is said. */
const SCONTO = 10
const VALE = 365

const SEDUTE = { unit: ['seduta', 'sedute'], noun: { gender: 'f', plural: true } } as const
const stati = { attivo: 'Attivo', esaurito: 'Esaurito', scaduto: 'Scaduto' } as const

/** Names of a trade for what a package is of, and for the appointments at which a session is had. */
interface Pacchetto<T extends string> {
  /** The entity of the price list, with `nome` and `prezzo`, and its label: `trattamento`, «Trattamento». */
  readonly of: readonly [T, string]
  /** The entity that names the package in `pacchetto`. */
  readonly sitting: string
  /** States of a sitting that was had, and of one that is still to be had. */
  readonly done: readonly string[]
  readonly booked: readonly string[]
}

/** Name, price and end of so many sessions, as they are proposed. */
const offerta = (entry: k.AnyRow, count: number, da: string) => ({
  nome: `${String(entry['nome'])} ${count} sedute`,
  prezzo: k.euro(Math.round((Number(entry['prezzo']) * count * (100 - SCONTO)) / 10_000)),
  scadenza: k.addDays(da, VALE),
})

/** The compiler forgets a key that is computed. */
const keyed = <K extends string, V>(key: K, value: V) => ({ [key]: value }) as Record<K, V>

/** Sessions that were paid ahead, for `defineEntity`. What is left is counted from the sittings, so that no session is taken twice. */
export const pacchettoDi = <const T extends string>({ of: [of, label], sitting, done, booked }: Pacchetto<T>) =>
  ({
    name: 'pacchetto',
    label: { one: 'Pacchetto', many: 'Pacchetti', gender: 'm' },
    fields: {
      cliente: k.reference('Cliente', 'cliente'),
      ...keyed(of, k.reference(label, of)),
      sedute: k.integer('Sedute', { min: 1, max: 100, ...SEDUTE, synonyms: ['numero di sedute'] }),
      nome: k.text('Nome del pacchetto', { max: 80, wide: true, short: 'Pacchetto', synonyms: ['pacchetto', 'descrizione'] }),
      prezzo: k.price('Prezzo', { synonyms: ['importo', 'pagato'] }),
      pagamento: pagatoCon(mezzi),
      venduto_il: k.doneOn('Venduto il', { noun: { said: 'giorno della vendita' }, near: { past: 365, future: 0 }, synonyms: ['data'] }),
      scadenza: k.deadline('Scadenza', { near: { past: 30, future: 1100 }, synonyms: ['quando scade'] }),
      usate: k.counted('Sedute fatte', { entity: sitting, by: 'pacchetto', where: [k.oneOf('stato', done)] }),
      fissate: k.counted('Sedute fissate', { entity: sitting, by: 'pacchetto', where: [k.oneOf('stato', booked)] }),
      residue: k.derived(k.integer('Sedute residue', { min: -100, short: 'Residue', ...SEDUTE }), k.minus('sedute', 'usate')),
      da_fissare: k.derived(k.integer('Sedute da fissare', { min: -100, short: 'Da fissare', ...SEDUTE }), k.minus('residue', 'fissate')),
      stato: k.derived(
        k.choice('Stato', stati, {
          tones: { attivo: 'success', esaurito: 'neutral', scaduto: 'destructive' },
          also: { attivo: ['aperto', 'in corso', 'valido'], esaurito: ['finito', 'terminato'] },
        }),
        k.cases([k.when([k.lte('residue', 0)], 'esaurito'), k.when([k.lt('scadenza', k.today())], 'scaduto')], 'attivo'),
      ),
    },
    title: ['nome', 'cliente', 'scadenza'],
    synonyms: ['abbonamento', 'ciclo', 'percorso', 'tessera'],
    makes: ['vendi', 'fai un pacchetto'],
    scans: [],
    alike: [['cliente', 'nome', 'venduto_il']],
    sort: [k.near('scadenza')],
    form: [{ fields: ['cliente', of, 'sedute', 'nome', 'prezzo', 'pagamento', 'venduto_il', 'scadenza'] }],
    table: ['nome', 'cliente', 'sedute', 'residue', 'da_fissare', 'prezzo', 'scadenza', 'stato'],
    rules: [
      { field: 'scadenza', message: 'La scadenza viene prima della vendita.', when: [k.lt('scadenza', k.field('venduto_il'))] },
      { field: 'sedute', message: 'Ne sono già fatte o fissate di più.', when: [k.lt('da_fissare', 0)] },
    ],
    async proposes(draft: Readonly<Record<string, unknown>>, read: k.Read, { today: oggi }: k.At) {
      const { [of]: id, sedute, venduto_il: da } = draft
      const row = typeof id === 'string' ? await read.get(of, id) : undefined
      return row && typeof sedute === 'number' ? offerta(row, sedute, typeof da === 'string' ? da : oggi) : {}
    },
    prefill: ({ today: giorno }: k.At) => ({ sedute: 10, venduto_il: giorno, pagamento: 'carta' }) as const,
  }) as const

/** Sells a package to a customer: price and end follow from the price list unless somebody says otherwise. */
export const vendiPacchetto = <const N extends string, const F extends k.Fields>(
  customer: k.Entity<N, F>,
  [of, label]: readonly [string, string],
): k.Action<'vendi_pacchetto'> =>
  k.defineAction(customer, {
    key: 'vendi_pacchetto',
    label: 'Vendi pacchetto',
    title: 'Vendi pacchetto',
    icon: 'sparkles',
    on: 'record',
    inputs: {
      voce: k.reference(label, of),
      sedute: k.integer('Sedute', { min: 1, max: 100, noun: { gender: 'f', plural: true } }),
      prezzo: k.optional(k.price('Prezzo', { hint: `Vuoto: il listino meno il ${SCONTO} %.` })),
      scadenza: k.optional(k.deadline('Scadenza', { hint: 'Vuota: fra un anno.' })),
      pagamento: k.choice('Pagato con', mezzi),
    },
    prefill: () => ({ sedute: 10, pagamento: 'carta' as const }),
    async plan({ voce, sedute, prezzo, scadenza, pagamento }, read, { today: giorno }, { id }) {
      const entry = await read.get(of, voce)
      if (!entry) return []
      const said = { ...(prezzo !== undefined && { prezzo }), ...(scadenza !== undefined && { scadenza }) }
      const proposed = { ...offerta(entry, sedute, giorno), ...said }
      const values = { cliente: id, [of]: voce, sedute, pagamento, venduto_il: giorno, ...proposed }
      return [{ type: 'create', entity: 'pacchetto', values, from: 'scadenza' }]
    },
    confirm: 'Vendi pacchetto',
    done: ({ sedute }) => `Pacchetto di ${sedute} sedute venduto`,
  })

/** Package of a customer of which sessions are still to be booked, the first to expire. */
export async function pacchettoAperto(read: k.Read, hers: Readonly<Record<string, string | undefined>>) {
  if (Object.values(hers).includes(undefined)) return undefined
  const conditions: k.Condition[] = Object.entries(hers).map(([key, value]) => k.eq(key, value))
  const open = await read.find('pacchetto', [...conditions, k.eq('stato', 'attivo'), k.gt('da_fissare', 0)])
  return open.toSorted((a, b) => String(a['scadenza']).localeCompare(String(b['scadenza'])))[0]?.id as `pacchetto_${string}` | undefined
}

/** Problem of a sitting on a package whose sessions are all had or booked. */
export async function seduteFinite(
  { sitting, done, booked }: Pacchetto<string>,
  after: { readonly pacchetto?: string | undefined; readonly stato: string },
  read: k.Read,
): Promise<readonly k.Problem[]> {
  const taking = [...done, ...booked]
  const row = after.pacchetto === undefined || !taking.includes(after.stato) ? undefined : await read.get('pacchetto', after.pacchetto)
  const taken = row ? await read.find(sitting, [k.eq('pacchetto', row.id), k.oneOf('stato', taking)]) : []
  if (!row || taken.length <= Number(row['sedute'])) return []
  const message = `Le sedute del pacchetto sono ${Number(row['sedute'])}, già tutte fatte o fissate.`
  return [{ path: 'pacchetto', code: 'rule', message }]
}

/** Rules of a sitting on a package: of the same customer and treatment, and before the package ends. */
export const regolePacchetto = <const T extends string, const D extends string>({ of: [of], done, booked }: Pacchetto<T>, day: D) => {
  const taken = [k.oneOf('stato', [...done, ...booked]), k.filled('pacchetto')] as const
  return [
    {
      field: 'pacchetto',
      message: 'Il pacchetto è di un’altra persona.',
      when: [...taken, k.ne('pacchetto.cliente', k.field('cliente'))],
    },
    { field: 'pacchetto', message: 'Il pacchetto è per altro.', when: [...taken, k.ne(`pacchetto.${of}`, k.field(of))] },
    {
      field: 'pacchetto',
      message: 'In quel giorno il pacchetto è scaduto: scegli un giorno prima, o togli il pacchetto.',
      when: [...taken, k.lt('pacchetto.scadenza', k.field(day))],
    },
  ] as const
}
