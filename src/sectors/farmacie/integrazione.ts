import * as k from '../../kernel/describe.ts'

export const aree = {
  tessera: 'Tessera Sanitaria',
  banca_dati: 'Banca dati farmaci',
  pagamenti: 'Pagamenti',
  robot: 'Robot ed e-commerce',
} as const

/** What the pharmacy may be joined to (specification §2: the API section only lists integration choices). */
export const integrazione = k.defineEntity({
  name: 'integrazione',
  label: { one: 'Integrazione', many: 'Integrazioni', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 60 }),
    area: k.choice('Area', aree, { hues: { tessera: 150, banca_dati: 215, pagamenti: 40, robot: 300 } }),
    uso: k.text('A che cosa serve', { max: 160, wide: true, short: 'Uso', noun: { said: 'uso' } }),
    scelta: k.choice(
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
    referente: k.optional(k.somebody('Referente', { max: 80 })),
  },
  synonyms: ['api', 'collegamento', 'collegamenti', 'tessera sanitaria', 'robot', 'e-commerce'],
  makes: ['collega', 'attiva'],
  unique: [['nome']],
  sort: [k.asc('area'), k.asc('nome')],
  table: ['nome', 'area', 'uso', 'scelta', 'referente'],
  prefill: () => ({ scelta: 'da_valutare' }) as const,
})
