import * as k from '../../kernel/describe.ts'
import { mezzi } from './cassa.ts'

/** Names of a trade for its sales and for what is given back of them. */
interface Words {
  /** «Reso», «Storna il conto». */
  readonly label: string
  readonly synonyms: readonly string[]
  readonly entity: string
  /** The reference of a line to what was sold, called as its entity: `prodotto`, `piatto`. */
  readonly article: string
  readonly paid: string
  /** The notice afterwards. */
  readonly done: string
}

/** How a sale stands once some of it came back, which its state does not say; `storno` is what comes back itself. */
interface Ritorno<P extends string, B extends string> {
  readonly paid: P
  /** The field that adds up what came back. */
  readonly back: B
  readonly in_parte: string
  readonly tutto: string
  readonly storno: string
}
type Esito = 'in_parte' | 'tutto' | 'storno'

/** The state of a sale, with the words for what came back: a return is not «Incassato». */
export const situazioneDi = <const S extends string, const B extends string>(
  stati: Readonly<Record<S, { readonly label: string; readonly tone: k.Tone }>>,
  { paid, back, in_parte, tutto, storno }: Ritorno<NoInfer<S>, B>,
) => {
  const entries = Object.entries<{ readonly label: string; readonly tone: k.Tone }>(stati)
  const words = {
    ...Object.fromEntries(entries.map(([key, { label, tone }]) => [key, [label, tone] as const])),
    in_parte: [in_parte, 'warning'],
    tutto: [tutto, 'neutral'],
    storno: [storno, 'warning'],
  } as Readonly<Record<S | Esito, readonly [string, k.Tone]>>
  const isBack = k.gt(back, 0)
  const which: k.Expression = k.cases(
    [
      ...entries.flatMap(([key]) => (key === paid ? [] : [k.when([k.eq('stato', key)], key)])),
      k.when([k.filled('storna')], 'storno'),
      k.when([isBack, k.lt(back, k.field('totale'))], 'in_parte'),
      k.when([isBack], 'tutto'),
    ],
    paid,
  )
  return k.standing('Situazione', words, which as k.Expression<'stato' | 'storna' | 'totale' | B>)
}

/** What of a sale may still come back, or be billed. */
export const inMano = <const P extends string>(paid: P) => [k.oneOf('situazione', [paid, 'in_parte'])] as const

type Riga = k.Values & { readonly quantita: number; readonly prezzo: number }
interface Venduto {
  readonly id: string
  readonly storna?: string | undefined
  readonly stato: string
  readonly righe?: readonly { readonly quantita: number; readonly prezzo: number }[] | undefined
  readonly sconto?: number | undefined
  readonly pagamenti?: readonly { readonly importo: number }[] | undefined
}

const righeDi = (row: k.AnyRow | undefined): readonly Riga[] => (row?.['righe'] ?? []) as readonly Riga[]
const valoreDi = (righe: readonly Riga[]) => righe.reduce((sum, { quantita, prezzo }) => sum + quantita * prezzo, 0)

/** The returns of a sale. */
export const resiDi = (read: k.Read, { entity, paid }: Pick<Words, 'entity' | 'paid'>, id: string): Promise<readonly k.AnyRow[]> =>
  read.find(entity, [k.eq('storna', id), k.eq('stato', paid)])

/** Pieces of a sale that nobody has given back yet, line by line. */
async function rimaste(read: k.Read, words: Words, sale: k.AnyRow, without?: string): Promise<readonly number[]> {
  const { article } = words
  const back = (await resiDi(read, words, sale.id)).filter(({ id }) => id !== without)
  const gone = back.flatMap(righeDi).map((riga): Riga => ({ ...riga, quantita: -riga.quantita }))
  return righeDi(sale).map((riga) => {
    let left = riga.quantita
    for (const one of gone) {
      if (one[article] !== riga[article] || one.prezzo !== riga.prezzo) continue
      const taken = Math.min(left, one.quantita)
      left -= taken
      Object.assign(one, { quantita: one.quantita - taken })
    }
    return left
  })
}

/**
 * Problems of a sale or of a return. Only a return goes below nothing, and it gives back no more than was sold: it is a record of its
 * own, with its day, its number and its payments, so that the figures of a day that is over stay as they were.
 */
