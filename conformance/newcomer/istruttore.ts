import * as k from '../../src/kernel/describe.ts'

export const istruttore = k.defineEntity({
  name: 'istruttore',
  label: { one: 'Istruttore', many: 'Istruttori', gender: 'm' },
  fields: {
    nome: k.text('Nome e cognome'),
    telefono: k.phone(),
    abilitazione: k.text('Numero di abilitazione', { short: 'Abilitazione' }),
    abilitazione_scade: k.deadline('Scadenza dell’abilitazione', { short: 'Scade il' }),
    posizione: k.derived(
      k.choice('Posizione', { scaduta: 'Scaduta', in_scadenza: 'In scadenza', in_regola: 'In regola' }),
      k.cases(
        [k.when([k.lt('abilitazione_scade', k.today())], 'scaduta'), k.when([k.lte('abilitazione_scade', k.today(60))], 'in_scadenza')],
        'in_regola',
      ),
    ),
  },
  table: ['nome', 'telefono', 'abilitazione', 'abilitazione_scade', 'posizione'],
  unique: [['abilitazione']],
})
