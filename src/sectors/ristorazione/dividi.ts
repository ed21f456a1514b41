import * as k from '../../kernel/describe.ts'
import { conto } from './conto.ts'

type Riga = NonNullable<k.DraftOf<typeof conto>['righe']>[number]
/** One piece of a bill: a dish, not «2 x». */
type Pezzo = Omit<Riga, 'quantita'>

/** At most so many share a bill. */
const PERSONE = 30

/** The bill piece by piece, so that two who had the same can pay one each. */
const pezziDi = (righe: readonly Riga[]): readonly Pezzo[] =>
  righe.flatMap(({ quantita, ...riga }) => Array.from({ length: quantita }, () => riga))

/** An amount in so many parts that sum up to it: the cents that are left over go to those who come next, `turn` says to whom first. */
export const quote = (amount: number, parts: number, turn: number): readonly k.Cents[] => {
  const [each, left] = [Math.floor(amount / parts), amount % parts]
  return Array.from({ length: parts }, (_, at) => k.euro((each + ((at - turn + parts * parts) % parts < left ? 1 : 0)) / 100))
}

/** What several share, as lines of each of their bills: a part of every piece, none more than a cent apart from the others in the sum. */
function divisi(pezzi: readonly Pezzo[], parts: number): readonly (readonly Riga[])[] {
  const [prices, costs] = [{ turn: 0 }, { turn: 0 }]
  const shares = (amount: number, from: { turn: number }) => {
    const made = quote(amount, parts, from.turn)
    from.turn = (from.turn + (amount % parts)) % parts
    return made
  }
  const each = pezzi.map((riga) => ({ riga, prezzi: shares(riga.prezzo, prices), costi: shares(riga.costo, costs) }))
  return Array.from({ length: parts }, (_, at) =>
    each.map(({ riga, prezzi, costi }) => ({
      ...riga,
      quantita: 1,
      prezzo: prezzi[at] ?? k.euro(0),
      costo: costi[at] ?? k.euro(0),
      quota: `1/${parts}`,
    })),
  )
}

/** Pieces of one dish at one price are one line again. */
function raccolte(righe: readonly Riga[]): readonly Riga[] {
  const known = new Map<string, Riga>()
  for (const riga of righe) {
    const key = [riga.piatto, riga.prezzo, riga.costo, riga.persona, riga.quota].join(' ')
    known.set(key, { ...riga, quantita: riga.quantita + (known.get(key)?.quantita ?? 0) })
  }
  return [...known.values()]
}

/**
 * The lines of each bill: every piece goes to the bill that `whose` names, and what names none is shared alike by all. Nothing is lost
 * and nothing is paid twice: the bills sum up to the one that is divided.
 */
function dividiRighe(
  righe: readonly Riga[],
  parts: number,
  whose: (pezzo: Pezzo, at: number) => number | undefined,
): readonly (readonly Riga[])[] {
  const pezzi = pezziDi(righe).map((pezzo, at) => ({ pezzo, to: whose(pezzo, at) }))
  const common = divisi(
    pezzi.flatMap(({ pezzo, to }) => (to === undefined ? [pezzo] : [])),
    parts,
  )
  return common.map((shared, at) =>
    raccolte([...pezzi.flatMap(({ pezzo, to }) => (to === at + 1 ? [{ ...pezzo, quantita: 1 }] : [])), ...shared]),
  )
}

const menu = async (righe: readonly Riga[], read: k.Read): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await read.find('piatto', [
        k.oneOf(
          'id',
          righe.map(({ piatto }) => piatto),
        ),
      ])
    ).map((row) => [row.id, String(row['nome'])]),
  )

