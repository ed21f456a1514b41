import * as k from '../../kernel/describe.ts'
import { tavolo } from './tavolo.ts'

interface AlTavolo {
  readonly id: string
  readonly nome: string
  readonly tavoli?: readonly string[] | undefined
}

interface Ordinato {
  readonly piatto: string
  readonly quantita: number
  readonly persona?: number
  readonly prezzo?: number
}

/** What was ordered and stands on no bill yet. */
const daContare = (id: string, read: k.Read) =>
  read.find('comanda', [k.eq('prenotazione', id), k.empty('conto'), k.ne('stato', 'annullato')])

/** The bills of a party that nobody has paid yet. */
const daPagare = (id: string, read: k.Read) => read.find('conto', [k.eq('prenotazione', id), k.oneOf('stato', ['aperto', 'sospeso'])])

/** Writes the bill of a party: all that it ordered and that stands on none yet, at the prices of the order. It waits at the till. */
export async function portaIlConto({ id, nome, tavoli = [] }: AlTavolo, read: k.Read, at: k.At): Promise<readonly k.Change[]> {
  const ordini = await daContare(id, read)
  if (ordini.length === 0) return []
  const conto = k.newId('conto')
  const values = {
    nome: [k.calledOf(tavolo, await nomiDi(tavoli, read)), nome]
      .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
      .join(' · '),
    giorno: at.today,
    ...(at.time !== undefined && { ora: at.time }),
    prenotazione: id,
    righe: await righeDi(ordini, read),
  }
  return [
    { type: 'create', entity: 'conto', id: conto, values: { ...values, stato: 'sospeso' } },
    ...ordini.map(({ id: one }): k.Change => ({ type: 'update', entity: 'comanda', id: one, values: { conto } })),
  ]
}

async function nomiDi(tavoli: readonly string[], read: k.Read): Promise<readonly string[]> {
  const rows = await Promise.all(tavoli.map((id) => read.get('tavolo', id)))
  return rows.flatMap((row) => (row ? [String(row['numero'])] : []))
}

/** The dishes of some orders as lines of a bill: what one person had twice is one line. */
async function righeDi(ordini: readonly k.AnyRow[], read: k.Read): Promise<readonly k.Values[]> {
  const counted = new Map<string, Ordinato>()
  for (const { piatto, quantita, persona, prezzo } of ordini.flatMap(({ righe }) => (righe ?? []) as readonly Ordinato[])) {
    const key = `${piatto} ${persona ?? ''} ${prezzo ?? ''}`
    counted.set(key, {
      piatto,
      quantita: quantita + (counted.get(key)?.quantita ?? 0),
      ...(persona !== undefined && { persona }),
      ...(prezzo !== undefined && { prezzo }),
    })
  }
  const menu = new Map((await read.find('piatto', [])).map((row) => [row.id, row]))
  return [...counted.values()].map(({ piatto, quantita, persona, prezzo }) => {
    const row = menu.get(piatto)
    return {
      piatto,
      quantita,
      prezzo: prezzo ?? row?.['prezzo'],
      iva: row?.['iva'],
      costo: row?.['costo'],
      ...(persona !== undefined && { persona }),
    }
  })
}

/** With the last of its bills a party has paid: its table is free. */
export async function liberaIlTavolo(prenotazione: string, paid: string, read: k.Read): Promise<readonly k.Change[]> {
  const row = await read.get('prenotazione', prenotazione)
  if (row?.['stato'] !== 'in_conto') return []
  const [open, ordered] = await Promise.all([daPagare(prenotazione, read), daContare(prenotazione, read)])
  if (ordered.length > 0 || open.some(({ id }) => id !== paid)) return []
  return [{ type: 'move', entity: 'prenotazione', id: prenotazione, to: 'completata' }]
}

/** Nobody leaves with a bill that is open, or with dishes that stand on none. */
export async function restaDaPagare(prenotazione: string, read: k.Read): Promise<readonly k.Problem[]> {
  const [open, ordered] = await Promise.all([daPagare(prenotazione, read), daContare(prenotazione, read)])
  const says = (message: string): readonly k.Problem[] => [{ path: 'stato', code: 'rule', message }]
  if (open.length > 0) return says('C’è un conto da pagare: prima si incassa alla cassa.')
  return ordered.length > 0 ? says('Ci sono ordini che non sono su nessun conto: prima porta il conto.') : []
}
