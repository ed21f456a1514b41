import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { text } from '../../kernel/fields/text.ts'

export const aree = {
  tessera: 'Tessera Sanitaria',
  banca_dati: 'Banca dati farmaci',
  pagamenti: 'Pagamenti',
  robot: 'Robot ed e-commerce',
} as const

/** What the pharmacy may be joined to (specification §2: the API section only lists integration choices). */
export const integrazione = defineEntity({
  name: 'integrazione',
  label: { one: 'Integrazione', many: 'Integrazioni', gender: 'f' },
  fields: {
    nome: text('Nome', { max: 60 }),
    area: choice('Area', aree, { hues: { tessera: 150, banca_dati: 215, pagamenti: 40, robot: 300 } }),
    uso: text('A che cosa serve', { max: 160, wide: true, short: 'Uso', noun: { said: 'uso' } }),
    scelta: choice(
      'Scelta',
      { da_valutare: 'Da valutare', scelta: 'Scelta', esclusa: 'Non serve' },
      {
        noun: { gender: 'f' },
        tones: { da_valutare: 'neutral', scelta: 'success', esclusa: 'neutral' },
        also: {
          da_valutare: ['da decidere', 'in forse', 'ci pensiamo'],
          scelta: ['attiva', 'presa', 'scelto', 'attivata', 'la prendiamo'],
          esclusa: ['scartata', 'no'],
        },
      },
    ),
    referente: optional(text('Referente', { max: 80 })),
  },
  title: ['nome'],
  synonyms: ['api', 'collegamento', 'collegamenti', 'tessera sanitaria', 'robot', 'e-commerce'],
  makes: ['collega', 'attiva'],
  unique: [['nome']],
  sort: [
    { field: 'area', direction: 'asc' },
    { field: 'nome', direction: 'asc' },
  ],
  table: ['nome', 'area', 'uso', 'scelta', 'referente'],
  prefill: () => ({ scelta: 'da_valutare' }) as const,
})