/** «Dividi il conto»: in equal parts, by who ate what, or dish by dish (specification: bill splitting). */
export const dividi = k.defineAction(conto, {
  key: 'dividi',
  label: 'Dividi il conto',
  title: 'Dividi il conto',
  description: 'Scegli come si divide. Quello che non è di nessuno si divide fra tutti.',
  icon: 'users',
  on: 'record',
  where: [k.oneOf('stato', ['aperto', 'sospeso'])],
  inputs: {
    come: k.choice('Come si divide', { parti: 'Parti uguali', persona: 'Per persona', piatti: 'Per piatti' }),
    parti: k.integer('In quanti', { min: 2, max: PERSONE, unit: ['persona', 'persone'], noun: { said: 'numero di chi paga' } }),
    righe: k.optional(
      k.proposed(
        k.lines(
          'Su quale conto',
          {
            pezzo: k.integer('Pezzo'),
            piatto: k.reference('Piatto', 'piatto'),
            nome: k.text('Piatto'),
            chi: k.text('Di chi'),
            conto: k.integer('Conto', { min: 1, max: PERSONE }),
            unita: k.text('Unità'),
            prezzo: k.price(),
          },
          { max: 400, summary: ({ nome, conto: to }) => `${nome}, conto ${to}` },
        ),
        {
          title: 'nome',
          detail: 'chi',
          correct: 'conto',
          unit: 'unita',
          amount: k.field('prezzo'),
          asked: { input: 'come', is: ['piatti'] },
        },
      ),
    ),
  },
  async prefill({ righe = [], prenotazione }, read) {
    const names = await menu(righe, read)
    const pezzi = pezziDi(righe)
    const persone = pezzi.reduce((most, { persona = 0 }) => Math.max(most, persona), 0)
    const party = prenotazione === undefined ? undefined : await read.get('prenotazione', prenotazione)
    const parti = persone > 1 ? persone : Math.min(Math.max(Number(party?.['coperti'] ?? 2), 2), PERSONE)
    return {
      come: persone > 1 ? ('persona' as const) : ('parti' as const),
      parti,
      righe: pezzi.map(({ piatto, prezzo, persona }, pezzo) => ({
        pezzo,
        piatto,
        nome: names.get(piatto) ?? '',
        chi: persona === undefined ? 'di tutti' : `persona ${persona}`,
        conto: persona ?? 1,
        unita: 'n. conto',
        prezzo,
      })),
    }
  },
  async plan({ come, parti, righe: given = [] }, read, _at, { id, version }) {
    const row = await read.get('conto', id)
    const { righe = [], ribasso, tolto = 0, nome = 'Conto', giorno, ora, prenotazione } = row ? k.rowOf(conto, row) : {}
    if (righe.length === 0) return { problems: [{ path: 'come', code: 'rule', message: 'Sul conto non c’è ancora niente.' }] }
    const beyond = given.findIndex(({ conto: to }) => to > parti)
    if (come === 'piatti' && beyond >= 0)
      return { problems: [{ path: `righe.${beyond}.conto`, code: 'rule', message: `I conti sono ${parti}.` }] }
    const written = new Map(given.map(({ pezzo, conto: to }) => [pezzo, to]))
    const whose = {
      parti: () => undefined,
      persona: ({ persona }: Pezzo) => (persona !== undefined && persona <= parti ? persona : undefined),
      piatti: (_: Pezzo, at: number) => written.get(at),
    }[come]
    const bills = dividiRighe(righe, parti, whose)
    if (bills.some((bill) => bill.length === 0))
      return { problems: [{ path: 'parti', code: 'rule', message: 'Un conto resterebbe vuoto: scrivi in quanti si paga davvero.' }] }
    // A discount in euros is shared too; one in points of a hundred follows the lines.
    const sconti = quote(ribasso === undefined ? tolto : 0, parti, 0)
    const values = (at: number) => ({
      nome: `${nome} · ${at + 1} di ${parti}`,
      righe: bills[at],
      sconto: (sconti[at] ?? 0) > 0 ? sconti[at] : null,
    })
    return [
      { type: 'update', entity: 'conto', id, values: values(0), expect: version },
      ...bills
        .slice(1)
        .map(
          (_, at) =>
            ({
              type: 'create',
              entity: 'conto',
              id: k.newId('conto'),
              values: {
                ...Object.fromEntries(Object.entries(values(at + 1)).filter(([, value]) => value !== null)),
                giorno,
                ...(ora !== undefined && { ora }),
                ...(prenotazione !== undefined && { prenotazione }),
                ...(ribasso !== undefined && { ribasso }),
                stato: 'sospeso',
              },
            }) as const,
        ),
    ]
  },
  shows: { label: 'Ognuno paga', field: 'totale' },
  confirm: 'Dividi',
  done: ({ parti }) => `Conto diviso in ${parti}`,
})
