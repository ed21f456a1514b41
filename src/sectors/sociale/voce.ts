import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, divided, minus, sumOf, times, when, field } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'

/** A line of a project's budget: what the funder agreed to pay, and what of it is spent. */
export const voce = defineEntity({
  name: 'voce',
  label: { one: 'Voce di budget', many: 'Voci di budget', gender: 'f' },
  fields: {
    progetto: reference('Progetto', 'progetto'),
    nome: text('Voce', { max: 80, placeholder: 'Materiale didattico', synonyms: ['voce di costo', 'categoria', 'capitolo', 'macrovoce'] }),
    previsto: money('Previsto', { min: euro(0.01), synonyms: ['stanziato', 'budget', 'importo'] }),
    speso: derived(money('Speso'), sumOf({ entity: 'spesa', by: 'voce', of: 'importo' })),
    uso: derived(percent('Usato', { decimals: 0, max: 1_000_000 }), divided(times(100, 'speso'), 'previsto')),
    rimasto: derived(
      money('Rimasto', {
        synonyms: ['quanto resta', 'restano', 'soldi rimasti', 'soldi', 'meno soldi', 'avanzano'],
        min: euro(-10_000_000),
      }),
      minus('previsto', 'speso'),
    ),
    capienza: derived(
      choice(
        'Capienza',
        { capiente: 'Capiente', esaurita: 'Esaurita', superata: 'Superata' },
        {
          tones: { capiente: 'success', esaurita: 'neutral', superata: 'destructive' },
          synonyms: ['sforata', 'sforamento'],
          also: { capiente: ['con fondi'], esaurita: ['finita'], superata: ['sforata'] },
        },
      ),
      cases(
        [
          when([{ field: 'speso', op: 'gt', value: field('previsto') }], 'superata'),
          when([{ field: 'rimasto', op: 'eq', value: 0 }], 'esaurita'),
        ],
        'capiente',
      ),
    ),
  },
  title: ['nome', 'progetto'],
  synonyms: ['voci', 'capitolo di spesa', 'budget per voce', 'piano dei costi', 'quadro economico', 'voce'],
  scans: [],
  makes: ['stanzia', 'aggiungi'],
  unique: [['progetto', 'nome']],
  sort: [
    { field: 'progetto', direction: 'asc' },
    { field: 'nome', direction: 'asc' },
  ],
  table: ['progetto', 'nome', 'previsto', 'speso', 'uso', 'rimasto', 'capienza'],
  rules: [
    {
      field: 'previsto',
      message: 'Le voci superano il budget del progetto.',
      when: [{ field: 'progetto.da_ripartire', op: 'lt', value: 0 }],
    },
  ],
})
