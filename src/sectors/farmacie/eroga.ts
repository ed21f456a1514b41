import { defineAction } from '../../kernel/define-action.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { integer } from '../../kernel/fields/number.ts'
import { proposed } from '../../kernel/fields/proposed.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { text } from '../../kernel/fields/text.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { prodotto } from './prodotto.ts'
import { ricetta } from './ricetta.ts'

const erogate = (righe: readonly { readonly quantita: number }[]) => {
  const count = righe.reduce((sum, { quantita }) => sum + quantita, 0)
  return `${count} ${plural(count, 'confezione erogata', 'confezioni erogate')}`
}

/** Hands out a prescription line by line: what is not there, or not wanted today, is left out or lessened, and stays to be given. */
export const eroga = defineAction(ricetta, {
  key: 'eroga',
  label: 'Eroga',
  title: 'Eroga la ricetta',
  synonyms: [
    'spedisci la ricetta',
    'consegna i farmaci',
    'dai i farmaci',
    'evadi la ricetta',
    'eroga la ricetta',
    'consegna la ricetta',
    'dai le medicine',
    'ha ritirato i farmaci',
  ],
  description: 'Togli i farmaci che il paziente non ritira e correggi i pezzi: quello che manca resta da erogare.',
  icon: 'pill',
  on: 'record',
  where: [{ field: 'da_dare', op: 'gt', value: 0 }],
  inputs: {
    righe: proposed(
      lines(
        'Da consegnare',
        {
          riga: integer('Riga'),
          prodotto: reference('Farmaco', 'prodotto'),
          nome: text('Farmaco'),
          scorta: text('Scorta'),
          quantita: integer('Quantità'),
        },
        { summary: ({ nome }) => nome },
      ),
      { title: 'nome', detail: 'scorta', correct: 'quantita' },
    ),
  },
  async prefill({ righe = [] }, read) {
    const ids = righe.map(({ prodotto: id }) => id)
    const stock = new Map(
      rowsOf(prodotto, await read.find('prodotto', [{ field: 'id', op: 'in', value: ids }])).map((row) => [row.id, row]),
    )
    return {
      righe: righe.flatMap(({ prodotto: id, da_dare: open = 0 }, riga) => {
        const { nome = '', giacenza = 0, ubicazione } = stock.get(id) ?? {}
        const there = `${giacenza} in giacenza${ubicazione === undefined ? '' : `, ${ubicazione}`}, prescritti ${open}`
        return open > 0 ? [{ riga, prodotto: id, nome, scorta: there, quantita: open }] : []
      }),
    }
  },
  async plan({ righe: given }, read, _at, { id, version }) {
    const row = await read.get('ricetta', id)
    const kept = (row && rowOf(ricetta, row).righe) ?? []
    const more = new Map(given.map(({ riga, quantita }) => [riga, quantita]))
    const over = given.findIndex(({ riga, quantita }) => quantita > (kept[riga]?.da_dare ?? 0))
    if (over >= 0) return { problems: [{ path: `righe.${over}.quantita`, code: 'rule', message: 'Sono più di quelli prescritti.' }] }
    const righe = kept.map((line, at) => ({ ...line, erogati: line.erogati + (more.get(at) ?? 0) }))
    return given.length === 0 ? [] : [{ type: 'update', entity: 'ricetta', id, values: { righe }, expect: version, from: 'righe' }]
  },
  confirm: 'Eroga',
  done: ({ righe }) => erogate(righe),
})
