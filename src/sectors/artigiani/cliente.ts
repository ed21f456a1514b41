import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'

export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome/Ragione Sociale', {
      short: 'Nome',
      noun: { said: 'nome o la ragione sociale' },
      synonyms: ['nome', 'ragione sociale', 'denominazione', 'nominativo', 'intestazione', 'cliente', 'name', 'azienda'],
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
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    indirizzo: optional(text('Indirizzo', { synonyms: ['via', 'sede', 'residenza', 'casa', 'domicilio', 'address', 'dove sta di casa'] })),
    note: optional(longText('Note')),
    interventi: counted('Interventi', { entity: 'intervento', by: 'cliente' }),
  },
  title: ['nome'],
  synonyms: ['committente', 'anagrafica', 'condominio', 'contatto', 'nominativo', 'clientela', 'utente'],
  makes: ['registra', 'salva', 'inserisci'],
  alike: [['nome'], ['telefono'], ['email']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'tipo', 'telefono', 'email', 'indirizzo', 'note'] }],
  table: ['nome', 'tipo', 'telefono', 'email', 'interventi'],
  scans: ['biglietto'],
  prefill: () => ({ tipo: 'privato' }) as const,
})
