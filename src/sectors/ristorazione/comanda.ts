import * as k from '../../kernel/describe.ts'
import { piatto } from './piatto.ts'
import { portate, RITARDI, type Portata } from './tempi.ts'

/** The states of who sits at a table or may sit down at it, the one who sits first. */
const A_TAVOLA = ['accomodata', 'in_conto', 'confermata', 'attesa'] as const

/** Who has a table on a day: who sits there, else who is expected. */
async function chiSiede(tavolo: string, giorno: string, read: k.Read) {
  const rows = await read.find('prenotazione', [k.eq('giorno', giorno), k.has('tavoli', tavolo), k.oneOf('stato', A_TAVOLA)])
  const rank = (row: (typeof rows)[number]) => A_TAVOLA.findIndex((stato) => stato === row['stato'])
  return rows.toSorted((a, b) => rank(a) - rank(b) || (String(a['ora']) < String(b['ora']) ? -1 : 1))[0]
}

/** What a table orders at one time (specification §3, Order form: table, items, notes, customer_name); §2: In Preparazione, Pronti, Serviti. */
export const comanda = k.defineEntity({
  name: 'comanda',
  label: { one: 'Ordine', many: 'Ordini', gender: 'm' },
  fields: {
    tavolo: k.reference('Tavolo', 'tavolo', { synonyms: ['table'] }),
    // Those that come in from a file have none.
    righe: k.optional(
      k.lines(
        'Piatti',
        {
          piatto: k.reference('Piatto', 'piatto', { among: () => [k.ne('finito', true)] }),
          quantita: k.integer('Quantità', { min: 1, max: 99, short: 'Q.tà', noun: { gender: 'f' } }),
          nota: k.optional(k.note('Nota', { max: 120, hint: 'Senza burro, al sangue...', noun: { gender: 'f' } })),
          persona: k.optional(
            k.integer('Persona', { min: 1, max: 60, hint: 'Chi lo mangia, per dividere il conto.', noun: { gender: 'f' } }),
          ),
          fatto: k.optional(k.boolean('Fatto')),
          prezzo: k.stamped(k.price('Prezzo', { each: true }), 'piatto.prezzo'),
        },
        {
          summary: ({ quantita, piatto: id, nota }, names) =>
            [`${quantita} ${names?.(id) ?? ''}`.trim(), nota && `(${nota})`].filter(Boolean).join(' '),
          starts: { quantita: 1 },
          picks: { of: 'piatto', count: 'quantita', beside: ['nota', 'persona'], by: 'categoria', price: 'prezzo', apart: 'portata' },
          max: 60,
        },
      ),
    ),
    note: k.optional(k.notes('Note', { noun: { gender: 'f', plural: true }, synonyms: ['notes'] })),
    cliente: k.optional(k.somebody('Cliente', { max: 80, synonyms: ['nome', 'customer'] })),
    prenotazione: k.optional(
      k.reference('Prenotazione', 'prenotazione', {
        noun: { gender: 'f' },
        among: ({ tavolo, giorno }) => [...(tavolo ? [k.has('tavoli', tavolo)] : []), ...(giorno ? [k.eq('giorno', giorno)] : [])],
      }),
    ),
    portata: k.choice('Portata', portate, { noun: { gender: 'f' }, synonyms: ['corso'] }),
    giorno: k.day('Giorno', { near: { past: 30, future: 1 } }),
    ora: k.optional(k.hour('Ora', { hint: 'Vuota è adesso.', synonyms: ['a che ora ha ordinato', 'ordinato alle', 'quando ha ordinato'] })),
    pronto_alle: k.optional(k.doneAt('Pronto alle', { noun: { said: 'ora in cui è pronto' } })),
    servito_alle: k.optional(k.doneAt('Servito alle', { noun: { said: 'ora in cui è servito' } })),
    conto: k.optional(k.reference('Conto', 'conto', { closes: true })),
    coperti: k.derived(k.integer('Coperti', { unit: ['coperto', 'coperti'] }), k.field('prenotazione.coperti')),
    pezzi: k.derived(k.integer('Pezzi', { unit: ['piatto', 'piatti'] }), k.overLines('righe', 'quantita')),
    totale: k.derived(
      k.total('Totale', { synonyms: ['quanto fa', 'quanto viene', 'quanto costa', 'quanto vale'] }),
      k.overLines('righe', k.times('quantita', k.first('prezzo', 'piatto.prezzo'))),
    ),
    stato: k.status('Stato', 'in_preparazione', {
      in_preparazione: k.state('In Preparazione', 'warning', ['pronto', 'annullato'], {
        verb: 'Rimetti in preparazione',
        also: ['in cucina', 'in cottura', 'da fare', 'sui fuochi'],
      }),
      pronto: k.state('Pronto', 'success', ['servito', 'in_preparazione'], {
        verb: 'Pronto',
        verbs: { in_preparazione: 'Non è pronto' },
        done: 'Ordine pronto',
        also: ['da portare', 'uscito', 'uscite', 'al passe'],
      }),
      servito: k.state('Servito', 'neutral', ['pronto'], {
        over: true,
        verb: 'Servito',
        verbs: { pronto: 'Non è servito' },
        done: 'Ordine servito',
        also: ['portato', 'portati', 'consegnato', 'in tavola'],
      }),
      annullato: k.state('Annullato', 'destructive', ['in_preparazione'], {
        away: true,
        verb: 'Annulla ordine',
        also: ['cancellato', 'tolto', 'rimandato indietro'],
      }),
    }),
  },
  // What is in the kitchen is late by the limits that its board shows.
  late: { at: { day: 'giorno', time: 'ora' }, waiting: ['in_preparazione'], after: { by: 'portata', minutes: RITARDI } },
  title: ['tavolo', 'portata', 'cliente'],
  synonyms: ['comanda', 'comande', 'ordinazione', 'ordinazioni', 'marcia'],
  makes: ['ordina', 'manda in cucina', 'segna', 'batti'],
  scans: [],
  sort: [k.desc('giorno'), k.desc('ora')],
  form: [
    { fields: ['tavolo', 'righe', 'note', 'cliente', 'portata', 'prenotazione', 'giorno', 'ora'] },
    { title: 'Servizio', fields: ['pronto_alle', 'servito_alle', 'conto'], on: 'edit' },
  ],
  table: ['giorno', 'ora', 'tavolo', 'righe', 'note', 'cliente', 'totale', 'stato'],
  prefill: ({ today: giorno, time: ora }) => ({ giorno, ...(ora !== undefined && { ora }) }),
  async proposes({ tavolo, giorno, prenotazione, righe = [] }, read) {
    const course = await chiesta(righe, read)
    if (tavolo === undefined) {
      // Made from a reservation: its table is known.
      const [its] = (
        prenotazione === undefined ? [] : ((await read.get('prenotazione', prenotazione))?.['tavoli'] ?? [])
      ) as `tavolo_${string}`[]
      return { ...(course && { portata: course }), ...(its !== undefined && { tavolo: its }) }
    }
    const who = giorno === undefined ? undefined : await chiSiede(tavolo, giorno, read)
    return {
      ...(course && { portata: course }),
      ...(who && { prenotazione: who.id as `prenotazione_${string}`, cliente: String(who['nome']) }),
    }
  },
  conflicts: async ({ righe = [], stato }) =>
    righe.length === 0 && stato !== 'annullato' ? [{ path: 'righe', code: 'rule', message: 'Scrivi almeno un piatto.' }] : [],
  // The kitchen goes on with it: its hours are no part of the bill.
  closed: { open: ['note', 'ora', 'pronto_alle', 'servito_alle'], says: () => 'quello che manca si scrive in un ordine nuovo.' },
  async effects(before, after, read, { time: adesso }) {
    if (!after) return []
    const changes: k.Change[] = before ? [] : await siSiede(after.prenotazione, read)
    const said = before?.stato === after.stato ? {} : orari(after.stato, adesso)
    const values = { ...said, ...(after.ora === undefined && adesso !== undefined && !before && { ora: adesso }) }
    if (Object.keys(values).length > 0) changes.push({ type: 'update', entity: 'comanda', id: after.id, values })
    return changes
  },
})

