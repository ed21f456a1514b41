import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { text } from '../../kernel/fields/text.ts'

/** What stands at the counter and is plugged in. */
export const dispositivo = defineEntity({
  name: 'dispositivo',
  label: { one: 'Dispositivo', many: 'Dispositivi', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, synonyms: ['modello'] }),
    tipo: choice(
      'Tipo',
      {
        stampante: 'Stampante',
        scanner: 'Lettore di codici',
        fotocamera: 'Fotocamera',
        pos: 'POS',
        altro: 'Altro',
      },
      {
        also: {
          stampante: ['scontrinatrice', 'stampantina', 'registratore di cassa', 'stampante fiscale'],
          scanner: ['scanner', 'lettore', 'pistola', 'lettore ottico'],
          pos: ['terminale', 'terminale pos', 'bancomat'],
          fotocamera: ['webcam', 'telecamera', 'macchina fotografica'],
        },
      },
    ),
    collegamento: choice('Collegamento', { usb: 'USB', bluetooth: 'Bluetooth', rete: 'Rete', interno: 'Interno' }),
    postazione: optional(text('Postazione', { max: 40, noun: { gender: 'f' }, synonyms: ['banco'] })),
    esito: choice(
      'Ultima prova',
      { mai: 'Mai provato', funziona: 'Funziona', guasto: 'Non funziona' },
      {
        noun: { gender: 'f' },
        tones: { mai: 'neutral', funziona: 'success', guasto: 'destructive' },
        also: {
          mai: ['da provare', 'mai provati'],
          funziona: [
            'a posto',
            'va',
            'vanno',
            'funzionano',
            'funziona di nuovo',
            'va di nuovo',
            'adesso va',
            'riparato',
            'aggiustato',
            'sistemato',
            'funzionante',
          ],
          guasto: [
            'guasto',
            'rotto',
            'non va',
            'non funzionano',
            'in panne',
            'bloccato',
            'fuori uso',
            'difettoso',
            'non stampa',
            'non legge',
            'non funziona più',
            'non funzionano più',
            'non va più',
            'si è rotto',
            'si è guastato',
            'non si accende',
            'non parte',
            'non prende',
          ],
        },
        synonyms: ['prova', 'come va', 'esito della prova', 'funziona o no'],
      },
    ),
    provato_il: optional(
      date('Provato il', {
        noun: { said: 'giorno della prova' },
        synonyms: [
          'provato',
          'provata',
          'ultima prova fatta',
          'quando l’abbiamo provato',
          'quando l’abbiamo provata',
          'quando li abbiamo provati',
        ],
        near: { past: 730, future: 0 },
      }),
    ),
    note: optional(text('Note', { noun: { gender: 'f', plural: true } })),
  },
  title: ['nome'],
  synonyms: ['stampante', 'scanner', 'lettore', 'fotocamera', 'pos', 'periferica'],
  makes: ['collega', 'installa', 'aggiungi'],
  scans: [],
  sort: [{ field: 'tipo', direction: 'asc' }],
  table: ['nome', 'tipo', 'collegamento', 'postazione', 'esito', 'provato_il', 'note'],
  prefill: () => ({ esito: 'mai', collegamento: 'usb' }) as const,
})
