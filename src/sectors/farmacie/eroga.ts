import * as k from '../../kernel/describe.ts'
import { prodotto } from './prodotto.ts'
import { quoteDi } from './quota.ts'
import { ricetta } from './ricetta.ts'

type Consegne = readonly { readonly quantita: number; readonly quota: number }[]

const dovutoDi = (righe: Consegne) => righe.reduce((sum, { quantita, quota }) => sum + quantita * quota, 0)

const erogate = (righe: Consegne) => {
  const [count, due] = [righe.reduce((sum, { quantita }) => sum + quantita, 0), dovutoDi(righe)]
  return `${count} ${k.plural(count, 'confezione erogata', 'confezioni erogate')}, ${due > 0 ? k.formatMoney(due) : 'niente'} da incassare`
}

/**
 * Hands out a prescription line by line: what is not there, or not wanted today, is left out or lessened, and stays to be given. What
 * the patient owes waits at the till as a sale, whose lines take nothing from the shelf a second time.
 */
export const eroga = k.defineAction(ricetta, {
  key: 'eroga',
  label: 'Eroga',
  title: 'Eroga la ricetta',
  description:
    'Togli i farmaci che il paziente non ritira e correggi i pezzi: quello che manca resta da erogare. Poi si passa in cassa con quanto paga il paziente, ticket escluso.',
  icon: 'pill',
  on: 'record',
  where: [k.gt('da_dare', 0)],
  inputs: {
    righe: k.proposed(
      k.lines(
        'Da consegnare',
        {
          riga: k.integer('Riga'),
          prodotto: k.reference('Farmaco', 'prodotto'),
          nome: k.text('Farmaco'),
          scorta: k.text('Scorta'),
          quantita: k.integer('Quantità'),
          quota: k.money('A carico del paziente'),
          iva: k.vat('IVA'),
        },
        { summary: ({ nome }) => nome },
      ),
      { title: 'nome', detail: 'scorta', correct: 'quantita', amount: k.times('quantita', 'quota') },
    ),
  },
  async prefill({ righe = [] }, read) {
    const found = await Promise.all([...new Set(righe.map(({ prodotto: id }) => id))].map((id) => read.get('prodotto', id)))
    const stock = new Map(
      k
        .rowsOf(
          prodotto,
          found.filter((one) => one !== undefined),
        )
        .map((row) => [row.id, row]),
    )
    const quote = await quoteDi([...stock.values()], read)
    return {
      righe: righe.flatMap(({ prodotto: id, da_dare: open = 0 }, riga) => {
        const one = stock.get(id)
        if (!one || open <= 0) return []
        const { quota, says } = quote.get(id) ?? { quota: one.prezzo, says: undefined }
        const there = `${one.giacenza} in giacenza${one.ubicazione === undefined ? '' : `, ${one.ubicazione}`}, prescritti ${open}`
        const scorta = says === undefined ? there : `${there}, ${says}`
        return [{ riga, prodotto: id, nome: one.nome, scorta, quantita: open, quota, iva: one.iva }]
      }),
    }
  },
  async plan({ righe: given }, read, { today, time }, { id, version, nre, cliente, codice_fiscale }) {
    const row = await read.get('ricetta', id)
    const kept = (row && k.rowOf(ricetta, row).righe) ?? []
    const more = new Map(given.map(({ riga, quantita }) => [riga, quantita]))
    const over = given.findIndex(({ riga, quantita }) => quantita > (kept[riga]?.da_dare ?? 0))
    if (over >= 0) return { problems: [{ path: `righe.${over}.quantita`, code: 'rule', message: 'Sono più di quelli prescritti.' }] }
    const righe = kept.map((line, at) => ({ ...line, erogati: line.erogati + (more.get(at) ?? 0) }))
    if (given.length === 0) return []
    const out = { type: 'update', entity: 'ricetta', id, values: { righe }, expect: version, from: 'righe' } as const
    if (dovutoDi(given) === 0) return [out]
    const values = {
      giorno: today,
      ...(time !== undefined && { ora: time }),
      ...(cliente === undefined ? { codice_fiscale } : { cliente }),
      nre,
      righe: given.map(({ prodotto: one, quantita, quota: prezzo, iva }) => ({ prodotto: one, quantita, prezzo, iva, ricetta: id })),
      stato: 'aperta',
    }
    return [out, { type: 'create', entity: 'vendita', id: k.newId('vendita'), values }]
  },
  confirm: 'Eroga',
  leads: 'vendita',
  done: ({ righe }) => erogate(righe),
})
