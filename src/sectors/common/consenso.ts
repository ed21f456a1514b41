import * as k from '../../kernel/describe.ts'

/** Fields of a consent that is signed, on paper or on the screen, and may be taken back. `chi` is who signs: «il paziente». */
export const firmaConsenso = (chi: string) => ({
  data: k.day('Data', { near: { past: 3650, future: 0 } }),
  firmatario: k.optional(
    k.text(`Firma per ${chi}`, { hint: 'Per un minore, il genitore o il tutore.', noun: { said: 'nome di chi firma' } }),
  ),
  firmato_il: k.optional(k.doneOn('Firmato il', { noun: { said: 'giorno della firma' }, near: { past: 3650, future: 0 } })),
  firma: k.optional(k.signature('Firma')),
  stato: k.status('Stato', 'da_firmare', {
    da_firmare: k.state('Da firmare', 'warning', ['firmato'], {
      also: ['non firmato', 'manca la firma', 'deve firmare', 'devono firmare'],
    }),
    firmato: k.state('Firmato', 'success', ['revocato'], {
      requires: ['firmato_il'],
      verb: 'Segna firmato',
      also: ['ha firmato', 'hanno firmato', 'sottoscritto'],
    }),
    revocato: k.state('Revocato', 'destructive', [], { away: true, verb: 'Revoca', also: ['ritirato', 'annullato'] }),
  }),
})
