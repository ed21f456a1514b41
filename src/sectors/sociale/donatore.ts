import * as k from '../../kernel/describe.ts'
import { registrato } from '../common/storno-incasso.ts'

const sue = { entity: 'donazione', by: 'donatore' } as const
const arrivata = k.eq('stato', 'arrivata')
/** What came in a calendar year: this one, or one so many years away. */
const nellAnno = (away: number) =>
  ({ ...sue, of: 'importo', where: [arrivata, k.gte('data', k.yearStart(away)), k.lte('data', k.yearEnd(away))] }) as const

/** Who gives. A donor who does not say who he is gets no receipt, and no relief. */
export const donatore = k.defineEntity({
  name: 'donatore',
  label: { one: 'Donatore', many: 'Donatori', gender: 'm' },
  fields: {
    nome: k.text('Nome o denominazione', {
      max: 120,
      short: 'Nome',
      wide: true,
      noun: { said: 'nome del donatore' },
      placeholder: 'Mirella Iotti',
      synonyms: ['nome', 'nome e cognome', 'ragione sociale', 'denominazione', 'donatrice', 'name'],
    }),
    tipo: k.choice(
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
    codice_fiscale: k.optional(
      k.fiscalCode('Codice fiscale', {
        hint: 'Senza, la ricevuta non vale per il 730.',
        synonyms: ['partita iva'],
        holder: { mayBeFirm: true },
      }),
    ),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    email: k.optional(k.email()),
    telefono: k.optional(k.phone()),
    note: k.optional(k.notes('Note', { synonyms: ['annotazioni', 'appunti'] })),
    donazioni: k.counted('Donazioni', { ...sue, where: [registrato] }),
    donato: k.derived(
      k.money('Donato in tutto', { short: 'In tutto', synonyms: ['totale'] }),
      k.sumOf({ ...sue, of: 'importo', where: [arrivata] }),
    ),
    donato_anno: k.derived(k.money('Donato quest’anno', { short: 'Quest’anno' }), k.sumOf(nellAnno(0))),
    donato_scorso: k.derived(
      k.money('Donato l’anno scorso', { synonyms: ['ha donato l’anno scorso', 'l’anno passato'], short: 'Anno scorso' }),
      k.sumOf(nellAnno(-1)),
    ),
    promesso: k.derived(k.money('Promesso'), k.sumOf({ ...sue, of: 'importo', where: [k.eq('stato', 'promessa')] })),
    ultima: k.derived(k.date('Ultima donazione', { short: 'Ultima' }), k.lastOf({ ...sue, of: 'data', where: [registrato] })),
    da_ricevutare: k.derived(
      k.integer('Ricevute da emettere', { noun: { gender: 'f', plural: true } }),
      k.countOf({ ...sue, where: [k.oneOf('ricevuta', ['da_emettere', 'in_bozza'])] }),
    ),
    legame: k.standing(
      'Legame',
      {
        fedele: ['Fedele', 'success'],
        nuovo: ['Nuovo', 'info'],
        da_ricontattare: ['Da ricontattare', 'warning'],
        lontano: ['Lontano', 'neutral'],
        mai: ['Mai donato', 'neutral'],
      },
      k.cases(
        [
          k.when([k.eq('donazioni', 0)], 'mai'),
          k.when([k.gt('donato_anno', 0), k.gt('donato_scorso', 0)], 'fedele'),
          k.when([k.lt('ultima', k.today(-730))], 'lontano'),
          k.when([k.lte('donato_anno', 0)], 'da_ricontattare'),
        ],
        'nuovo',
      ),
      {
        synonyms: ['fedeltà'],
        also: {
          fedele: ['affezionato', 'fedeli', 'affezionati'],
          da_ricontattare: ['da richiamare', 'da risentire', 'non dona più', 'da sentire'],
          lontano: ['perso', 'lontani', 'persi'],
        },
      },
    ),
  },
  synonyms: ['donatrice', 'benefattore', 'benefattori', 'sostenitore', 'sostenitori'],
  makes: ['registra', 'inserisci', 'ringrazia'],
  unique: [['codice_fiscale']],
  alike: [['nome'], ['email'], ['telefono']],
  form: [{ fields: ['nome', 'tipo', 'codice_fiscale', 'indirizzo', 'email', 'telefono', 'note'] }],
  table: ['nome', 'tipo', 'ultima', 'donato_anno', 'donato_scorso', 'donato', 'codice_fiscale'],
  scans: ['tessera_sanitaria', 'biglietto'],
  prefill: () => ({ tipo: 'persona' }) as const,
})
