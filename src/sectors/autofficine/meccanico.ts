import * as k from '../../kernel/describe.ts'

export const meccanico = k.defineEntity({
  name: 'meccanico',
  label: { one: 'Meccanico', many: 'Meccanici', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 60 }),
    ruolo: k.choice(
      'Ruolo',
      { capo: 'Capo officina', meccanico: 'Meccanico', elettrauto: 'Elettrauto', gommista: 'Gommista' },
      { synonyms: ['mansione'], also: { capo: ['capofficina', 'responsabile', 'capo'] } },
    ),
    telefono: k.optional(k.phone()),
  },
  unique: [['nome']],
  synonyms: ['meccanici', 'operaio', 'tecnico', 'elettrauto', 'gommista', 'ragazzi'],
  makes: ['assumi', 'registra'],
  table: ['nome', 'ruolo', 'telefono'],
  prefill: () => ({ ruolo: 'meccanico' }) as const,
})