export const resoGiusto =
  (words: Words) =>
  async ({ id, storna, righe = [], sconto = 0, pagamenti = [] }: Venduto, read: k.Read): Promise<readonly k.Problem[]> => {
    const problem = (path: string, message: string): k.Problem => ({ path, code: 'rule', message })
    if (storna === undefined) {
      const wrong = righe.findIndex(({ quantita }) => quantita < 1)
      return [
        ...(wrong < 0
          ? []
          : [problem(`righe.${wrong}.quantita`, `La quantità è almeno 1: quello che torna si registra con «${words.label}».`)]),
        ...(sconto < 0 ? [problem('sconto', 'Lo sconto non può essere negativo.')] : []),
        ...(pagamenti.some(({ importo }) => importo < 0) ? [problem('pagamenti', 'Un pagamento non può essere negativo.')] : []),
      ]
    }
    const sale = await read.get(words.entity, storna)
    if (!sale || sale['stato'] !== words.paid || sale['storna'] !== undefined)
      return [problem('storna', 'Si restituisce solo quello che è stato incassato.')]
    const left = await rimaste(read, words, sale, id)
    const sold = righeDi(sale)
    const back = righe as readonly Riga[]
    const tooMany = back.findIndex(
      (riga) =>
        riga.quantita >= 0 ||
        sold.reduce(
          (sum, one, at) => sum + (one[words.article] === riga[words.article] && one.prezzo === riga.prezzo ? (left[at] ?? 0) : 0),
          0,
        ) < -riga.quantita,
    )
    return tooMany < 0 ? [] : [problem(`righe.${tooMany}.quantita`, 'Sono più di quelli venduti e non ancora restituiti.')]
  }

/** What a customer brings back, all or some pieces, with the money: a sale with the opposite signs, today. */
export const resoDi = <const K extends string, const N extends string, const F extends k.Fields>(
  sale: k.Entity<N, F>,
  words: Words & { readonly key: K; readonly where: readonly k.ConditionOn<NoInfer<F>, never>[] },
): k.Action<K> =>
  k.defineAction(sale, {
    key: words.key,
    label: words.label,
    title: words.label,
    synonyms: words.synonyms,
    description: 'Togli quello che non torna. Il giorno e i totali di allora restano come sono: quello che torna conta oggi.',
    icon: 'check',
    on: 'record',
    where: words.where,
    inputs: {
      righe: k.proposed(
        k.lines(
          'Che cosa torna',
          { riga: k.integer('Riga'), voce: k.text('Voce'), quantita: k.integer('Quantità', { min: 1, max: 999 }), prezzo: k.price() },
          { max: 400, summary: ({ voce }) => voce },
        ),
        { title: 'voce', correct: 'quantita', amount: k.times('quantita', 'prezzo') },
      ),
      mezzo: k.choice('Come si restituisce', mezzi),
      motivo: k.reason('Motivo', { max: 120 }),
    },
    async prefill({ id }, read) {
      const stored = await read.get(words.entity, id)
      if (!stored) return {}
      const left = await rimaste(read, words, stored)
      const names = await nomiDi(read, words.article, righeDi(stored))
      const [first] = (stored['pagamenti'] ?? []) as readonly { readonly mezzo: keyof typeof mezzi }[]
      return {
        righe: righeDi(stored).flatMap((riga, at) => {
          const [quantita, voce] = [left[at] ?? 0, names.get(String(riga[words.article])) ?? '']
          return quantita > 0 ? [{ riga: at, voce, quantita, prezzo: k.euro(riga.prezzo / 100) }] : []
        }),
        mezzo: first?.mezzo ?? 'contanti',
      }
    },
    async plan({ righe: chosen, mezzo, motivo }, read, { today, time }, { id }) {
      const stored = await read.get(words.entity, id)
      if (!stored || chosen.length === 0) return []
      const sold = righeDi(stored)
      const left = await rimaste(read, words, stored)
      const righe = chosen.flatMap(({ riga, quantita }) => {
        const { importo: _importo, ...line } = sold[riga] ?? { quantita: 0, prezzo: 0 }
        return sold[riga] ? [{ ...line, quantita: -quantita }] : []
      })
      const isRest = left.every((quantita, at) => quantita === (chosen.find(({ riga }) => riga === at)?.quantita ?? 0))
      const off = await scontoDi(read, words, stored, -valoreDi(righe), isRest)
      const values = {
        giorno: today,
        ...(time !== undefined && { ora: time }),
        storna: id,
        motivo,
        righe,
        ...(stored['cliente'] !== undefined && { cliente: stored['cliente'] }),
        ...(off > 0 && { sconto: -off }),
        pagamenti: [{ mezzo, importo: off + valoreDi(righe) }],
        stato: words.paid,
      }
      return [{ type: 'create', entity: words.entity, values }]
    },
    confirm: words.label,
    corrects: true,
    done: () => words.done,
  })

/** What of the discount of a sale belongs to some pieces: in proportion, and with the last of them whatever is left. */
async function scontoDi(read: k.Read, words: Words, sale: k.AnyRow, some: number, isRest: boolean): Promise<number> {
  const [tolto, all] = [Number(sale['tolto'] ?? 0), valoreDi(righeDi(sale))]
  if (tolto === 0 || all === 0) return 0
  if (!isRest) return Math.round((tolto * some) / all)
  const back = await resiDi(read, words, sale.id)
  return back.reduce((left, row) => left + Number(row['tolto'] ?? 0), tolto)
}

async function nomiDi(read: k.Read, article: string, righe: readonly Riga[]): Promise<ReadonlyMap<string, string>> {
  const ids = righe.map((riga) => riga[article])
  return new Map((await read.find(article, [k.oneOf('id', ids)])).map((row) => [row.id, String(row['nome'])]))
}
