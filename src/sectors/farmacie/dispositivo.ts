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
      { also: { scanner: ['scanner', 'lettore', 'pistola'], pos: ['terminale'], fotocamera: ['webcam'] } },
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
          funziona: ['a posto', 'va', 'funzionano', 'riparato', 'aggiustato', 'sistemato', 'funzionante'],
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
          ],
        },
        synonyms: ['prova', 'come va', 'esito della prova', 'funziona o no'],
      },
    ),
    provato_il: optional(date('Provato il', { noun: { said: 'giorno della prova' }, near: { past: 730, future: 0 } })),
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
