import { barcode } from '../src/kernel/fields/barcode.ts'
import { boolean } from '../src/kernel/fields/boolean.ts'
import { checklist } from '../src/kernel/fields/checklist.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { email } from '../src/kernel/fields/email.ts'
import { number } from '../src/kernel/fields/document-number.ts'
import type { Field, FieldKind } from '../src/kernel/fields/field.ts'
import { optional } from '../src/kernel/fields/field.ts'
import type { Filed } from '../src/kernel/files/filed.ts'
import { fiscalCode } from '../src/kernel/fields/fiscal-code.ts'
import { file } from '../src/kernel/fields/file.ts'
import { image } from '../src/kernel/fields/image.ts'
import { lines } from '../src/kernel/fields/lines.ts'
import { money } from '../src/kernel/fields/money.ts'
import { recurrence } from '../src/kernel/fields/recurrence.ts'
import { month } from '../src/kernel/fields/month.ts'
import { decimal, integer, percent } from '../src/kernel/fields/number.ts'
import { phone } from '../src/kernel/fields/phone.ts'
import { place } from '../src/kernel/fields/place.ts'
import { plate } from '../src/kernel/fields/plate.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { signature } from '../src/kernel/fields/signature.ts'
import { status } from '../src/kernel/fields/status.ts'
import { team } from '../src/kernel/fields/team.ts'
import { longText, text } from '../src/kernel/fields/text.ts'
import { time } from '../src/kernel/fields/time.ts'
import { vat } from '../src/kernel/fields/vat.ts'
import { vatNumber } from '../src/kernel/fields/vat-number.ts'

/** What the suite must know of a kind to put it through everything a field is asked for. */
export interface FieldFixture {
  readonly field: Field
  /** Values as they are kept, in their order, the first before the last. */
  readonly examples: readonly [unknown, unknown, ...unknown[]]
  /** Values that are refused, with the sentence to the letter. */
  readonly bad: readonly (readonly [value: unknown, sentence: string])[]
  /** What people write, and what is kept of it. */
  readonly written?: readonly (readonly [text: string, value: unknown])[]
  /** Why no text can be read back, where it cannot: from the form's input, or from what people read. */
  readonly unread?: { readonly edit?: string; readonly format?: string }
}

const filed = (sign: string, told: Readonly<Record<string, unknown>> = {}): Filed => ({
  id: `file_${sign.repeat(32)}`,
  name: `${sign}.png`,
  type: 'image/png',
  size: 1200,
  ...told,
})
const NO_IMAGE = 'Il file non è un’immagine che si può aprire. Scegli una foto JPG, PNG o WebP.'
const states = {
  aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
  in_attesa: { label: 'In attesa', tone: 'warning', next: ['chiuso'] },
  chiuso: { label: 'Chiuso', tone: 'success', next: [] },
} as const
const signed = (letter: string, more: object = {}) =>
  filed(letter, { name: 'firma.png', type: 'image/png', signer: 'Anna Neri', at: '2026-11-22T10:05', ...more })

// Nobody is ever asked for it: what a required one would say is said all the same.
const { optional: _optional, ...numero } = number('Numero', { series: 'A', per: 'year' })

