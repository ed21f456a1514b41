import * as k from '../../../kernel/describe.ts'
import { importiDi, righe, senzaRighe, type Scritto } from './righe.ts'
import { scadenze } from './termini.ts'
import { datiMancanti, totaleMancante, type Chiesti } from './obblighi.ts'

interface Detta {
  /** What an issued one is called: one that is handed over and not sent is «Emessa». */
  readonly emessa?: string
  /** Tax data that the customer must have; address and VAT number or tax code when absent. */
  readonly asks?: Chiesti
}

/** Refuses an invoice that is issued and may not be: without lines, for nothing, to a customer without tax data. */
export const nonEmettibile =
  (cliente: string, label: string, { asks }: Detta = {}) =>
  async (row: Scritto & { readonly id: string; readonly cliente?: string | undefined }, read: k.Read): Promise<readonly k.Problem[]> => {
    const lines = senzaRighe(row.stato !== 'bozza', row.righe)
    if (row.stato === 'bozza' || lines.length > 0) return lines
    return [
      ...(await totaleMancante(read, 'fattura', row.id)),
      ...(await datiMancanti(read, row.cliente, { entity: cliente, label, asks })),
    ]
  }

/**
 * An invoice, for `defineEntity`: numbered without gaps when it is issued, due in parts, paid in parts (`incassoFattura`), taken back by a
 * credit note (`notaCreditoDi`). State and open amount are worked out. A trade says whom it bills, and adds fields of its own:
 * `defineEntity({ ...base, fields: { ...base.fields, progetto } })`.
 */
export const fatturaDi = <const C extends string>(cliente: C, label = 'Cliente', detta: Detta = {}) =>
  ({
    name: 'fattura',
    label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
    synonyms: ['fatturazione', 'parcella', 'fatturina', 'ft'],
    makes: ['emetti', 'fattura', 'prepara', 'fai la fattura', 'fammi la fattura', 'fatturare'],
    fields: {
      numero: k.number('Numero', { per: 'year', of: 'data', on: 'inviata' }),
      data: k.day('Data', { near: { past: 60, future: 30 } }),
      cliente: k.reference(label, cliente),
      righe: righe(),
      ...importiDi(1),
      ...scadenze,
      note: k.optional(k.notes('Note', { noun: { gender: 'f', plural: true } })),
      incassato: k.derived(
        k.money('Incassato', { synonyms: ['pagato', 'acconto', 'quanto ha pagato', 'già pagato', 'ha versato'] }),
        k.sumOf({ entity: 'incasso', by: 'fattura', of: 'importo' }),
      ),
      stornato: k.derived(
        k.money('Stornato'),
        k.sumOf({ entity: 'nota_credito', by: 'fattura', of: 'totale', where: [k.eq('stato', 'emessa')] }),
      ),
      coperto: k.derived(k.money('Coperto'), k.minus('incassato', 'stornato')),
      /** What is still open; below nothing where it has to be given back. */
      residuo: k.derived(k.owed(), k.cases([k.when([k.eq('stato', 'bozza')], 0)], k.minus('totale', 'coperto'))),
      situazione: k.standing(
        'Stato',
        {
          bozza: ['Bozza', 'neutral'],
          inviata: [detta.emessa ?? 'Inviata', 'primary'],
          in_parte: ['Incassata in parte', 'warning'],
          scaduta: ['Scaduta', 'destructive'],
          pagata: ['Pagata', 'success'],
          stornata: ['Stornata', 'neutral'],
        },
        k.cases(
          [
            k.when([k.eq('stato', 'bozza')], 'bozza'),
            k.when([k.lte('residuo', 0), k.lt('stornato', 0), k.eq('incassato', 0)], 'stornata'),
            // One of nothing, from a file or from before it was refused: nobody has paid it.
            k.when([k.eq('totale', 0)], 'inviata'),
            k.when([k.lte('residuo', 0)], 'pagata'),
            k.when([k.lt('scadenza', k.today())], 'scaduta'),
            k.when([k.gt('incassato', 0)], 'in_parte'),
          ],
          'inviata',
        ),
        {
          synonyms: ['situazione', 'insoluta'],
          also: {
            bozza: ['provvisoria', 'da emettere', 'non emessa', 'non ancora emessa'],
            inviata: ['emessa', 'da incassare', 'in attesa di pagamento'],
            in_parte: ['pagata in parte', 'parziale', 'saldata in parte', 'pagata a metà', 'con un acconto'],
            scaduta: [
              'insoluta',
              'in ritardo',
              'non pagata',
              'arretrata',
              'da sollecitare',
              'morosa',
              'indietro con i soldi',
              'indietro coi pagamenti',
            ],
            pagata: ['saldata', 'incassata', 'chiusa', 'ha pagato', 'hanno pagato', 'a posto', 'liquidata', 'ha saldato', 'hanno saldato'],
            stornata: ['annullata', 'resa'],
          },
        },
      ),
      stato: k.status(
        'Documento',
        'bozza',
        {
          bozza: k.state('Bozza', 'neutral', ['inviata'], { also: ['provvisoria', 'da emettere'] }),
          inviata: k.state(detta.emessa ?? 'Inviata', 'success', [], {
            shows: ['scadenza', 'totale'],
            verb: 'Emetti',
            done: 'Fattura emessa',
            paper: 'fattura',
            also: ['emessa', 'spedita', 'mandata', 'fatta'],
          }),
        },
        { synonyms: ['emissione'] },
      ),
    },
    title: ['numero', 'cliente'],
    untitled: 'Bozza',
    sort: [k.desc('data'), k.desc('numero')],
    form: [{ fields: ['cliente', 'data', 'pagamento', 'righe', 'bollo_nostro', 'note'] }],
    table: ['numero', 'data', 'cliente', 'totale', 'imponibile', 'residuo', 'scadenza', 'situazione'],
    prefill: ({ today: data }: k.At) => ({ data, pagamento: 'trenta' }) as const,
    conflicts: nonEmettibile(cliente, label, detta),
    closed: { says: () => 'quello che c’è scritto si corregge con una nota di credito.' },
  }) as const

/** Of an invoice, what its payments and credit notes look at. */
export async function residuoDi(read: Pick<k.Read, 'get'>, id: string | undefined): Promise<number | undefined> {
  const residuo = id === undefined ? undefined : (await read.get('fattura', id))?.['residuo']
  return typeof residuo === 'number' ? residuo : undefined
}

/** The invoices that wait for money. */
export const aperte = [k.eq('stato', 'inviata'), k.gt('residuo', 0)] as const
