import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { derived, shown } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { decimal } from '../../kernel/fields/number.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { scorta } from '../common/scorta.ts'

const unita = { pz: 'pz', mt: 'mt', kg: 'kg', rotoli: 'rotoli', scatole: 'scatole' } as const

interface Stock {
  readonly costo?: number
  readonly unita: keyof typeof unita
}

/** «1,90 €/mt»: the price of one unit, named in the singular. */
function unitPrice({ costo, unita: unit }: Stock): string | undefined {
  const one = { pz: 'pz', mt: 'mt', kg: 'kg', rotoli: 'rotolo', scatole: 'scatola' }[unit]
  return costo === undefined ? undefined : `${formatMoney(costo)}/${one}`
}

export const materiale = defineEntity({
  name: 'materiale',
  label: { one: 'Materiale', many: 'Materiali', gender: 'm' },
  fields: {
    nome: text('Nome Materiale', {
      short: 'Materiale',
      noun: { said: 'nome del materiale' },
      synonyms: ['nome', 'articolo', 'prodotto', 'denominazione', 'name', 'descrizione'],
      wide: true,
    }),
    categoria: choice('Categoria', {
      idraulica: 'Idraulica',
      elettrico: 'Elettrico',
      ferramenta: 'Ferramenta',
      consumabili: 'Consumabili',
    }),
    quantita: decimal('Quantità', { max: 1_000_000, synonyms: ['qta', 'giacenza', 'quantity'] }),
    unita: choice('Unità', unita, { noun: { gender: 'f' }, synonyms: ['um', 'unit'] }),
    costo: optional(money('Costo Unitario', { synonyms: ['prezzo', 'cost'] })),
    fornitore: optional(text('Fornitore', { synonyms: ['supplier'] })),
    soglia: decimal('Soglia Minima', { max: 1_000_000, short: 'Soglia', synonyms: ['minimo', 'scorta minima'] }),
    prezzo: shown(text('Costo'), unitPrice),
    stato: derived(choice('Stato', scorta.labels, { tones: scorta.tones, synonyms: ['scorta'] }), scorta.of('quantita', 'soglia')),
  },
  title: ['nome'],
  synonyms: ['magazzino', 'articolo', 'scorte', 'ricambio', 'ordina materiali'],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'categoria', 'quantita', 'unita', 'costo', 'fornitore', 'soglia'] }],
  table: ['nome', 'quantita', 'unita', 'prezzo', 'fornitore', 'stato'],
  prefill: () => ({ unita: 'pz' }) as const,
})
