import * as k from '../../kernel/describe.ts'

/** A line of a project's budget: what the funder agreed to pay, and what of it is spent. */
export const voce = k.defineEntity({
  name: 'voce',
  label: { one: 'Voce di budget', many: 'Voci di budget', gender: 'f' },
  fields: {
    progetto: k.reference('Progetto', 'progetto'),
    nome: k.text('Voce', { max: 80, placeholder: 'Materiale didattico', synonyms: ['categoria', 'capitolo', 'macrovoce'] }),
    previsto: k.money('Previsto', { min: k.euro(0.01), synonyms: ['stanziato', 'budget', 'importo'] }),
    speso: k.derived(k.spent(), k.sumOf({ entity: 'spesa', by: 'voce', of: 'importo' })),
    uso: k.derived(k.percent('Usato', { decimals: 0, max: 1_000_000 }), k.divided(k.times(100, 'speso'), 'previsto')),
    rimasto: k.derived(
      k.money('Rimasto', { synonyms: ['restano', 'soldi', 'avanzano'], min: k.euro(-10_000_000) }),
      k.minus('previsto', 'speso'),
    ),
    capienza: k.standing(
      'Capienza',
      { capiente: ['Capiente', 'success'], esaurita: ['Esaurita', 'neutral'], superata: ['Superata', 'destructive'] },
      k.cases([k.when([k.gt('speso', k.field('previsto'))], 'superata'), k.when([k.eq('rimasto', 0)], 'esaurita')], 'capiente'),
      { synonyms: ['sforata', 'sforamento'], also: { capiente: ['con fondi'], esaurita: ['finita'], superata: ['sforata'] } },
    ),
  },
  title: ['nome', 'progetto'],
  synonyms: ['voci', 'voce'],
  scans: [],
  makes: ['stanzia', 'aggiungi'],
  unique: [['progetto', 'nome']],
  sort: [k.asc('progetto'), k.asc('nome')],
  table: ['progetto', 'nome', 'previsto', 'speso', 'uso', 'rimasto', 'capienza'],
  rules: [{ field: 'previsto', message: 'Le voci superano il budget del progetto.', when: [k.lt('progetto.da_ripartire', 0)] }],
})
