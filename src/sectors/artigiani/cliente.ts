import { defineEntity } from '../../kernel/define-entity.ts'
import { countOf, sumOf, today } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'

const lavori = { entity: 'intervento', by: 'cliente' } as const

/** After how many days without a job somebody has not been heard of for long. */
const SEI_MESI = 182

export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome/Ragione Sociale', {
      short: 'Nome',
      noun: { said: 'nome o la ragione sociale' },
      synonyms: ['nome', 'ragione sociale', 'denominazione', 'cliente', 'name', 'azienda'],
      wide: true,
    }),
    tipo: choice(
      'Tipo Cliente',
      { privato: 'Privato', azienda: 'Azienda', commerciale: 'Commerciale' },
      {
        short: 'Tipo',
        noun: { said: 'tipo di cliente' },
        synonyms: ['tipo', 'tipologia', 'categoria'],
        also: {
          privato: ['famiglia'],
          azienda: ['ditta', 'impresa', 'società'],
          commerciale: ['negozio', 'esercizio', 'attività', 'locale'],
        },
      },
    ),
    telefono: optional(
      phone('Telefono', {
        synonyms: ['cellulare', 'phone', 'che numero', 'che numero ha', 'che numero hanno', 'a che numero'],
      }),
    ),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    indirizzo: optional(
      text('Indirizzo', {
        synonyms: ['via', 'sede', 'residenza', 'casa', 'domicilio', 'address'],
      }),
    ),
    note: optional(longText('Note')),
    interventi: counted('Interventi', { entity: 'intervento', by: 'cliente' }),
    recenti: derived(
      integer('Interventi in sei mesi', { short: 'In sei mesi', synonyms: ['interventi recenti', 'lavori recenti'] }),
      countOf({
        ...lavori,
        where: [
          { field: 'stato', op: 'ne', value: 'cancellato' },
          { field: 'data', op: 'gt', value: today(-SEI_MESI) },
        ],
      }),
    ),
    speso: derived(
      money('Speso da noi', {
        short: 'Speso',
        synonyms: [
          'quanto ha speso da noi',
          'quanto ha speso',
          'quanto hanno speso',
          'quanto ci ha dato',
          'quanto ci ha fatto guadagnare',
          'quanto ci ha reso',
        ],
      }),
      sumOf({ ...lavori, of: 'preventivo', where: [{ field: 'stato', op: 'eq', value: 'completato' }] }),
    ),
  },
  title: ['nome'],
  synonyms: ['committente', 'anagrafica', 'condominio', 'contatto', 'nominativo', 'clientela'],
  makes: ['registra', 'salva', 'inserisci'],
  alike: [['nome'], ['telefono'], ['email']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'tipo', 'telefono', 'email', 'indirizzo', 'note'] }],
  table: ['nome', 'tipo', 'telefono', 'email', 'interventi'],
  scans: ['biglietto'],
  prefill: () => ({ tipo: 'privato' }) as const,
})
