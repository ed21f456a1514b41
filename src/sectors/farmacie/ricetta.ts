import * as k from '../../kernel/describe.ts'
import { nre } from './codici.ts'
import { esce, rientra } from './movimento.ts'

const toni = { da_erogare: 'info', parziale: 'warning', erogato: 'success', annullato: 'neutral' } as const

/**
 * A prescription (specification §3: nre, paziente, cf; lines with drug, quantity, status). How much of a line has been handed out is
 * written in it; what of it leaves the stock, or comes back, follows from that.
 */
export const ricetta = k.defineEntity({
  name: 'ricetta',
  label: { one: 'Ricetta', many: 'Ricette', gender: 'f' },
  fields: {
    nre: k.text('NRE', { max: 15, code: nre, placeholder: '030A45501234561', synonyms: ['numero ricetta'] }),
    paziente: k.somebody('Paziente', { max: 120, synonyms: ['assistito', 'nome', 'patient', 'intestata a', 'intestatario', 'per chi è'] }),
    codice_fiscale: k.fiscalCode('Codice fiscale', { holder: { names: ['paziente'] } }),
    cliente: k.optional(k.reference('Cliente', 'cliente')),
    data: k.day('Data', { near: { past: 400, future: 0 }, synonyms: ['del'] }),
    medico: k.optional(k.somebody('Medico', { max: 80, synonyms: ['prescrittore', 'dottore', 'dottoressa'] })),
    documento: k.optional(k.reference('Documento letto', 'documento')),
    esenzione: k.optional(
      k.text('Esenzione', { max: 10, noun: { gender: 'f' }, synonyms: ['esente', 'codice di esenzione', 'esenzioni', 'codice esenzione'] }),
    ),
    // Those that come in from a file have none.
    righe: k.optional(
      k.lines(
        'Farmaci',
        {
          prodotto: k.reference('Farmaco', 'prodotto'),
          quantita: k.integer('Quantità', { min: 1, max: 99 }),
          erogati: k.integer('Erogati', { max: 99 }),
          annullata: k.optional(k.boolean('Annullata')),
          da_dare: k.derived(
            k.integer('Da dare'),
            k.cases([k.when([k.eq('annullata', true)], 0)], k.most(0, k.minus('quantita', 'erogati'))),
          ),
          stato: k.derived(
            k.choice(
              'Stato',
              { da_erogare: 'Da erogare', parziale: 'Erogato in parte', erogato: 'Erogato', annullato: 'Annullato' },
              { tones: toni },
            ),
            k.cases(
              [
                k.when([k.eq('annullata', true)], 'annullato'),
                k.when([k.gte('erogati', k.field('quantita'))], 'erogato'),
                k.when([k.gt('erogati', 0)], 'parziale'),
              ],
              'da_erogare',
            ),
          ),
        },
        {
          summary: ({ quantita, prodotto: id }, names) => `${quantita} x ${names?.(id) ?? ''}`,
          starts: { quantita: 1, erogati: 0 },
          synonyms: ['medicine'],
        },
      ),
    ),
    prescritti: k.derived(
      k.integer('Prescritti'),
      k.overLines('righe', k.cases([k.when([k.eq('annullata', true)], 0)], k.field('quantita'))),
    ),
    erogati: k.derived(k.integer('Erogati'), k.overLines('righe', 'erogati')),
    da_dare: k.derived(k.integer('Da erogare', { unit: ['pezzo', 'pezzi'] }), k.overLines('righe', 'da_dare')),
    di_troppo: k.derived(k.integer('Di troppo'), k.overLines('righe', k.most(0, k.minus('erogati', 'quantita')))),
    stato: k.derived(
      k.choice(
        'Stato',
        { da_erogare: 'Da erogare', parziale: 'Erogata in parte', erogato: 'Erogata', annullato: 'Annullata' },
        {
          tones: toni,
          also: {
            da_erogare: ['mai erogata', 'non toccata'],
            parziale: ['a metà', 'in sospeso', 'incompleta', 'parzialmente erogata'],
            erogato: ['consegnata', 'spedita', 'ritirata', 'data', 'ha ritirato', 'evasa', 'chiusa'],
          },
        },
      ),
      k.cases(
        [
          k.when([k.empty('righe')], 'da_erogare'),
          k.when([k.lte('prescritti', 0)], 'annullato'),
          k.when([k.lte('da_dare', 0)], 'erogato'),
          k.when([k.gt('erogati', 0)], 'parziale'),
        ],
        'da_erogare',
      ),
    ),
  },
  title: ['nre', 'paziente'],
  synonyms: ['ricetta', 'dem', 'nre', 'prescrizione', 'prescrizioni'],
  makes: ['registra', 'leggi', 'scarica'],
  scans: ['ricetta', 'tessera_sanitaria'],
  unique: [['nre']],
  sort: [k.desc('data')],
  form: [{ fields: ['nre', 'paziente', 'codice_fiscale', 'cliente', 'data', 'medico', 'esenzione', 'righe'] }],
  table: ['data', 'nre', 'paziente', 'codice_fiscale', 'righe', 'da_dare', 'stato'],
  rules: [{ field: 'righe', message: 'Hai segnato più pezzi erogati di quelli prescritti.', when: [k.gt('di_troppo', 0)] }],
  // What was handed out left the lots that its movements name: the paper stays as the doctor wrote it.
  settled: ({ righe = [] }) => {
    const live = righe.filter(({ annullata }) => annullata !== true)
    if (!live.some(({ erogati }) => erogati > 0)) return undefined
    const isWhole = live.every(({ quantita, erogati }) => erogati >= quantita)
    return {
      fields: [
        'nre',
        'paziente',
        'codice_fiscale',
        'data',
        'medico',
        'esenzione',
        ...(isWhole ? ['righe.prodotto', 'righe.quantita'] : []),
      ],
      message: `La ricetta è erogata${isWhole ? '' : ' in parte'}: resta come l’ha scritta il medico.`,
    }
  },
  async proposes({ codice_fiscale: code, paziente, cliente }, read) {
    const [one] =
      code !== undefined
        ? await read.find('cliente', [k.eq('codice_fiscale', code)])
        : cliente === undefined
          ? []
          : [await read.get('cliente', cliente)]
    if (!one) return {}
    const name = `${String(one['nome'])} ${String(one['cognome'])}`
    const own = one['codice_fiscale']
    return {
      cliente: one.id as `cliente_${string}`,
      ...(paziente === undefined && { paziente: name }),
      ...(code === undefined && typeof own === 'string' && { codice_fiscale: own }),
    }
  },
  async effects(before, after, read, { today }) {
    if (!after) return []
    const moved = differenza(before?.righe ?? [], after.righe ?? [])
    const given = moved.flatMap(({ of, quantity }) => (quantity > 0 ? [{ of, quantity }] : []))
    const out = await esce(read, given, today, { causale: 'ricetta', ricetta: after.id })
    const back = moved.flatMap(({ of, quantity }) => (quantity < 0 ? [{ of, quantity: -quantity }] : []))
    return [...out, ...(await rientra(read, 'ricetta', after.id, back, today))]
  },
  prefill: ({ today }) => ({ data: today }),
})

interface Riga {
  readonly prodotto: string
  readonly erogati: number
}

/** How much more of each article was handed out than before. */
function differenza(before: readonly Riga[], after: readonly Riga[]): readonly { readonly of: string; readonly quantity: number }[] {
  const moved = new Map<string, number>()
  for (const { prodotto, erogati } of after) moved.set(prodotto, (moved.get(prodotto) ?? 0) + erogati)
  for (const { prodotto, erogati } of before) moved.set(prodotto, (moved.get(prodotto) ?? 0) - erogati)
  return [...moved].map(([of, quantity]) => ({ of, quantity }))
}
