import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, countOf, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'

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
const programmato = { field: 'stato', op: 'eq', value: 'programmato' } as const

export const tecnico = defineEntity({
  name: 'tecnico',
  label: { one: 'Tecnico', many: 'Tecnici', gender: 'm' },
  fields: {
    nome: text('Nome'),
    mestiere: choice('Mestiere', mestieri, {
      synonyms: ['specializzazione', 'ruolo', 'mansione', 'che mestiere fa', 'che lavoro fa', 'di cosa si occupa'],
      also: detti,
    }),
    telefono: optional(
      phone('Telefono', {
        synonyms: ['cellulare', 'che numero', 'che numero ha', 'a che numero', 'come lo chiamo', 'telefonare'],
      }),
    ),
    in_corso: counted('Interventi in corso', { ...lavori, where: [{ field: 'stato', op: 'eq', value: 'in_corso' }] }),
    stato: derived(
      choice(
        'Stato',
        { disponibile: 'Disponibile', occupato: 'Al lavoro' },
        {
          tones: { disponibile: 'success', occupato: 'warning' },
          also: {
            disponibile: ['libero adesso', 'a disposizione', 'scarico'],
            occupato: ['impegnato', 'occupato', 'in giro', 'sul posto'],
          },
        },
      ),
      cases([when([{ field: 'in_corso', op: 'gt', value: 0 }], 'occupato')], 'disponibile'),
    ),
    da_fare: derived(
      integer('Interventi da fare', {
        short: 'Da fare',
        synonyms: ['quanti lavori da fare', 'carico', 'carico di lavoro', 'quanto lavoro ha'],
      }),
      countOf({ ...lavori, where: [programmato, { field: 'data', op: 'gte', value: today() }] }),
    ),
  },
  title: ['nome'],
  alike: [['nome'], ['telefono']],
  synonyms: ['operaio', 'collaboratore', 'squadra', 'ragazzo', 'dipendente', 'personale'],
  makes: ['assumi', 'registra'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'mestiere', 'telefono'],
})