/** The course of the first dish that is eaten: water and wine come with any. */
async function chiesta(righe: readonly { readonly piatto?: string }[], read: k.Read): Promise<Portata | undefined> {
  let found: Portata | undefined
  for (const { piatto: id } of righe) {
    const row = id === undefined ? undefined : await read.get('piatto', id)
    const categoria = row && k.rowOf(piatto, row).categoria
    if (categoria !== undefined && (found === undefined || found === 'bevande')) found = categoria
  }
  return found
}

/** Who orders has come, though nobody has said so. */
async function siSiede(prenotazione: string | undefined, read: k.Read): Promise<k.Change[]> {
  const row = prenotazione === undefined ? undefined : await read.get('prenotazione', prenotazione)
  if (!row || !['attesa', 'confermata', 'in_conto'].includes(String(row['stato']))) return []
  return [{ type: 'move', entity: 'prenotazione', id: row.id, to: 'accomodata' }]
}

/** What the clock says when an order comes to a state; brought back, it is not there yet. */
function orari(stato: string, adesso: string | undefined): Readonly<Record<string, string | null>> {
  if (stato === 'in_preparazione') return { pronto_alle: null, servito_alle: null }
  if (stato === 'annullato' || adesso === undefined) return {}
  return stato === 'pronto' ? { pronto_alle: adesso, servito_alle: null } : { servito_alle: adesso }
}
