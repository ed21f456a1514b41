import * as k from '../../kernel/describe.ts'

/** What stands at the counter and is plugged in. */
export const dispositivo = k.defineEntity({
  name: 'dispositivo',
  label: { one: 'Dispositivo', many: 'Dispositivi', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, synonyms: ['modello'] }),
    tipo: k.choice(
      'Tipo',
      { stampante: 'Stampante', scanner: 'Lettore di codici', fotocamera: 'Fotocamera', pos: 'POS', altro: 'Altro' },
      {
        also: {
          stampante: ['scontrinatrice', 'stampantina', 'registratore di cassa', 'stampante fiscale'],
          scanner: ['scanner', 'lettore', 'pistola', 'lettore ottico'],
          pos: ['terminale', 'terminale pos', 'bancomat'],
          fotocamera: ['webcam', 'telecamera', 'macchina fotografica'],
        },
      },
    ),
    collegamento: k.choice('Collegamento', { usb: 'USB', bluetooth: 'Bluetooth', rete: 'Rete', interno: 'Interno' }),
    postazione: k.optional(k.text('Postazione', { max: 40, noun: { gender: 'f' }, synonyms: ['banco'] })),
    esito: k.choice(
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
        synonyms: ['prova'],
      },
    ),
    provato_il: k.optional(
      k.doneOn('Provato il', { noun: { said: 'giorno della prova' }, synonyms: ['provato', 'provata'], near: { past: 730, future: 0 } }),
    ),
    note: k.optional(k.note('Note', { noun: { gender: 'f', plural: true } })),
  },
  synonyms: ['stampante', 'scanner', 'lettore', 'fotocamera', 'pos', 'periferica'],
  makes: ['collega', 'installa', 'aggiungi'],
  scans: [],
  sort: [k.asc('tipo')],
  table: ['nome', 'tipo', 'collegamento', 'postazione', 'esito', 'provato_il', 'note'],
  prefill: () => ({ esito: 'mai', collegamento: 'usb' }) as const,
})
