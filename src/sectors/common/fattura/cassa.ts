import * as k from '../../../kernel/describe.ts'
import { fatturaDi } from './fattura.ts'
import { resiDi } from '../reso.ts'

interface Sold<K extends string, F extends k.Fields> {
  readonly key: K
  readonly title: string
  /** The reference of the invoice to the sale, which is called so too. */
  readonly sale: string
  /** The column of the lines, and the entity, that is sold. */
  readonly article: string
  /** Which sales may be billed. */
  readonly where: readonly k.ConditionOn<F, never>[]
  /** What is said of one that has its invoice. */
  readonly made: string
}

/** What the lines of a till say; `quota` where a line is a share of something. */
interface Line {
  readonly quantita: number
  readonly prezzo: number
  readonly iva: string
  readonly quota?: string
  readonly [article: string]: unknown
}

const { pagamento } = fatturaDi('cliente').fields
const number = (value: unknown) => (typeof value === 'number' ? value : 0)

const IS_BACK = 'È lo storno di un’altra vendita: non si fattura.'
const CAME_BACK = 'Una parte è stata stornata: fai una fattura nuova con quello che resta.'

/**
 * What somebody bought at a till and wants billed, as a draft: the prices of a till bear their VAT, those of an invoice do not. The sale
 * has `righe`, `ribasso`, `tolto` and `subtotale`, as tills have them.
 */
export const fatturaDiCassa = <const K extends string, const N extends string, const F extends k.Fields>(
  entity: k.Entity<N, F>,
  { key, title, sale, article, where, made: refused }: Sold<K, NoInfer<F>>,
): k.Action<K> =>
  k.defineAction(entity, {
    key,
    label: 'Crea fattura',
    title,
    synonyms: ['fattura'],
    icon: 'briefcase',
    on: 'record',
    where,
    inputs: { cliente: k.reference('Cliente', 'cliente'), pagamento },
    prefill: (row) => {
      const { cliente } = row as { readonly cliente?: k.Id<'cliente'> }
      return { pagamento: 'subito' as const, ...(cliente !== undefined && { cliente }) }
    },
    async plan({ cliente, pagamento: terms }, read, { today: data }, { id }) {
      const [made] = await read.find('fattura', [k.eq(sale, id)])
      if (made) return { problems: [{ path: 'cliente', code: 'rule', message: refused }] }
      const row = await read.get(entity.name, id)
      const [back] = await resiDi(read, { entity: entity.name, paid: String(row?.['stato']) }, id)
      if (back ?? row?.['storna']) return { problems: [{ path: 'cliente', code: 'rule', message: back ? CAME_BACK : IS_BACK }] }
      const lines = (row?.['righe'] ?? []) as readonly Line[]
      const names = await namesOf(article, lines, read)
      const [off, whole] = [number(row?.['tolto']), number(row?.['subtotale'])]
      // A discount on the whole is spread over the lines as points of a hundred.
      const points = whole > 0 && off > 0 ? number(row?.['ribasso']) || Math.round((off / whole) * 10_000) / 100 : undefined
      const righe = lines.map(({ quantita, prezzo, iva, quota, [article]: of }) => ({
        descrizione: [names.get(String(of)) ?? 'Prodotto', quota && `(${quota})`].filter(Boolean).join(' '),
        quantita,
        prezzo: k.euro(prezzo / (100 + rateOf(iva))),
        iva,
        ...(points !== undefined && { sconto: points }),
      }))
      const all = [...righe, ...arrotondamenti(righe, lines, number(row?.['totale']))]
      return [
        { type: 'create', entity: 'fattura', id: k.newId('fattura'), values: { data, cliente, pagamento: terms, [sale]: id, righe: all } },
      ]
    },
    confirm: 'Crea fattura',
    done: () => 'Fattura in bozza',
  })

async function namesOf(article: string, lines: readonly Line[], read: k.Read): Promise<ReadonlyMap<string, string>> {
  const rows = await read.find(article, [
    k.oneOf(
      'id',
      lines.map(({ [article]: of }) => String(of)),
    ),
  ])
  return new Map(rows.map((row) => [row.id, String(row['nome'])]))
}

interface Riga {
  readonly quantita: number
  readonly prezzo: number
  readonly sconto?: number
  readonly iva: string
}

const rateOf = (iva: string) => Number(iva) || 0
const ARROTONDAMENTO = { descrizione: 'Arrotondamento', quantita: 1 } as const

/**
 * The cents by which an invoice would miss what was paid: prices without VAT are brought to the cent one by one, a till takes the VAT
 * out of the sum. A rate lacks the cents of its taxable amount; a total that no taxable amount comes to lacks one more, without VAT.
 */
function arrotondamenti(righe: readonly Riga[], lines: readonly Line[], paid: number) {
  const grossOf = (iva?: string) =>
    lines.reduce((sum, line) => sum + (iva === undefined || line.iva === iva ? line.quantita * line.prezzo : 0), 0)
  const rates = [...new Set(lines.map(({ iva }) => iva))]
  const made: { descrizione: string; quantita: number; prezzo: ReturnType<typeof k.euro>; iva: string }[] = []
  const add = (cents: number, iva: string) => cents !== 0 && made.push({ ...ARROTONDAMENTO, prezzo: k.euro(cents / 100), iva })
  let [left, total] = [paid, 0]
  rates.forEach((iva, at) => {
    // A discount on the whole lies on the rates in proportion; the last takes the cents.
    const gross = at === rates.length - 1 ? left : Math.round((grossOf(iva) * paid) / (grossOf() || 1))
    left -= gross
    const taxable = Math.round((gross * 100) / (100 + rateOf(iva)))
    const written = righe
      .filter((riga) => riga.iva === iva)
      .reduce((sum, { quantita, prezzo, sconto = 0 }) => sum + Math.round((quantita * prezzo * (100 - sconto)) / 100), 0)
    add(taxable - written, iva)
    total += taxable + Math.round((taxable * rateOf(iva)) / 100)
  })
  add(paid - total, 'N2.2')
  return made
}
