import * as k from '../../kernel/describe.ts'
import { recapito } from '../common/fattura/recapito.ts'
import { CHIUSE, entrata } from './stati.ts'
import { DI_SOLITO } from './veicolo.ts'

/** Who brings vehicles (specification §3, the second customer form: nome, cognome, telefono, email, indirizzo, veicoli). */
export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.givenName('Nome', { max: 80, synonyms: ['ragione sociale', 'denominazione'] }),
    cognome: k.optional(k.surname('Cognome', { max: 80, hint: 'Di una ditta basta il nome.' })),
    telefono: k.optional(k.phone()),
    email: k.optional(k.email()),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    veicoli: k.optional(
      k.lines(
        'Veicoli',
        { targa: k.plate('Targa'), marca: k.text('Marca', { max: 40 }), modello: k.text('Modello', { max: 60 }) },
        {
          summary: ({ marca, modello, targa }) => [marca, modello, targa].join(' '),
          max: 20,
          hint: 'Al salvataggio ognuno diventa una scheda veicolo.',
        },
      ),
    ),
    codice_fiscale: k.optional(k.fiscalCode('Codice fiscale', { holder: { mayBeFirm: true } })),
    ...recapito(),
    partita_iva: k.optional(k.vatNumber('Partita IVA', { short: 'P. IVA' })),
    note: k.optional(k.notes()),
    auto: k.derived(
      k.integer('Veicoli in scheda', { synonyms: ['veicoli', 'macchine', 'auto'] }),
      k.countOf({ entity: 'veicolo', by: 'cliente' }),
    ),
    visite: k.derived(
      k.integer('Visite', { unit: ['visita', 'visite'], noun: { gender: 'f', plural: true }, synonyms: ['volte', 'passaggi'] }),
      k.countOf({ entity: 'riparazione', by: 'cliente', where: [k.ne('stato', 'annullato')] }),
    ),
    ultima_visita: k.derived(
      k.date('Ultima visita', { noun: { gender: 'f' } }),
      k.lastOf({ entity: 'riparazione', by: 'cliente', of: 'giorno', where: [entrata] }),
    ),
    speso: k.derived(
      k.spent('Lavori fatti', { synonyms: ['speso da noi', 'ha lasciato', 'quanto ci ha portato'], max: k.euro(10_000_000) }),
      k.sumOf({ entity: 'riparazione', by: 'cliente', of: 'conto', where: [k.oneOf('stato', CHIUSE)] }),
    ),
  },
  title: [['nome', 'cognome']],
  synonyms: ['proprietario', 'anagrafica', 'intestatario', 'rubrica', 'clienti', 'clientela'],
  makes: ['registra', 'salva', 'inserisci'],
  alike: [['nome', 'cognome'], ['telefono'], ['email']],
  unique: [['codice_fiscale'], ['partita_iva']],
  scans: ['tessera_sanitaria', 'carta_identita', 'patente', 'biglietto'],
  sort: [k.asc('cognome'), k.asc('nome')],
  form: [
    { fields: ['nome', 'cognome', 'telefono', 'email', 'indirizzo', 'veicoli'] },
    { title: 'Per la fattura', fields: ['codice_fiscale', 'partita_iva', 'codice_destinatario', 'pec', 'note'] },
  ],
  table: ['nome', 'cognome', 'telefono', 'email', 'auto', 'ultima_visita', 'speso'],
  // What is written under «Veicoli» becomes a card of each vehicle, and is kept there alone.
  effects: (_before, after) =>
    after?.veicoli && after.veicoli.length > 0
      ? [
          ...after.veicoli.map(
            ({ targa, marca, modello }) =>
              ({ type: 'create', entity: 'veicolo', values: { ...DI_SOLITO, cliente: after.id, targa, marca, modello } }) as const,
          ),
          { type: 'update', entity: 'cliente', id: after.id, values: { veicoli: null } },
        ]
      : [],
})
