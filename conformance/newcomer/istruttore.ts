import { defineEntity } from '../../src/kernel/define-entity.ts'
import { cases, today, when } from '../../src/kernel/expression/expression.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { derived } from '../../src/kernel/fields/derived.ts'
import { phone } from '../../src/kernel/fields/phone.ts'
import { text } from '../../src/kernel/fields/text.ts'

export const istruttore = defineEntity({
  name: 'istruttore',
  label: { one: 'Istruttore', many: 'Istruttori', gender: 'm' },
  fields: {
    nome: text('Nome e cognome'),
    telefono: phone('Telefono'),
    abilitazione: text('Numero di abilitazione', { short: 'Abilitazione' }),
    abilitazione_scade: date('Scadenza dell’abilitazione', { short: 'Scade il' }),
    posizione: derived(
      choice('Posizione', { scaduta: 'Scaduta', in_scadenza: 'In scadenza', in_regola: 'In regola' }),
      cases(
        [
          when([{ field: 'abilitazione_scade', op: 'lt', value: today() }], 'scaduta'),
          when([{ field: 'abilitazione_scade', op: 'lte', value: today(60) }], 'in_scadenza'),
        ],
        'in_regola',
      ),
    ),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'telefono', 'abilitazione', 'abilitazione_scade', 'posizione'],
  unique: [['abilitazione']],
})
