import * as k from '../../kernel/describe.ts'
import { recapito } from '../common/fattura/recapito.ts'
import { daFatturare } from './stati.ts'

/** Those who are no business of their own: they are billed with VAT, whatever they have. */
const CONSUMATORI: readonly (string | undefined)[] = ['condominio', 'privato', 'ente']

/** Who has something cleaned. */
export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.text('Nome/Ragione Sociale', {
      max: 120,
      short: 'Nome',
      noun: { said: 'nome o la ragione sociale' },
      synonyms: ['nome', 'ragione sociale', 'denominazione', 'cliente', 'client', 'name'],
      wide: true,
    }),
    tipo: k.choice(
      'Tipo Cliente',
      {
        condominio: 'Condominio',
        azienda: 'Azienda',
        sanitario: 'Struttura sanitaria',
        ricettivo: 'Hotel e locali',
        ente: 'Ente pubblico',
        privato: 'Privato',
      },
      {
        short: 'Tipo',
        noun: { said: 'tipo di cliente' },
        synonyms: ['tipo', 'tipologia', 'categoria'],
        also: {
          condominio: ['condomini', 'palazzo', 'condominiale', 'palazzina'],
          azienda: ['ditta', 'ufficio', 'uffici'],
          sanitario: ['ambulatorio', 'clinica', 'studio medico', 'ospedale', 'casa di riposo', 'poliambulatorio'],
          ricettivo: ['hotel', 'albergo', 'ristorante', 'locale', 'pizzeria'],
          ente: ['comune', 'scuola', 'pubblica amministrazione', 'municipio'],
        },
      },
    ),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['contatto', 'che numero'] })),
    email: k.optional(k.email()),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true, synonyms: ['sede legale'] })),
    partita_iva: k.optional(k.vatNumber('Partita IVA', { short: 'P. IVA' })),
    codice_fiscale: k.optional(k.fiscalCode('Codice fiscale', { holder: { mayBeFirm: true } })),
    ...recapito(),
    iva: k.vat('IVA in fattura', {
      synonyms: ['aliquota'],
      noun: { said: 'IVA da mettere in fattura', gender: 'f' },
      hint: 'Le pulizie di edifici per chi ha la partita IVA vanno in inversione contabile (N6.7).',
    }),
    note: k.optional(k.notes()),
    sedi: k.derived(k.integer('Sedi', {}), k.countOf({ entity: 'sede', by: 'cliente' })),
    interventi: k.counted('Interventi', { entity: 'intervento', by: 'cliente' }),
    prossimo: k.derived(
      k.date('Prossimo intervento', { synonyms: ['torniamo'], short: 'Prossimo' }),
      k.leastOf({ entity: 'intervento', by: 'cliente', of: 'data', where: [k.eq('stato', 'programmato'), k.gte('data', k.today())] }),
    ),
    da_fatturare: k.derived(
      k.money('Da fatturare', {}),
      k.sumOf({ entity: 'intervento', by: 'cliente', of: 'prezzo', where: daFatturare }),
    ),
  },
  synonyms: ['committente', 'anagrafica', 'condominio', 'contratto', 'clienti', 'clientela'],
  makes: ['registra', 'salva', 'inserisci'],
  alike: [['nome'], ['telefono'], ['email']],
  unique: [['partita_iva'], ['codice_fiscale']],
  form: [
    { fields: ['nome', 'tipo', 'telefono', 'email', 'indirizzo'] },
    { title: 'Per la fattura', fields: ['partita_iva', 'codice_fiscale', 'codice_destinatario', 'pec', 'iva', 'note'] },
  ],
  table: ['nome', 'tipo', 'telefono', 'email', 'sedi', 'interventi', 'prossimo', 'da_fatturare'],
  scans: ['biglietto'],
  // Cleaning of buildings for a business is charged to whoever receives it (D.P.R. 633/1972, art. 17 c. 6 a-ter).
  proposes: async ({ partita_iva: number, tipo }) =>
    ({ iva: number === undefined || !k.isPartitaIva(number) || CONSUMATORI.includes(tipo) ? '22' : 'N6.7' }) as const,
  prefill: () => ({ tipo: 'condominio' }) as const,
})
