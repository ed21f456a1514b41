import * as k from '../../kernel/describe.ts'

const lavori = { entity: 'intervento', by: 'cliente' } as const

/** After how many days without a job somebody has not been heard of for long. */
const SEI_MESI = 182

export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.text('Nome/Ragione Sociale', {
      short: 'Nome',
      noun: { said: 'nome o la ragione sociale' },
      synonyms: ['nome', 'ragione sociale', 'denominazione', 'cliente', 'name', 'azienda'],
      wide: true,
    }),
    tipo: k.choice(
      'Tipo Cliente',
      { privato: 'Privato', azienda: 'Azienda', commerciale: 'Commerciale' },
      {
        short: 'Tipo',
        noun: { said: 'tipo di cliente' },
        synonyms: ['tipo', 'tipologia', 'categoria'],
        also: {
          privato: ['famiglia'],
          azienda: ['ditta', 'impresa', 'società'],
          commerciale: ['negozio', 'esercizio', 'attività', 'locale'],
        },
      },
    ),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['che numero', 'che numero hanno', 'a che numero'] })),
    email: k.optional(k.email()),
    indirizzo: k.optional(k.address('Indirizzo', { synonyms: ['casa'] })),
    note: k.optional(k.notes()),
    interventi: k.counted('Interventi', { entity: 'intervento', by: 'cliente' }),
    recenti: k.derived(
      k.integer('Interventi in sei mesi', { short: 'In sei mesi', synonyms: ['interventi recenti', 'lavori recenti'] }),
      k.countOf({ ...lavori, where: [k.ne('stato', 'cancellato'), k.gt('data', k.today(-SEI_MESI))] }),
    ),
    speso: k.derived(
      k.spent('Speso da noi', { short: 'Speso' }),
      k.sumOf({ ...lavori, of: 'preventivo', where: [k.eq('stato', 'completato')] }),
    ),
  },
  synonyms: ['committente', 'anagrafica', 'condominio', 'contatto', 'nominativo', 'clientela'],
  makes: ['registra', 'salva', 'inserisci'],
  alike: [['nome'], ['telefono'], ['email']],
  form: [{ fields: ['nome', 'tipo', 'telefono', 'email', 'indirizzo', 'note'] }],
  table: ['nome', 'tipo', 'telefono', 'email', 'interventi'],
  scans: ['biglietto'],
  prefill: () => ({ tipo: 'privato' }) as const,
})
