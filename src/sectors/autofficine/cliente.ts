import { defineEntity } from '../../kernel/define-entity.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { countOf, lastOf, sumOf } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { plate } from '../../kernel/fields/plate.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { recapito } from '../common/recapito-fattura.ts'
import { CHIUSE, entrata } from './stati.ts'
import { DI_SOLITO } from './veicolo.ts'

/** Who brings vehicles (specification §3, the second customer form: nome, cognome, telefono, email, indirizzo, veicoli). */
export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, synonyms: ['name', 'ragione sociale', 'denominazione'] }),
    cognome: optional(text('Cognome', { max: 80, synonyms: ['surname', 'last name'], hint: 'Di una ditta basta il nome.' })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    indirizzo: optional(text('Indirizzo', { wide: true, synonyms: ['via', 'sede', 'residenza', 'address'] })),
    veicoli: optional(
      lines(
        'Veicoli',
        { targa: plate('Targa'), marca: text('Marca', { max: 40 }), modello: text('Modello', { max: 60 }) },
        {
          summary: ({ marca, modello, targa }) => [marca, modello, targa].join(' '),
          max: 20,
          hint: 'Al salvataggio ognuno diventa una scheda veicolo.',
        },
      ),
    ),
    codice_fiscale: optional(fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf'], holder: { mayBeFirm: true } })),
    ...recapito(),
    partita_iva: optional(vatNumber('Partita IVA', { short: 'P. IVA', synonyms: ['p.iva', 'piva'] })),
    note: optional(longText('Note')),
    auto: derived(
      integer('Veicoli in scheda', {
        synonyms: ['veicoli', 'macchine', 'auto', 'quanti veicoli', 'quante macchine', 'quante auto'],
      }),
      countOf({ entity: 'veicolo', by: 'cliente' }),
    ),
    visite: derived(
      integer('Visite', {
        unit: ['visita', 'visite'],
        noun: { gender: 'f', plural: true },
        synonyms: ['quante volte è venuto', 'quante volte è venuta', 'quante volte', 'volte', 'passaggi'],
      }),
      countOf({ entity: 'riparazione', by: 'cliente', where: [{ field: 'stato', op: 'ne', value: 'annullato' }] }),
    ),
    ultima_visita: derived(
      date('Ultima visita', {
        noun: { gender: 'f' },
        synonyms: ['ultima volta', 'non viene da', 'quando è venuto', 'quando è venuta', 'non si vede da', 'non vengono da'],
      }),
      lastOf({ entity: 'riparazione', by: 'cliente', of: 'giorno', where: [entrata] }),
    ),
    speso: derived(
      money('Lavori fatti', {
        synonyms: ['quanto ha speso', 'ha speso', 'speso', 'speso da noi', 'ha lasciato', 'quanto ci ha portato'],
        max: euro(10_000_000),
      }),
      sumOf({ entity: 'riparazione', by: 'cliente', of: 'conto', where: [{ field: 'stato', op: 'in', value: CHIUSE }] }),
    ),
  },
  title: [['nome', 'cognome']],
  synonyms: ['proprietario', 'anagrafica', 'intestatario', 'rubrica', 'clienti', 'clientela'],
  makes: ['registra', 'salva', 'inserisci'],
  alike: [['nome', 'cognome'], ['telefono'], ['email']],
  unique: [['codice_fiscale'], ['partita_iva']],
  scans: ['tessera_sanitaria', 'carta_identita', 'patente', 'biglietto'],
  sort: [
    { field: 'cognome', direction: 'asc' },
    { field: 'nome', direction: 'asc' },
  ],
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
