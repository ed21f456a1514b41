import * as k from '../../kernel/describe.ts'
import { gruppoStorno, siStorna, storniDi, stornoGiusto } from '../common/storno-incasso.ts'
import { agevolazioni, ATTESE, avvisi, ENTI, mezzi, PERIZIA_OLTRE, tipiDono, toni, TRACCIATI } from './agevolazione.ts'

const monetaria = { field: 'tipo', op: 'eq', value: 'monetaria' } as const
const beni = { field: 'tipo', op: 'eq', value: 'beni' } as const
const ricevuteIn = (stato: 'bozza' | 'emessa') =>
  ({ entity: 'documento', by: 'donazione', where: [{ field: 'stato', op: 'eq', value: stato }] }) as const

/** Money, goods or work that somebody gives (specification §3, Social: donatore, tipo, importo, data, progetto, notes). */
export const donazione = k.defineEntity({
  name: 'donazione',
  label: { one: 'Donazione', many: 'Donazioni', gender: 'f' },
  fields: {
    donatore: k.reference('Donatore', 'donatore', {
      wide: true,
      synonyms: ['donatrice', 'versante', 'ordinante', 'da chi', 'sostenitore'],
    }),
    tipo: k.choice('Tipo', tipiDono, {
      synonyms: ['tipologia', 'cosa', 'type'],
      also: {
        monetaria: ['denaro', 'in denaro', 'in soldi', 'soldi veri'],
        beni: ['natura', 'in natura', 'merce', 'beni', 'in beni', 'cibo', 'vestiti', 'roba'],
        servizi: ['lavoro gratuito', 'ore di lavoro', 'consulenza', 'manodopera', 'in servizi'],
      },
    }),
    importo: k.money('Importo', {
      min: k.euro(-10_000_000),
      hint: 'Di beni e servizi il valore normale: quanto costerebbero.',
      synonyms: ['valore', 'somma', 'quanto', 'offerta', 'amount', 'quanto ha donato'],
    }),
    data: k.day('Data', { near: { past: 730, future: 365 }, synonyms: ['data donazione', 'data del versamento', 'arrivata il'] }),
    progetto: k.optional(
      k.reference('Progetto', 'progetto', {
        hint: 'Vuoto: per l’attività dell’associazione.',
        synonyms: ['destinazione', 'per cosa', 'a favore di', 'per quale progetto', 'a cosa è destinata', 'destinata'],
      }),
    ),
    mezzo: k.optional(
      k.choice('Ricevuta con', mezzi, {
        short: 'Mezzo',
        hint: 'In contanti non è detraibile né deducibile.',
        noun: { said: 'mezzo di pagamento' },
        synonyms: ['mezzo', 'pagamento', 'pagata con', 'come'],
        also: {
          bonifico: ['con bonifico', 'banca'],
          online: ['PayPal', 'Satispay', 'dal sito', 'internet'],
          addebito: ['SDD', 'RID'],
          contanti: ['cassa', 'cash', 'in contanti', 'liquidi'],
          carta: ['bancomat', 'pos', 'con carta', 'carta di credito'],
        },
      }),
    ),
    causale: k.optional(k.text('Causale', { max: 160, wide: true, synonyms: ['motivo', 'finalità'] })),
    descrizione: k.optional(
      k.longText('Che cosa', {
        hint: 'Di beni l’elenco, di servizi il lavoro e le ore: sta sulla ricevuta.',
        noun: { said: 'descrizione di ciò che è donato' },
        synonyms: ['elenco dei beni', 'beni donati', 'descrizione'],
      }),
    ),
    perizia: k.optional(k.file('Perizia giurata', { hint: 'Per beni oltre 30.000 €, non più vecchia di 90 giorni.' })),
    note: k.optional(k.notes('Note', { synonyms: ['notes', 'annotazioni'] })),
    ...storniDi('donazione', 'Arrivata', { gender: 'f', said: 'donazione' }),
    situazione: k.derived(
      k.choice(
        'Situazione',
        { promessa: 'Promessa', registrato: 'Arrivata', annullata: 'Annullata', stornato: 'Stornata', storno: 'Storno' },
        { tones: { promessa: 'primary', registrato: 'success', annullata: 'destructive', stornato: 'neutral', storno: 'warning' } },
      ),
      k.cases(
        [
          k.when([{ field: 'stato', op: 'eq', value: 'promessa' }], 'promessa'),
          k.when([{ field: 'stato', op: 'eq', value: 'annullata' }], 'annullata'),
          k.when([{ field: 'storna', op: 'filled' }], 'storno'),
          k.when([{ field: 'storni', op: 'gt', value: 0 }], 'stornato'),
        ],
        'registrato',
      ),
    ),
    corregge: k.optional(k.reference('Corregge la ricevuta', 'documento', { noun: { said: 'ricevuta che corregge' } })),
    agevolazione: k.derived(
      k.choice('Agevolazione', agevolazioni, {
        tones: toni,
        noun: { gender: 'f' },
        synonyms: ['detraibile', 'deducibile', 'tracciabile', 'detrazione', 'deduzione', 'non detraibile'],
      }),
      k.cases(
        [
          k.when([{ field: 'donatore.tipo', op: 'eq', value: 'anonimo' }], 'anonima'),
          k.when([{ field: 'tipo', op: 'eq', value: 'servizi' }], 'servizi'),
          k.when([beni], 'valore_normale'),
          k.when(
            [
              { field: 'mezzo', op: 'in', value: TRACCIATI },
              { field: 'donatore.tipo', op: 'in', value: ENTI },
            ],
            'deducibile',
          ),
          k.when([{ field: 'mezzo', op: 'in', value: TRACCIATI }], 'detraibile'),
          k.when([{ field: 'mezzo', op: 'empty' }], 'da_vedere'),
        ],
        'contanti',
      ),
    ),
    emesse: k.counted('Ricevute emesse', ricevuteIn('emessa')),
    in_bozza: k.counted('Ricevute in bozza', ricevuteIn('bozza')),
    ricevuta: k.derived(
      k.choice(
        'Ricevuta',
        {
          da_emettere: 'Da emettere',
          in_bozza: 'In bozza',
          emessa: 'Emessa',
          su_richiesta: 'Su richiesta',
          non_si_emette: 'Nessuna',
        },
        {
          tones: { da_emettere: 'warning', in_bozza: 'info', emessa: 'success', su_richiesta: 'neutral', non_si_emette: 'neutral' },
          synonyms: ['ricevute', 'ricevute da emettere', 'documento'],
          also: {
            da_emettere: [
              'da fare',
              'da mandare',
              'senza ricevuta',
              'aspettano la ricevuta',
              'aspetta la ricevuta',
              'ricevuta che manca',
              'ricevute che mancano',
              'ricevuta da fare',
            ],
            emessa: ['fatta', 'mandata', 'con ricevuta', 'ricevuta mandata'],
          },
        },
      ),
      k.cases(
        [
          k.when([{ field: 'emesse', op: 'gt', value: 0 }], 'emessa'),
          k.when([{ field: 'in_bozza', op: 'gt', value: 0 }], 'in_bozza'),
          k.when([{ field: 'situazione', op: 'ne', value: 'registrato' }], 'non_si_emette'),
          k.when([{ field: 'agevolazione', op: 'eq', value: 'anonima' }], 'non_si_emette'),
          k.when([{ field: 'agevolazione', op: 'in', value: ATTESE }], 'da_emettere'),
        ],
        'su_richiesta',
      ),
    ),
    stato: k.status(
      'Stato',
      'arrivata',
      {
        promessa: {
          label: 'Promessa',
          tone: 'primary',
          next: ['arrivata', 'annullata'],
          open: true,
          also: ['annunciata', 'in arrivo', 'da ricevere', 'promesse'],
        },
        arrivata: {
          label: 'Arrivata',
          tone: 'success',
          next: [],
          closes: true,
          verb: 'Segna arrivata',
          done: 'Donazione arrivata',
          also: ['ricevuta', 'incassata', 'versata', 'arrivate'],
        },
        annullata: {
          label: 'Annullata',
          tone: 'destructive',
          next: ['promessa'],
          away: true,
          verb: 'Annulla donazione',
          verbs: { promessa: 'Ripristina' },
          also: ['cancellata', 'ritirata', 'annullate', 'non arriva più'],
        },
      },
      { synonyms: ['status'] },
    ),
  },
  title: ['donatore', 'data', 'importo'],
  synonyms: ['donazioni', 'dono', 'offerta', 'offerte', 'erogazione liberale', 'liberalità'],
  makes: ['registra', 'segna', 'ha donato', 'ha dato', 'registra una donazione', 'segna una donazione'],
  alike: [['donatore', 'data', 'importo']],
  sort: [{ field: 'data', direction: 'desc' }],
  form: [
    { fields: ['donatore', 'tipo', 'importo', 'data', 'progetto', 'mezzo'] },
    { title: 'Che cosa è donato', fields: ['causale', 'descrizione', 'perizia', 'note'] },
    { ...gruppoStorno, fields: ['storna', 'corregge', 'motivo'] },
  ],
  table: ['data', 'donatore', 'importo', 'progetto', 'agevolazione', 'ricevuta', 'situazione'],
  board: 'stato',
  scans: ['donazione'],
  closed: {
    open: ['note'],
    says: ({ agevolazione, ...row }) => {
      const said = siStorna('donazione', 'f').says(row)
      return agevolazione === undefined || row.situazione !== 'registrato' ? said : `${said} ${avvisi[agevolazione]}`
    },
  },
  rules: [
    {
      field: 'importo',
      message: 'Scrivi quanto vale, sopra zero: quello che è sbagliato si storna.',
      when: [
        { field: 'storna', op: 'empty' },
        { field: 'importo', op: 'lte', value: 0 },
      ],
    },
    {
      field: 'mezzo',
      message: 'Scegli come è arrivato il denaro: da questo dipende se è detraibile o deducibile.',
      when: [monetaria, { field: 'stato', op: 'eq', value: 'arrivata' }, { field: 'mezzo', op: 'empty' }],
    },
    {
      field: 'mezzo',
      message: 'Beni e servizi non si pagano: lascia vuoto.',
      when: [
        { field: 'tipo', op: 'ne', value: 'monetaria' },
        { field: 'mezzo', op: 'filled' },
      ],
    },
    {
      field: 'descrizione',
      message: 'Scrivi che cosa è donato: la legge vuole l’elenco dei beni (D.M. 28/11/2019, art. 4).',
      when: [beni, { field: 'stato', op: 'eq', value: 'arrivata' }, { field: 'descrizione', op: 'empty' }],
    },
    {
      field: 'perizia',
      message: 'Per beni oltre 30.000 € serve la perizia giurata (D.M. 28/11/2019, art. 3).',
      when: [
        beni,
        { field: 'stato', op: 'eq', value: 'arrivata' },
        { field: 'importo', op: 'gt', value: PERIZIA_OLTRE },
        { field: 'perizia', op: 'empty' },
      ],
    },
    {
      field: 'data',
      message: 'Il giorno non è ancora venuto: segnala come promessa.',
      when: [
        { field: 'stato', op: 'eq', value: 'arrivata' },
        { field: 'data', op: 'gt', value: k.today() },
      ],
    },
  ],
  conflicts: stornoGiusto('donazione', ['donatore', 'tipo', 'mezzo', 'progetto', 'stato']),
  noteReads: ['agevolazione'],
  note: ({ agevolazione, stato }) => (stato === 'annullata' ? undefined : { message: avvisi[agevolazione] }),
  prefill: ({ today: data }) => ({ data, tipo: 'monetaria', mezzo: 'bonifico' }) as const,
})
