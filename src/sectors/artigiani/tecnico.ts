import * as k from '../../kernel/describe.ts'

/** The trades of the workshop, as jobs and technicians name them (specification §3, Craftspeople). */
export const mestieri = { idraulica: 'Idraulica', elettrica: 'Elettrica', fabbro: 'Fabbro', generale: 'Generale' } as const

/** What people call them. */
export const detti = {
  idraulica: ['idraulico', 'idraulici', 'termoidraulica', 'termoidraulico'],
  elettrica: ['elettricista', 'elettricisti', 'elettrico', 'elettrici'],
  fabbro: ['fabbri', 'ferro', 'carpenteria'],
  generale: ['generico', 'tuttofare', 'muratore', 'edile', 'lavori vari'],
} as const

const lavori = { entity: 'intervento', by: 'tecnico' } as const
const programmato = k.eq('stato', 'programmato')

export const tecnico = k.defineEntity({
  name: 'tecnico',
  label: { one: 'Tecnico', many: 'Tecnici', gender: 'm' },
  fields: {
    nome: k.text('Nome'),
    mestiere: k.choice('Mestiere', mestieri, { synonyms: ['specializzazione', 'ruolo', 'mansione'], also: detti }),
    telefono: k.optional(k.phone('Telefono', { synonyms: ['che numero', 'a che numero', 'come lo chiamo', 'telefonare'] })),
    in_corso: k.counted('Interventi in corso', { ...lavori, where: [k.eq('stato', 'in_corso')] }),
    stato: k.standing(
      'Stato',
      { disponibile: ['Disponibile', 'success'], occupato: ['Al lavoro', 'warning'] },
      k.cases([k.when([k.gt('in_corso', 0)], 'occupato')], 'disponibile'),
      {
        also: { disponibile: ['libero adesso', 'a disposizione', 'scarico'], occupato: ['impegnato', 'occupato', 'in giro', 'sul posto'] },
      },
    ),
    da_fare: k.derived(
      k.integer('Interventi da fare', { short: 'Da fare', synonyms: ['carico'] }),
      k.countOf({ ...lavori, where: [programmato, k.gte('data', k.today())] }),
    ),
  },
  alike: [['nome'], ['telefono']],
  synonyms: ['operaio', 'collaboratore', 'squadra', 'ragazzo', 'dipendente', 'personale'],
  makes: ['assumi', 'registra'],
  table: ['nome', 'mestiere', 'telefono'],
})
