import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'
import { parole } from './parole.ts'
import { SILENZIO } from './stati.ts'

const erogati = { entity: 'servizio', by: 'beneficiario', where: [k.eq('stato', 'erogato')] } as const

/**
 * Who is helped (specification §3, Social: name, tipo, servizi, dataInizio, status, notes). The name is a short one that says nothing to
 * a stranger; who it is, and why, is kept to those who take care of him (Reg. UE 2016/679, art. 9).
 */
export const beneficiario = k.defineEntity({
  name: 'beneficiario',
  label: { one: 'Beneficiario', many: 'Beneficiari', gender: 'm' },
  fields: {
    nome: k.text('Nome', {
      max: 60,
      placeholder: 'Famiglia R.',
      hint: 'Una sigla: il nome per intero sta nei dati riservati.',
      synonyms: ['name', 'sigla', 'assistito', 'utente'],
    }),
    tipo: k.choice(
      'Tipo',
      { famiglia: 'Famiglia', anziano: 'Anziano', minore: 'Minore', disabile: 'Disabile', altro: 'Altro' },
      {
        synonyms: ['categoria', 'tipologia', 'type'],
        also: {
          famiglia: ['nucleo', 'famiglie', 'nuclei', 'coppia', 'famiglia'],
          anziano: ['anziana', 'anziani', 'anziane', 'vecchietti', 'nonni', 'signora anziana'],
          minore: ['bambino', 'ragazzo', 'bambini', 'ragazzi', 'minori', 'bimbi', 'bambine'],
          disabile: ['disabilità', 'disabili', 'con disabilità'],
        },
      },
    ),
    servizi: k.text('Servizi', {
      wide: true,
      placeholder: 'Spesa sospesa, sportello casa',
      hint: 'Quello che è stato concordato.',
      synonyms: ['riceve'],
      noun: { plural: true },
    }),
    data_inizio: k.date('Data inizio', {
      short: 'Inizio',
      noun: { said: 'data di inizio' },
      near: { past: 3650, future: 60 },
      synonyms: ['dal'],
    }),
    progetti: k.optional(k.team('Progetti', 'progetto', { synonyms: ['progetto', 'attività', 'partecipa'] })),
    referente: k.optional(k.reference('Seguito da', 'operatore', { synonyms: parole.referente })),
    persone: k.optional(
      k.integer('Persone', { min: 1, max: 30, unit: ['persona', 'persone'], noun: { gender: 'f', plural: true }, synonyms: ['bocche'] }),
    ),
    telefono: k.optional(k.phone()),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    data_fine: k.optional(
      k.until('Data fine', { short: 'Fine', noun: { said: 'data di fine' }, near: { past: 3650, future: 0 }, synonyms: ['chiuso il'] }),
    ),
    esito: k.optional(
      k.text('Esito', {
        means: 'reason',
        wide: true,
        placeholder: 'Alloggio trovato',
        hint: 'Com’è finita: entra nella relazione.',
        synonyms: ['risultato', 'conclusione'],
      }),
    ),
    nominativo: restricted(
      k.optional(k.text('Nome e cognome', { max: 120, noun: { said: 'nome per intero' }, synonyms: ['nominativo'] })),
      'riservati',
    ),
    codice_fiscale: restricted(k.optional(k.fiscalCode('Codice fiscale', { holder: { names: ['nominativo'] } })), 'riservati'),
    data_nascita: restricted(k.optional(k.born('Data di nascita', { synonyms: ['anni ha'] })), 'riservati'),
    bisogni: restricted(
      k.optional(k.longText('Bisogni', { noun: { plural: true }, synonyms: ['situazione', 'salute', 'problemi', 'difficoltà', 'ISEE'] })),
      'riservati',
    ),
    note: restricted(
      k.optional(k.notes('Note', { hint: 'Le legge solo chi è nel gruppo dei dati riservati.', synonyms: ['notes', 'annotazioni'] })),
      'riservati',
    ),
    ricevuti: k.derived(k.integer('Servizi ricevuti', { noun: { plural: true } }), k.countOf(erogati)),
    ore: k.derived(
      k.hours('Ore ricevute', { decimals: 1, noun: { gender: 'f', plural: true } }),
      k.divided(k.sumOf({ ...erogati, of: 'minuti' }), 60),
    ),
    ultimo: k.derived(k.date('Ultimo servizio', { short: 'Ultimo' }), k.lastOf({ ...erogati, of: 'data' })),
    prossimo: k.derived(
      k.date('Prossimo servizio', { synonyms: parole.prossimo, short: 'Prossimo' }),
      k.leastOf({ entity: 'servizio', by: 'beneficiario', of: 'data', where: [k.eq('stato', 'programmato'), k.gte('data', k.today())] }),
    ),
    contatto: k.standing(
      'Contatto',
      {
        seguito: ['Seguito', 'success'],
        da_sentire: ['Da sentire', 'warning'],
        in_attesa: ['In attesa', 'neutral'],
        chiuso: ['Chiuso', 'neutral'],
      },
      k.cases(
        [
          k.when([k.eq('stato', 'concluso')], 'chiuso'),
          k.when([k.filled('prossimo')], 'seguito'),
          k.when([k.oneOf('stato', ['preso_in_carico', 'sospeso'])], 'in_attesa'),
          k.when([k.lt('ultimo', k.today(-SILENZIO))], 'da_sentire'),
          k.when([k.empty('ultimo')], 'da_sentire'),
        ],
        'seguito',
      ),
      { also: { da_sentire: ['da richiamare', 'da chiamare', 'da sentire', 'non sentiamo da', 'da contattare'] } },
    ),
    stato: k.status(
      'Stato',
      'preso_in_carico',
      {
        attivo: k.state('Attivo', 'success', ['sospeso', 'concluso'], {
          begun: true,
          verb: 'Attiva',
          verbs: { sospeso: 'Sospendi', concluso: 'Concludi' },
          also: ['in corso', 'seguito', 'attivi', 'seguiamo'],
        }),
        preso_in_carico: k.state('Preso in carico', 'primary', ['attivo', 'sospeso', 'concluso'], {
          open: true,
          also: ['nuovo', 'da avviare', 'non ancora attivi', 'nuovi'],
        }),
        sospeso: k.state('Sospeso', 'warning', ['attivo', 'concluso'], {
          verb: 'Sospendi',
          verbs: { attivo: 'Riprendi' },
          also: ['in pausa', 'fermo', 'sospesi', 'in sospeso'],
        }),
        concluso: k.state('Concluso', 'neutral', ['attivo'], {
          away: true,
          requires: ['data_fine', 'esito'],
          shows: ['ricevuti', 'ultimo'],
          verb: 'Concludi',
          verbs: { attivo: 'Riapri' },
          done: 'Percorso concluso',
          also: ['chiuso', 'finito', 'dimesso', 'terminato'],
        }),
      },
      { synonyms: ['status', 'presa in carico'] },
    ),
  },
  synonyms: ['assistito', 'assistiti', 'utente', 'utenti', 'famiglie'],
  makes: ['prendi in carico', 'registra', 'iscrivi'],
  alike: [['nome'], ['telefono']],
  unique: [['codice_fiscale']],
  sort: [k.asc('stato'), k.asc('nome')],
  form: [
    { fields: ['nome', 'tipo', 'servizi', 'data_inizio', 'progetti', 'referente', 'persone', 'telefono', 'indirizzo'] },
    { title: 'Dati riservati', fields: ['nominativo', 'codice_fiscale', 'data_nascita', 'bisogni', 'note'] },
    { title: 'Conclusione', fields: ['data_fine', 'esito'], on: 'edit' },
  ],
  table: ['nome', 'tipo', 'servizi', 'data_inizio', 'stato', 'note', 'ultimo', 'prossimo'],
  scans: ['tessera_sanitaria', 'carta_identita'],
  rules: [{ field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [k.gt('data_nascita', k.today())] }],
  prefill: ({ today: data_inizio }) => ({ data_inizio, tipo: 'famiglia' }) as const,
})
