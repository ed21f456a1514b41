import {
  agevolazioni,
  ATTESE,
  ENTI,
  mezzi,
  PERIZIA_OLTRE,
  tipiDono,
  toni,
  TRACCIATI,
} from '../../documents/erogazioni-liberali/agevolazione.ts'
import { avvisi } from '../../documents/erogazioni-liberali/sentences.ts'
import * as k from '../../kernel/describe.ts'
import { gruppoStorno, siStorna, storniDi, stornoGiusto } from '../common/storno-incasso.ts'

const monetaria = k.eq('tipo', 'monetaria')
const beni = k.eq('tipo', 'beni')
const ricevuteIn = (stato: 'bozza' | 'emessa') => ({ entity: 'documento', by: 'donazione', where: [k.eq('stato', stato)] }) as const

/** Money, goods or work that somebody gives (specification §3, Social: donatore, tipo, importo, data, progetto, notes). */
export const donazione = k.defineEntity({
  name: 'donazione',
  label: { one: 'Donazione', many: 'Donazioni', gender: 'f' },
  fields: {
    donatore: k.reference('Donatore', 'donatore', { wide: true, synonyms: ['donatrice', 'versante', 'ordinante', 'sostenitore'] }),
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
      synonyms: ['valore', 'somma', 'quanto', 'offerta', 'amount'],
    }),
    data: k.day('Data', { near: { past: 730, future: 365 }, synonyms: ['data donazione', 'data del versamento', 'arrivata il'] }),
    progetto: k.optional(
      k.reference('Progetto', 'progetto', { hint: 'Vuoto: per l’attività dell’associazione.', synonyms: ['destinazione', 'destinata'] }),
    ),
    mezzo: k.optional(
      k.choice('Ricevuta con', mezzi, {
        short: 'Mezzo',
        hint: 'In contanti non è detraibile né deducibile.',
        noun: { said: 'mezzo di pagamento' },
        synonyms: ['mezzo', 'pagamento', 'come'],
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
        synonyms: ['descrizione'],
      }),
    ),
    perizia: k.optional(k.file('Perizia giurata', { hint: 'Per beni oltre 30.000 €, non più vecchia di 90 giorni.' })),
    note: k.optional(k.notes('Note', { synonyms: ['notes', 'annotazioni'] })),
    ...storniDi('donazione', 'Arrivata', { gender: 'f', said: 'donazione' }),
    situazione: k.standing(
      'Situazione',
      {
        promessa: ['Promessa', 'primary'],
        registrato: ['Arrivata', 'success'],
        annullata: ['Annullata', 'destructive'],
        stornato: ['Stornata', 'neutral'],
        storno: ['Storno', 'warning'],
      },
      k.cases(
        [
          k.when([k.eq('stato', 'promessa')], 'promessa'),
          k.when([k.eq('stato', 'annullata')], 'annullata'),
          k.when([k.filled('storna')], 'storno'),
          k.when([k.gt('storni', 0)], 'stornato'),
        ],
        'registrato',
      ),
    ),
    corregge: k.optional(k.reference('Corregge la ricevuta', 'documento', { noun: { said: 'ricevuta che corregge' } })),
    agevolazione: k.derived(
      k.choice('Agevolazione', agevolazioni, {
        tones: toni,
        noun: { gender: 'f' },
        synonyms: ['detraibile', 'deducibile', 'tracciabile', 'detrazione', 'deduzione'],
      }),
      k.cases(
        [
          k.when([k.eq('donatore.tipo', 'anonimo')], 'anonima'),
          k.when([k.eq('tipo', 'servizi')], 'servizi'),
          k.when([beni], 'valore_normale'),
          k.when([k.oneOf('mezzo', TRACCIATI), k.oneOf('donatore.tipo', ENTI)], 'deducibile'),
          k.when([k.oneOf('mezzo', TRACCIATI)], 'detraibile'),
          k.when([k.empty('mezzo')], 'da_vedere'),
        ],
        'contanti',
      ),
    ),
    emesse: k.counted('Ricevute emesse', ricevuteIn('emessa')),
    in_bozza: k.counted('Ricevute in bozza', ricevuteIn('bozza')),
    ricevuta: k.standing(
      'Ricevuta',
      {
        da_emettere: ['Da emettere', 'warning'],
        in_bozza: ['In bozza', 'info'],
        emessa: ['Emessa', 'success'],
        su_richiesta: ['Su richiesta', 'neutral'],
        non_si_emette: ['Nessuna', 'neutral'],
      },
      k.cases(
        [
          k.when([k.gt('emesse', 0)], 'emessa'),
          k.when([k.gt('in_bozza', 0)], 'in_bozza'),
          k.when([k.ne('situazione', 'registrato')], 'non_si_emette'),
          k.when([k.eq('agevolazione', 'anonima')], 'non_si_emette'),
          k.when([k.oneOf('agevolazione', ATTESE)], 'da_emettere'),
        ],
        'su_richiesta',
      ),
      {
        synonyms: ['ricevute', 'documento'],
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
    stato: k.status(
      'Stato',
      'arrivata',
      {
        promessa: k.state('Promessa', 'primary', ['arrivata', 'annullata'], {
          open: true,
          also: ['annunciata', 'in arrivo', 'da ricevere', 'promesse'],
        }),
        arrivata: k.state('Arrivata', 'success', [], {
          closes: true,
          verb: 'Segna arrivata',
          done: 'Donazione arrivata',
          also: ['ricevuta', 'incassata', 'versata', 'arrivate'],
        }),
        annullata: k.state('Annullata', 'destructive', ['promessa'], {
          away: true,
          verb: 'Annulla donazione',
          verbs: { promessa: 'Ripristina' },
          also: ['cancellata', 'ritirata', 'annullate', 'non arriva più'],
        }),
      },
      { synonyms: ['status'] },
    ),
  },
  title: ['donatore', 'data', 'importo'],
  synonyms: ['donazioni', 'dono', 'offerta', 'offerte', 'liberalità'],
  makes: ['registra', 'segna', 'ha donato', 'ha dato', 'registra una donazione', 'segna una donazione'],
  alike: [['donatore', 'data', 'importo']],
  sort: [k.desc('data')],
  form: [
    { fields: ['donatore', 'tipo', 'importo', 'data', 'progetto', 'mezzo'] },
    { title: 'Che cosa è donato', fields: ['causale', 'descrizione', 'perizia', 'note'] },
    { ...gruppoStorno, fields: ['storna', 'corregge', 'motivo'] },
  ],
  table: ['data', 'donatore', 'importo', 'progetto', 'agevolazione', 'ricevuta', 'situazione'],
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
      when: [k.empty('storna'), k.lte('importo', 0)],
    },
    {
      field: 'mezzo',
      message: 'Scegli come è arrivato il denaro: da questo dipende se è detraibile o deducibile.',
      when: [monetaria, k.eq('stato', 'arrivata'), k.empty('mezzo')],
    },
    { field: 'mezzo', message: 'Beni e servizi non si pagano: lascia vuoto.', when: [k.ne('tipo', 'monetaria'), k.filled('mezzo')] },
    {
      field: 'descrizione',
      message: 'Scrivi che cosa è donato: la legge vuole l’elenco dei beni (D.M. 28/11/2019, art. 4).',
      when: [beni, k.eq('stato', 'arrivata'), k.empty('descrizione')],
    },
    {
      field: 'perizia',
      message: 'Per beni oltre 30.000 € serve la perizia giurata (D.M. 28/11/2019, art. 3).',
      when: [beni, k.eq('stato', 'arrivata'), k.gt('importo', PERIZIA_OLTRE), k.empty('perizia')],
    },
    {
      field: 'data',
      message: 'Il giorno non è ancora venuto: segnala come promessa.',
      when: [k.eq('stato', 'arrivata'), k.gt('data', k.today())],
    },
  ],
  conflicts: stornoGiusto('donazione', ['donatore', 'tipo', 'mezzo', 'progetto', 'stato']),
  noteReads: ['agevolazione'],
  note: ({ agevolazione, stato }) => (stato === 'annullata' ? undefined : { message: avvisi[agevolazione] }),
  prefill: ({ today: data }) => ({ data, tipo: 'monetaria', mezzo: 'bonifico' }) as const,
})
