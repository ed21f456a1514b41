import * as k from '../../kernel/describe.ts'

const pagata = [k.eq('stato', 'incassata')] as const

/** Who comes to the counter (specification §3, Customer/CRM: nome, cognome, cf, telefono, email, carta, indirizzo, note). */
export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.givenName('Nome', { max: 60 }),
    cognome: k.surname('Cognome', { max: 60 }),
    codice_fiscale: k.optional(k.fiscalCode()),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['numero', 'numero di cellulare'] })),
    email: k.optional(k.email()),
    carta: k.optional(
      k.text('Carta fedeltà', { max: 20, short: 'Carta', noun: { gender: 'f' }, synonyms: ['fidelity', 'tessera', 'card'] }),
    ),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    note: k.optional(k.notes('Note', { synonyms: ['nota', 'nota in scheda', 'annotazioni', 'appunti', 'appunto', 'nelle note'] })),
    acquisti: k.derived(k.integer('Acquisti', { synonyms: ['volte'] }), k.countOf({ entity: 'vendita', by: 'cliente', where: pagata })),
    speso: k.derived(
      k.spent('Speso', { max: k.euro(10_000_000), synonyms: ['spende', 'spendono', 'spesa'] }),
      k.sumOf({ entity: 'vendita', by: 'cliente', of: 'totale', where: pagata }),
    ),
    ultimo: k.derived(k.date('Ultimo acquisto', {}), k.lastOf({ entity: 'vendita', by: 'cliente', of: 'giorno', where: pagata })),
    // One point for each euro, for who has the card.
    punti: k.derived(
      k.integer('Punti', { max: 10_000_000, unit: ['punto', 'punti'], synonyms: ['saldo punti', 'quanti punti ha', 'punti sulla carta'] }),
      k.cases([k.when([k.filled('carta')], k.divided('speso', 100))], 0),
    ),
    da_pagare: k.derived(
      k.money('Deve ancora', { max: k.euro(10_000_000), synonyms: ['debito'] }),
      k.sumOf({ entity: 'fattura', by: 'cliente', of: 'residuo', where: [k.eq('stato', 'inviata')] }),
    ),
    ricette: k.counted('Ricette da erogare', { entity: 'ricetta', by: 'cliente', where: [k.gt('da_dare', 0)] }),
  },
  title: [['cognome', 'nome']],
  synonyms: ['clienti', 'anagrafica', 'fidelity', 'crm', 'assistito', 'paziente'],
  makes: ['registra', 'tessera', 'iscrivi'],
  scans: ['tessera_sanitaria', 'carta_identita'],
  unique: [['codice_fiscale'], ['carta']],
  alike: [['cognome', 'nome'], ['telefono'], ['email']],
  sort: [k.asc('cognome'), k.asc('nome')],
  form: [
    { title: 'Persona', fields: ['nome', 'cognome', 'codice_fiscale', 'telefono', 'email', 'indirizzo'] },
    { title: 'Farmacia', fields: ['carta', 'note'] },
  ],
  table: ['cognome', 'nome', 'codice_fiscale', 'telefono', 'carta', 'punti', 'speso', 'ultimo'],
})
