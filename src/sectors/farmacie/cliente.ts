import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, divided, lastOf, sumOf, when } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'

const pagata = [{ field: 'stato', op: 'eq', value: 'incassata' }] as const

/** Who comes to the counter (specification §3, Customer/CRM: nome, cognome, cf, telefono, email, carta, indirizzo, note). */
export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 60, synonyms: ['name', 'first name'] }),
    cognome: text('Cognome', { max: 60, synonyms: ['surname', 'last name'] }),
    codice_fiscale: optional(fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf', 'tessera sanitaria'] })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone', 'numero', 'numero di cellulare'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    carta: optional(
      text('Carta fedeltà', {
        max: 20,
        short: 'Carta',
        noun: { gender: 'f' },
        synonyms: ['fidelity', 'tessera fedeltà', 'numero carta', 'tessera', 'card', 'carta punti'],
      }),
    ),
    indirizzo: optional(text('Indirizzo', { wide: true, synonyms: ['residenza', 'via', 'address'] })),
    note: optional(longText('Note', { synonyms: ['nota', 'nota in scheda', 'annotazioni', 'appunti', 'appunto', 'nelle note'] })),
    acquisti: derived(
      integer('Acquisti', {
        synonyms: [
          'quante volte è venuto',
          'quante volte è venuta',
          'quante volte viene',
          'quante volte ha comprato',
          'quanti acquisti',
          'volte',
        ],
      }),
      countOf({ entity: 'vendita', by: 'cliente', where: pagata }),
    ),
    speso: derived(
      money('Speso', {
        max: euro(10_000_000),
        synonyms: ['quanto ha speso', 'ha speso', 'hanno speso', 'spende', 'spendono', 'spesa'],
      }),
      sumOf({ entity: 'vendita', by: 'cliente', of: 'totale', where: pagata }),
    ),
    ultimo: derived(
      date('Ultimo acquisto', {
        synonyms: ['ultima volta', 'non si fa vedere da', 'si fa vedere', 'non viene da', 'ultima visita', 'è venuto l’ultima volta'],
      }),
      lastOf({ entity: 'vendita', by: 'cliente', of: 'giorno', where: pagata }),
    ),
    // One point for each euro, for who has the card.
    punti: derived(
      integer('Punti', { max: 10_000_000, unit: ['punto', 'punti'], synonyms: ['saldo punti', 'quanti punti ha', 'punti sulla carta'] }),
      cases([when([{ field: 'carta', op: 'filled' }], divided('speso', 100))], 0),
    ),
    da_pagare: derived(
      money('Deve ancora', {
        max: euro(10_000_000),
        synonyms: ['quanto deve', 'quanto ci deve', 'deve ancora pagare', 'debito', 'quanto ha in sospeso', 'conto aperto'],
      }),
      sumOf({ entity: 'fattura', by: 'cliente', of: 'residuo', where: [{ field: 'stato', op: 'eq', value: 'inviata' }] }),
    ),
    ricette: counted('Ricette da erogare', { entity: 'ricetta', by: 'cliente', where: [{ field: 'da_dare', op: 'gt', value: 0 }] }),
  },
  title: [['cognome', 'nome']],
  synonyms: ['clienti', 'anagrafica', 'fidelity', 'crm', 'assistito', 'paziente'],
  makes: ['registra', 'tessera', 'iscrivi'],
  scans: ['tessera_sanitaria', 'carta_identita'],
  unique: [['codice_fiscale'], ['carta']],
  alike: [['cognome', 'nome'], ['telefono'], ['email']],
  sort: [
    { field: 'cognome', direction: 'asc' },
    { field: 'nome', direction: 'asc' },
  ],
  form: [
    { title: 'Persona', fields: ['nome', 'cognome', 'codice_fiscale', 'telefono', 'email', 'indirizzo'] },
    { title: 'Farmacia', fields: ['carta', 'note'] },
  ],
  table: ['cognome', 'nome', 'codice_fiscale', 'telefono', 'carta', 'punti', 'speso', 'ultimo'],
})
