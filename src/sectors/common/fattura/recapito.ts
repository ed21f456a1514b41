import * as k from '../../../kernel/describe.ts'

/** Fields of a customer that say where SdI delivers an electronic invoice: seven characters, six for a public office, or a PEC. */
export const recapito = () => ({
  codice_destinatario: k.optional(
    k.code('Codice destinatario', {
      short: 'Cod. dest.',
      max: 7,
      code: {
        isRight: (code) => /^[A-Z0-9]{6,7}$/.test(code),
        says: 'Il codice destinatario ha 7 lettere e cifre, 6 per gli uffici pubblici.',
      },
      synonyms: ['sdi'],
    }),
  ),
  pec: k.optional(k.email('PEC', { synonyms: ['posta certificata', 'posta elettronica certificata', 'indirizzo pec'] })),
})

/** Where the electronic invoice of a customer goes, for the paper of a document that names him as its `cliente`. */
export const righeRecapito = ['cliente.codice_destinatario', 'cliente.pec'] as const
