import { defineEntity } from './kernel/entity/definition/define-entity.ts'
import { boolean } from './kernel/fields/boolean.ts'
import { choice } from './kernel/fields/choice.ts'
import { email } from './kernel/fields/email.ts'
import { optional } from './kernel/fields/field.ts'
import { phone } from './kernel/fields/phone.ts'
import { longText, text } from './kernel/fields/text.ts'
import { cards } from './sectors/cards.ts'

const sectors = Object.fromEntries(Object.values(cards).map(({ slug, title }) => [slug, title]))

/** What somebody writes to the owner of the suite from the landing page: the page's own form and the server check the same rules. */
export const contatto = defineEntity({
  name: 'contatto',
  label: { one: 'Contatto', many: 'Contatti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 120, autofill: 'name' }),
    azienda: optional(text('Azienda', { max: 120, autofill: 'organization' })),
    email: email('Email', { autofill: 'email' }),
    telefono: optional(phone('Telefono', { autofill: 'tel', hint: 'Se preferisci che ti chiamiamo.' })),
    settore: optional(choice('Settore', sectors)),
    messaggio: longText('Messaggio', { max: 4000 }),
    consenso: boolean('Ho letto l’informativa sulla privacy e chiedo di essere ricontattato', { wide: true }),
  },
  title: ['nome'],
  table: ['nome', 'azienda', 'email', 'telefono', 'settore'],
  rules: [
    {
      field: 'consenso',
      message: 'Per scriverci serve il tuo consenso a essere ricontattato.',
      when: [{ field: 'consenso', op: 'ne', value: true }],
    },
  ],
})

/** Where the page posts it, when a server with a folder for it answers. */
export const CONTACT_PATH = '/api/contatti'
