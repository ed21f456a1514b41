import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, lastOf, sumOf, today, when, yearEnd, yearStart } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { registrato } from '../common/storno-incasso.ts'

const sue = { entity: 'donazione', by: 'donatore' } as const
const arrivata = { field: 'stato', op: 'eq', value: 'arrivata' } as const
/** What came in a calendar year: this one, or one so many years away. */
const nellAnno = (away: number) =>
  ({
    ...sue,
    of: 'importo',
    where: [arrivata, { field: 'data', op: 'gte', value: yearStart(away) }, { field: 'data', op: 'lte', value: yearEnd(away) }],
  }) as const

/** Who gives. A donor who does not say who he is gets no receipt, and no relief. */
export const donatore = defineEntity({
  name: 'donatore',
  label: { one: 'Donatore', many: 'Donatori', gender: 'm' },
  fields: {
    nome: text('Nome o denominazione', {
      max: 120,
      short: 'Nome',
      wide: true,
      noun: { said: 'nome del donatore' },
      placeholder: 'Mirella Iotti',
      synonyms: ['nome', 'nome e cognome', 'ragione sociale', 'denominazione', 'donatrice', 'name'],
    }),
    tipo: choice(
      'Chi è',
      { persona: 'Persona', azienda: 'Azienda', ente: 'Ente o fondazione', anonimo: 'Anonimo' },
      {
        noun: { said: 'tipo di donatore' },
        short: 'Tipo',
        synonyms: ['tipo', 'categoria'],
        also: {
          persona: ['privato', 'privati', 'persone'],
          azienda: ['ditta', 'impresa', 'aziende', 'ditte', 'imprese', 'società'],
          ente: ['fondazione', 'associazione', 'enti', 'fondazioni', 'associazioni'],
        },
      },
    ),
    codice_fiscale: optional(
      fiscalCode('Codice fiscale', {
        short: 'Cod. fiscale',
        hint: 'Senza, la ricevuta non vale per il 730.',
        synonyms: ['cf', 'partita iva'],
        holder: { mayBeFirm: true },
      }),
    ),
    indirizzo: optional(text('Indirizzo', { wide: true, synonyms: ['residenza', 'via', 'sede', 'address'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta', 'mail'] })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    note: optional(longText('Note', { synonyms: ['annotazioni', 'appunti'] })),
    donazioni: counted('Donazioni', { ...sue, where: [registrato] }),
    donato: derived(
      money('Donato in tutto', {
        short: 'In tutto',
        synonyms: [
          'ci ha dato in tutto',
          'quanto ci ha dato in tutto',
          'ci ha donato',
          'quanto ci ha donato',
          'in tutto quanto ha donato',
          'totale',
        ],
      }),
      sumOf({ ...sue, of: 'importo', where: [arrivata] }),
    ),
    donato_anno: derived(
      money('Donato quest’anno', {
        synonyms: ['quanto ha donato quest’anno', 'ha donato quest’anno', 'donato dall’inizio dell’anno', 'hanno donato quest’anno'],
        short: 'Quest’anno',
      }),
      sumOf(nellAnno(0)),
    ),
    donato_scorso: derived(
      money('Donato l’anno scorso', { synonyms: ['ha donato l’anno scorso', 'l’anno passato'], short: 'Anno scorso' }),
      sumOf(nellAnno(-1)),
    ),
    promesso: derived(money('Promesso'), sumOf({ ...sue, of: 'importo', where: [{ field: 'stato', op: 'eq', value: 'promessa' }] })),
    ultima: derived(
      date('Ultima donazione', {
        short: 'Ultima',
        synonyms: [
          'quando ha donato l’ultima volta',
          'l’ultima donazione',
          'da quando non dona',
          'ultimo bonifico',
          'ultima offerta',
          'ultimo versamento',
        ],
      }),
      lastOf({ ...sue, of: 'data', where: [registrato] }),
    ),
    da_ricevutare: derived(
      integer('Ricevute da emettere', {
        noun: { gender: 'f', plural: true },
        synonyms: [
          'ricevute dobbiamo fare',
          'ricevute dobbiamo ancora fare',
          'ricevute dobbiamo emettere',
          'ricevute mancano',
          'ricevute da fare',
          'ricevute devo fare',
        ],
      }),
      countOf({ ...sue, where: [{ field: 'ricevuta', op: 'in', value: ['da_emettere', 'in_bozza'] }] }),
    ),
    legame: derived(
      choice(
        'Legame',
        { fedele: 'Fedele', nuovo: 'Nuovo', da_ricontattare: 'Da ricontattare', lontano: 'Lontano', mai: 'Mai donato' },
        {
          tones: { fedele: 'success', nuovo: 'info', da_ricontattare: 'warning', lontano: 'neutral', mai: 'neutral' },
          synonyms: ['fedeltà', 'donatori fedeli', 'donatori persi', 'da ricontattare'],
          also: {
            fedele: ['affezionato', 'fedeli', 'affezionati'],
            da_ricontattare: ['da richiamare', 'da risentire', 'non dona più', 'da sentire'],
            lontano: ['perso', 'lontani', 'persi'],
          },
        },
      ),
      cases(
        [
          when([{ field: 'donazioni', op: 'eq', value: 0 }], 'mai'),
          when(
            [
              { field: 'donato_anno', op: 'gt', value: 0 },
              { field: 'donato_scorso', op: 'gt', value: 0 },
            ],
            'fedele',
          ),
          when([{ field: 'ultima', op: 'lt', value: today(-730) }], 'lontano'),
          when([{ field: 'donato_anno', op: 'lte', value: 0 }], 'da_ricontattare'),
        ],
        'nuovo',
      ),
    ),
  },
  title: ['nome'],
  synonyms: ['donatrice', 'benefattore', 'benefattori', 'sostenitore', 'sostenitori', 'chi dona'],
  makes: ['registra', 'inserisci', 'ringrazia'],
  unique: [['codice_fiscale']],
  alike: [['nome'], ['email'], ['telefono']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [{ fields: ['nome', 'tipo', 'codice_fiscale', 'indirizzo', 'email', 'telefono', 'note'] }],
  table: ['nome', 'tipo', 'ultima', 'donato_anno', 'donato_scorso', 'donato', 'codice_fiscale'],
  scans: ['tessera_sanitaria', 'biglietto'],
  prefill: () => ({ tipo: 'persona' }) as const,
})