/** One fixture for each kind: a kind without one does not compile. */
export const fieldFixtures = {
  text: {
    field: text('Nome', { max: 20 }),
    examples: ['D’Angelò', 'Nina <b>', 'zeta', '🔧 Riparazioni'],
    bad: [
      [undefined, 'Indica il nome.'],
      [12, 'Indica il nome.'],
      ['   ', 'Indica il nome.'],
      ['x'.repeat(21), 'Il nome può avere al massimo 20 caratteri (ora sono 21).'],
    ],
    written: [
      ['  Rossi  ', 'Rossi'],
      ['a\u0000b', 'ab'],
    ],
  },
  long_text: {
    field: longText('Note'),
    examples: ['Prima riga\nseconda riga', 'x'.repeat(4000)],
    bad: [
      [undefined, 'Indica le note.'],
      ['x'.repeat(10_000), 'Le note possono avere al massimo 4.000 caratteri (ora sono 10.000).'],
    ],
    written: [['\n due\nrighe \n', 'due\nrighe']],
  },
  integer: {
    field: integer('Quantità', { max: 100 }),
    examples: [0, 1, 12, 100],
    bad: [
      [undefined, 'Indica la quantità.'],
      ['dodici', 'Scrivi la quantità in cifre, per esempio 3.'],
      [Number.NaN, 'Scrivi la quantità in cifre, per esempio 3.'],
      [Number.POSITIVE_INFINITY, 'Scrivi la quantità in cifre, per esempio 3.'],
      [1.5, 'La quantità deve essere un numero intero.'],
      [-1, 'La quantità non può essere negativa.'],
      [101, 'La quantità può essere al massimo 100.'],
    ],
    written: [
      ['1.000', 1000],
      [' 12 ', 12],
      ['-5', -5],
    ],
  },
  decimal: {
    field: decimal('Ore di lavoro', { max: 200, noun: { gender: 'f', plural: true } }),
    examples: [0, 0.1, 0.25, 1.5, 199.99],
    bad: [
      [undefined, 'Indica le ore di lavoro.'],
      ['x', 'Scrivi le ore di lavoro in cifre, per esempio 12,50.'],
      [1.234, 'Le ore di lavoro possono avere al massimo 2 cifre dopo la virgola.'],
      [-0.5, 'Le ore di lavoro non possono essere negative.'],
      [200.5, 'Le ore di lavoro possono essere al massimo 200.'],
    ],
    written: [
      ['1,5', 1.5],
      ['1.5', 1.5],
      ['0,25', 0.25],
    ],
  },
  money: {
    field: money('Preventivo'),
    examples: [0, 1, 12_345, 1_000_000_000],
    bad: [
      [undefined, 'Indica il preventivo.'],
      ['tanto', 'Scrivi il preventivo in euro, per esempio 1.250,00.'],
      [10.5, 'Il preventivo può avere al massimo 2 cifre dopo la virgola.'],
      [-1, 'Il preventivo non può essere negativo.'],
      [10 ** 14, 'Il preventivo può essere al massimo 10.000.000,00\u00a0€.'],
    ],
    written: [
      ['180 euro', 18_000],
      ['€ 1.234,50', 123_450],
      ['0,01', 1],
      ['1000000000000', 10 ** 14],
      ['12,345', '12,345'],
      ['gratis', 'gratis'],
    ],
  },
  percent: {
    field: percent('IVA'),
    examples: [0, 4, 9.5, 22, 100],
    bad: [
      [undefined, 'Indica l’IVA.'],
      [-1, 'L’IVA non può essere negativa.'],
      [101, 'L’IVA può essere al massimo 100.'],
    ],
    written: [
      ['22 %', 22],
      ['22%', 22],
      ['9,5', 9.5],
    ],
  },
  date: {
    field: date('Data'),
    examples: ['1900-01-01', '2024-02-29', '2026-11-21', '2199-12-31'],
    bad: [
      [undefined, 'Indica la data.'],
      ['2026-02-31', 'La data non è nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.'],
      ['31/02/2026', 'La data non è nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.'],
      ['1899-12-31', 'La data deve stare fra il 1900 e il 2199.'],
      ['2200-01-01', 'La data deve stare fra il 1900 e il 2199.'],
    ],
    written: [
      ['21/11/2026', '2026-11-21'],
      ['21 novembre 2026', '2026-11-21'],
      ['31/02/2026', '31/02/2026'],
    ],
  },
  time: {
    field: time('Ora'),
    examples: ['00:00', '09:30', '23:59'],
    bad: [
      [undefined, 'Indica l’ora.'],
      ['24:00', 'L’ora non è un orario. Scrivi ore e minuti, per esempio 09:30.'],
      ['9:30', 'L’ora non è un orario. Scrivi ore e minuti, per esempio 09:30.'],
    ],
    written: [
      ['9.30', '09:30'],
      ['ore 9', '09:00'],
      ['25:00', '25:00'],
    ],
  },
  month: {
    field: month('Mese'),
    examples: ['1900-01', '2026-09', '2026-11', '2199-12'],
    bad: [
      [undefined, 'Indica il mese.'],
      ['2026-13', 'Il mese non è un mese. Scrivi per esempio 11/2026.'],
      ['novembre', 'Il mese non è un mese. Scrivi per esempio 11/2026.'],
    ],
    written: [
      ['11/2026', '2026-11'],
      ['1-2026', '2026-01'],
      ['novembre 2026', '2026-11'],
      ['2026-11', '2026-11'],
    ],
  },
  recurrence: {
    field: recurrence('Ripetizione', { of: 'giorno' }),
    examples: [
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TH;UNTIL=20261220;HOLIDAYS=SKIP;SERIES=serie_1',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20280229',
    ],
    bad: [
      [undefined, 'Indica la ripetizione.'],
      ...[
        'FREQ=WEEKLY;INTERVAL=1;BYDAY=;UNTIL=20261220',
        'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260229',
        'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH,MO;UNTIL=20261220',
        'FREQ=WEEKLY;INTERVAL=0;BYDAY=MO;UNTIL=20261220',
        'ogni tanto',
      ].map((faulty): [string, string] => [faulty, 'La ripetizione non è completa: scegli i giorni della settimana e l’ultimo giorno.']),
    ],
    unread: { edit: 'the form has boxes for its parts', format: 'no file repeats records' },
  },
  boolean: {
    field: boolean('Pagato'),
    examples: [false, true],
    bad: [
      [undefined, 'Scegli sì o no per «Pagato».'],
      ['forse', 'Scegli sì o no per «Pagato».'],
    ],
    written: [
      ['Sì', true],
      ['si', true],
      ['x', true],
      ['NO', false],
      ['0', false],
      ['forse', 'forse'],
    ],
  },
  choice: {
    field: choice('Unità', { pz: 'Pezzi', mt: 'Metri', citta: 'Città' }, { noun: { gender: 'f' } }),
    examples: ['pz', 'mt', 'citta'],
    bad: [
      [undefined, 'Scegli l’unità dall’elenco.'],
      ['litri', 'Scegli l’unità dall’elenco.'],
      ['constructor', 'Scegli l’unità dall’elenco.'],
    ],
    written: [
      ['METRI', 'mt'],
      ['citta', 'citta'],
      ['CITTÀ', 'citta'],
      ['litri', 'litri'],
    ],
  },
  status: {
    field: status('Stato', 'aperto', states),
    examples: ['aperto', 'in_attesa', 'chiuso'],
    bad: [
      [undefined, 'Scegli lo stato dall’elenco.'],
      ['sospeso', 'Scegli lo stato dall’elenco.'],
      ['constructor', 'Scegli lo stato dall’elenco.'],
    ],
    written: [
      ['In attesa', 'in_attesa'],
      ['in_attesa', 'in_attesa'],
      ['in ATTESA', 'in_attesa'],
    ],
  },
  reference: {
    field: reference('Cliente', 'cliente'),
    examples: ['cliente_1', 'cliente_2', 'cliente_10'],
    bad: [
      [undefined, 'Scegli il cliente dall’elenco.'],
      ['fornitore_1', 'Scegli il cliente dall’elenco.'],
      [7, 'Scegli il cliente dall’elenco.'],
    ],
    unread: { format: 'people read a title, and only a store knows whose it is' },
  },
  team: {
    field: team('Squadra', 'cliente', { max: 2 }),
    examples: [['cliente_1'], ['cliente_1', 'cliente_2']],
    bad: [
      [undefined, 'Scegli la squadra dall’elenco.'],
      ['cliente_1', 'Scegli la squadra dall’elenco.'],
      [['fornitore_1'], 'Scegli la squadra dall’elenco.'],
      [['cliente_1', 7], 'Scegli la squadra dall’elenco.'],
      [['cliente_1', 'cliente_2', 'cliente_3'], 'Puoi sceglierne al massimo 2. Togline qualcuno e riprova.'],
    ],
    written: [[' cliente_1;cliente_2 ; ', ['cliente_1', 'cliente_2']]],
    unread: { format: 'people read titles, and only a store knows whose they are' },
  },
  checklist: {
    field: checklist('Controlli', ['Acqua chiusa'], { max: 2 }),
    examples: [[{ text: 'Acqua chiusa' }], [{ text: 'Acqua chiusa', done: true }, { text: 'Gas' }]],
    bad: [
      [undefined, 'Indica i controlli.'],
      ['Gas', 'Indica i controlli.'],
      [[7], 'Indica i controlli.'],
      [[{ text: '  ' }], 'Scrivi che cosa c’è da fare, o togli la voce.'],
      [[{ text: 'x'.repeat(201) }], 'Una voce può avere al massimo 200 caratteri.'],
      [[{ text: 'A' }, { text: 'B' }, { text: 'C' }], 'Puoi avere al massimo 2 voci.'],
    ],
    written: [
      ['Gas; [x] Luce;', [{ text: 'Gas' }, { text: 'Luce', done: true }]],
      ['3/5', undefined],
    ],
    unread: { format: 'people read how far it has come' },
  },
  barcode: {
    field: barcode('Codice a barre'),
    examples: ['00000017', '012345678905', '8001234567897'],
    bad: [
      [undefined, 'Indica il codice a barre.'],
      ['80012', 'Il codice a barre non è completo: sono 8, 12 o 13 cifre (ora sono 5 caratteri).'],
      ['800123456789X', 'Il codice a barre non è completo: sono 8, 12 o 13 cifre (ora sono 13 caratteri).'],
      ['8001234567890', 'Il codice a barre non è valido: con queste cifre l’ultima sarebbe 7. Leggi di nuovo le barre.'],
    ],
    written: [
      ['8 001234-567897', '8001234567897'],
      ['12345678905', '012345678905'],
    ],
  },
  email: {
    field: email('Email'),
    examples: ['a.b+c@posta.example', 'zeta@studio-bonfanti.example'],
    bad: [
      [undefined, 'Indica l’email.'],
      ['bice@', 'L’email non è completa: serve una forma come nome@dominio.it.'],
      ['bice@posta', 'L’email non è completa: serve una forma come nome@dominio.it.'],
      ['bice lombardi@posta.example', 'L’email non è completa: serve una forma come nome@dominio.it.'],
    ],
    written: [[' Bice@Posta.Example ', 'bice@posta.example']],
  },
  phone: {
    field: phone('Telefono'),
    examples: ['+39025551234', '0376555014', '3355551401'],
    bad: [
      [undefined, 'Indica il telefono.'],
      ['12345', 'Il telefono deve avere da 6 a 15 cifre.'],
      ['1234567890123456', 'Il telefono deve avere da 6 a 15 cifre.'],
    ],
    written: [
      ['335 555 1401', '3355551401'],
      ['0039 02 555 1234', '+39025551234'],
      ['chiamare Bice', 'chiamare Bice'],
    ],
  },
  vat_number: {
    field: vatNumber('Partita IVA'),
    examples: ['00743110157', '01234567897', 'DE811907980'],
    bad: [
      [undefined, 'Indica la partita IVA.'],
      ['01234567890', 'La partita IVA non è valida: sono 11 cifre e l’ultima controlla le altre.'],
      [
        '123',
        'La partita IVA non è valida: sono 11 cifre e l’ultima controlla le altre. Di un altro Paese comincia con la sua sigla, come DE o FR.',
      ],
      ['DE81190798', 'La partita IVA non è valida per DE: si scrive come DE123456789.'],
    ],
    written: [
      ['IT 00743110157', '00743110157'],
      ['de 811 907 980', 'DE811907980'],
    ],
  },
  fiscal_code: {
    field: fiscalCode('Codice fiscale'),
    examples: ['00743110157', 'RSSMRA85T10A562S'],
    bad: [
      [undefined, 'Indica il codice fiscale.'],
      ['RSSMRA85T10A562A', 'Il codice fiscale non è valido: controlla i 16 caratteri, l’ultimo verifica gli altri.'],
    ],
    written: [['rss mra 85t10 a562s', 'RSSMRA85T10A562S']],
  },
  place: {
    field: place('Comune di nascita'),
    examples: ['Forlì (FC)', 'Uppsala'],
    bad: [
      [undefined, 'Indica il comune di nascita.'],
      ['x'.repeat(81), 'Il comune di nascita può avere al massimo 80 caratteri (ora sono 81).'],
    ],
    written: [['  Samone (TN) ', 'Samone (TN)']],
  },
  plate: {
    field: plate('Targa'),
    examples: ['AB123CD', 'ZA000ZZ'],
    bad: [
      [undefined, 'Indica la targa.'],
      ['A', 'La targa non è riconosciuta. Scrivi per esempio AB 123 CD.'],
      ['AB*123', 'La targa non è riconosciuta. Scrivi per esempio AB 123 CD.'],
    ],
    written: [['ab 123-cd', 'AB123CD']],
  },
  image: {
    field: image('Foto', { max: 2 }),
    examples: [[filed('a')], [filed('a', { width: 1600, height: 1200 }), filed('b')]],
    bad: [
      [undefined, 'Indica la foto.'],
      ['https://example.com/foto.png', 'Indica la foto.'],
      [['https://example.com/foto.png'], NO_IMAGE],
      [['data:image/png;base64,AAAA'], NO_IMAGE],
      [[filed('a', { type: 'image/svg+xml' })], NO_IMAGE],
      [[filed('a', { type: 'application/pdf' })], NO_IMAGE],
      [[filed('a', { id: '../foto' })], NO_IMAGE],
      [[filed('a', { bytes: 'AAAA' })], NO_IMAGE],
      [[filed('a', { size: 2_000_000 })], 'La foto è troppo grande anche dopo la riduzione. Scegline una più piccola.'],
      [[filed('a'), filed('b'), filed('c')], 'Puoi tenere al massimo 2 foto. Togline una e riprova.'],
    ],
    unread: { edit: 'nobody types a picture', format: 'nobody types a picture' },
  },
  file: {
    field: file('Allegato', { max: 2 }),
    examples: [[filed('a', { name: 'contratto.pdf', type: 'application/pdf' })], [filed('a'), filed('b')]],
    bad: [
      [undefined, 'Indica l’allegato.'],
      ['contratto.pdf', 'Indica l’allegato.'],
      ...[
        ['contratto.pdf'],
        [filed('a', { type: 'text/html' })],
        [filed('a', { id: '../contratto' })],
        [filed('a', { size: 20_000_000 })],
      ].map((faulty): [unknown, string] => [faulty, 'Aggiungi di nuovo l’allegato: uno dei file non è fra quelli che si possono tenere.']),
      [[filed('a'), filed('b'), filed('c')], 'Puoi tenere al massimo 2 file. Togline uno e riprova.'],
    ],
    unread: { edit: 'nobody types a file', format: 'a name is not yet a file' },
  },
  signature: {
    field: signature('Firma'),
    examples: [[signed('a')], [signed('b', { signer: 'Nicolò D’Este', width: 600, height: 200 })]],
    bad: [
      [undefined, 'Indica la firma.'],
      ['Anna Neri', 'Per tenere la firma servono il nome e la conferma.'],
      ...[
        ['Anna Neri'],
        [filed('a', { name: 'firma.png', type: 'image/png' })],
        [signed('a', { signer: '' })],
        [signed('a', { at: '2026-02-30T10:00' })],
        [signed('a', { at: '2026-11-22T24:00' })],
        [signed('a'), signed('b')],
      ].map((faulty): [unknown, string] => [faulty, 'La firma non è completa: servono il nome e la firma.']),
    ],
    unread: { edit: 'nobody types a signature', format: 'a name is not yet a signature' },
  },
  vat: {
    field: vat('IVA'),
    examples: ['22', '10', '5', '4', 'N1', 'N2.1', 'N4', 'N6.9', 'N7'],
    bad: [
      [undefined, 'Scegli l’IVA dall’elenco.'],
      ['21', 'Scegli l’IVA dall’elenco.'],
      ['N2', 'Scegli l’IVA dall’elenco.'],
      [22, 'Scegli l’IVA dall’elenco.'],
    ],
    written: [
      ['22', '22'],
      ['22%', '22'],
      ['IVA 10 %', '10'],
      ['4,00', '4'],
      ['n6.3', 'N6.3'],
      ['Esente', 'N4'],
      ['21', '21'],
    ],
  },
  lines: {
    field: lines(
      'Righe',
      { voce: text('Voce'), quantita: decimal('Quantità'), prezzo: optional(money('Prezzo')) },
      { max: 2, summary: ({ voce, quantita }) => `${quantita} x ${voce}` },
    ),
    examples: [
      [{ voce: 'Sifone', quantita: 1 }],
      [
        { voce: 'Tubo', quantita: 2.5, prezzo: 190 },
        { voce: 'Nastro', quantita: 1 },
      ],
    ],
    bad: [
      [undefined, 'Indica le righe.'],
      ['Sifone', 'Indica le righe.'],
      [[7], 'Indica le righe.'],
      [
        [
          { voce: 'A', quantita: 1 },
          { voce: 'B', quantita: 1 },
          { voce: 'C', quantita: 1 },
        ],
        'Puoi avere al massimo 2 righe.',
      ],
    ],
    unread: { edit: 'lines are typed in a table of their own', format: 'lines are typed in a table of their own' },
  },
  document_number: {
    field: numero,
    examples: ['/2025/0000120', '/2026/0000002', '/2026/0000012', 'A/2026/0000001', 'AB/2026/0000001'],
    bad: [
      [undefined, 'Indica il numero.'],
      ['12', 'Il numero non è completo. Scrivi per esempio 12/2026.'],
      ['a/2026/0000001', 'Il numero non è completo. Scrivi per esempio 12/2026.'],
    ],
    written: [
      ['12/2026', '/2026/0000012'],
      ['n. 12 / 26', '/2026/0000012'],
      ['2026-12', '/2026/0000012'],
      ['fe 12/2026', 'FE/2026/0000012'],
      ['2026/2025', '/2025/0002026'],
      ['12', '12'],
      ['boh', 'boh'],
    ],
  },
} satisfies Record<FieldKind, FieldFixture>
