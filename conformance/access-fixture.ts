import { defineGroups } from '../src/kernel/access/groups.ts'
import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { cases, field, sumOf, times, when } from '../src/kernel/expression/expression.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { counted, derived, shown } from '../src/kernel/fields/derived.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { image } from '../src/kernel/fields/image.ts'
import { lines } from '../src/kernel/fields/lines.ts'
import { money } from '../src/kernel/fields/money.ts'
import { integer } from '../src/kernel/fields/number.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { status } from '../src/kernel/fields/status.ts'
import { text } from '../src/kernel/fields/text.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

/** A practice whose people do not all see everything. */
export const { groups, restricted, only } = defineGroups({
  identita: 'Documenti d’identità',
  sanitari: 'Dati sanitari',
  stipendi: 'Stipendi',
  direzione: 'Direzione',
})

const reparto = defineEntity({
  name: 'reparto',
  label: { one: 'Reparto', many: 'Reparti', gender: 'm' },
  fields: { nome: text('Nome'), spesa: restricted(optional(money('Spesa')), ['stipendi', 'direzione']) },
  title: ['nome'],
  table: ['nome', 'spesa'],
})

export const persona = defineEntity({
  name: 'persona',
  label: { one: 'Persona', many: 'Persone', gender: 'f' },
  fields: {
    nome: text('Nome'),
    reparto: optional(reference('Reparto', 'reparto')),
    documento: restricted(optional(text('Documento')), 'identita'),
    stipendio: restricted(optional(money('Stipendio')), 'stipendi'),
    livello: restricted(optional(choice('Livello', { base: 'Base', alto: 'Alto' })), { write: 'direzione' }),
    foto: restricted(optional(image('Foto')), { write: 'direzione' }),
    ore: optional(integer('Ore')),
    annuo: derived(money('Annuo'), times('stipendio', 12)),
    spesa_reparto: derived(money('Spesa del reparto'), field('reparto.spesa')),
    fascia: derived(
      choice('Fascia', { alta: 'Alta', bassa: 'Bassa' }),
      cases([when([{ field: 'stipendio', op: 'gt', value: 150_000 }], 'alta')], 'bassa'),
    ),
    cartelle: counted('Cartelle', { entity: 'cartella', by: 'persona' }),
    gravi: counted('Gravi', { entity: 'controllo', by: 'persona', where: [{ field: 'esito', op: 'filled' }] }),
    peso: derived(integer('Peso'), sumOf({ entity: 'controllo', by: 'persona', of: 'punti' })),
    controlli: counted('Controlli', { entity: 'controllo', by: 'persona' }),
    detto: shown(text('Detto'), ({ nome, stipendio }: { readonly nome: string; readonly stipendio?: number }) =>
      stipendio === undefined ? nome : `${nome} ${stipendio}`,
    ),
  },
  title: ['nome'],
  unique: [['documento']],
  alike: [['nome'], ['documento']],
  table: ['nome', 'reparto', 'stipendio', 'detto'],
  rules: [
    {
      field: 'ore',
      message: 'Chi guadagna più di 9.000 € non fa più di 10 ore.',
      when: [
        { field: 'stipendio', op: 'gt', value: 900_000 },
        { field: 'ore', op: 'gt', value: 10 },
      ],
    },
    { field: 'ore', message: 'Nessuno fa più di 60 ore.', when: [{ field: 'ore', op: 'gt', value: 60 }] },
  ],
  /** What is paid follows from how long somebody works: it happens, whoever writes the hours. */
  effects: (before, after) =>
    before && after && before.ore !== after.ore && after.ore === 40
      ? [{ type: 'update', entity: 'persona', id: after.id, values: { stipendio: 400_000 } }]
      : [],
})

/** What only doctors see: nobody else knows that there is such a thing. */
export const cartella = defineEntity({
  name: 'cartella',
  label: { one: 'Cartella', many: 'Cartelle', gender: 'f' },
  access: only('sanitari'),
  fields: { persona: reference('Persona', 'persona'), diagnosi: text('Diagnosi') },
  title: ['diagnosi'],
  table: ['diagnosi', 'persona'],
})

export const controllo = defineEntity({
  name: 'controllo',
  label: { one: 'Controllo', many: 'Controlli', gender: 'm' },
  fields: {
    persona: reference('Persona', 'persona'),
    giorno: date('Giorno'),
    punti: restricted(optional(integer('Punti')), 'sanitari'),
    cartella: optional(reference('Cartella', 'cartella')),
    fogli: optional(
      lines('Fogli', { voce: text('Voce'), cartella: optional(reference('Cartella', 'cartella')) }, { summary: ({ voce }) => voce }),
    ),
    esito: restricted(optional(text('Esito')), 'sanitari'),
    stato: status('Stato', 'aperta', {
      aperta: { label: 'Aperta', tone: 'primary', next: ['chiusa'] },
      chiusa: { label: 'Chiusa', tone: 'success', next: ['aperta'], requires: ['esito'], shows: ['persona'] },
    }),
  },
  title: ['persona', 'giorno'],
  sort: [{ field: 'giorno', direction: 'asc' }],
  table: ['persona', 'giorno', 'esito', 'stato'],
  board: 'stato',
  conflicts: async ({ persona: who, giorno }, read) => {
    const ill = await read.find('cartella', [{ field: 'persona', op: 'eq', value: who }])
    return [
      ...ill.flatMap(({ diagnosi }) =>
        diagnosi === 'Contagio' ? [{ path: 'giorno', code: 'rule', message: `Non può venire: ${diagnosi}.` } as const] : [],
      ),
      ...(giorno < '2026-01-01' ? [{ path: 'giorno', code: 'rule', message: 'Troppo tempo fa.' } as const] : []),
    ]
  },
})

/** Somebody who is absent does no shifts, and why is nobody's business. */
export const assenza = defineEntity({
  name: 'assenza',
  label: { one: 'Assenza', many: 'Assenze', gender: 'f' },
  access: only('sanitari'),
  fields: { persona: reference('Persona', 'persona'), dal: date('Dal'), giorni: integer('Giorni'), motivo: text('Motivo') },
  title: ['motivo'],
  table: ['motivo'],
  span: { from: 'dal', lasts: 'giorni', lane: 'persona' },
})

export const turno = defineEntity({
  name: 'turno',
  label: { one: 'Turno', many: 'Turni', gender: 'm' },
  access: only({ write: ['direzione'] }),
  fields: { persona: reference('Persona', 'persona'), dal: date('Dal'), giorni: integer('Giorni') },
  title: ['persona', 'dal'],
  table: ['persona', 'dal'],
  span: { from: 'dal', lasts: 'giorni', lane: 'persona' },
  exclusive: { with: ['assenza'] },
})

export const accessEntities: readonly AnyEntity[] = [reparto, persona, cartella, controllo, assenza, turno]

/** What may be hidden from somebody: one world differs from another in nothing else. */
export interface Hidden {
  readonly words: readonly [string, string]
  readonly stipendio: number | undefined
  readonly spesa: number | undefined
  readonly punti: number | undefined
  readonly ill: number
}

export const accessSample = ({ words: [one, two], stipendio, spesa, punti, ill }: Hidden): Readonly<Record<string, readonly AnyRow[]>> => ({
  reparto: [
    { id: 'reparto_1', version: 1, nome: 'Cura', ...(spesa !== undefined && { spesa }) },
    { id: 'reparto_2', version: 1, nome: 'Studio' },
  ],
  persona: [
    { id: 'persona_1', version: 1, nome: 'Ada', reparto: 'reparto_1', documento: one, ...(stipendio !== undefined && { stipendio }) },
    { id: 'persona_2', version: 1, nome: 'Bruno', reparto: 'reparto_2', livello: 'base', ore: 20 },
    { id: 'persona_3', version: 1, nome: 'Carla', documento: two, stipendio: 250_000 },
  ],
  cartella: [
    { id: 'cartella_1', version: 1, persona: 'persona_1', diagnosi: two },
    { id: 'cartella_2', version: 1, persona: ill === 1 ? 'persona_1' : 'persona_2', diagnosi: one },
  ],
  controllo: [
    {
      id: 'controllo_1',
      version: 1,
      persona: 'persona_1',
      giorno: '2026-11-20',
      stato: 'aperta',
      cartella: 'cartella_1',
      fogli: [{ voce: one, cartella: 'cartella_2' }],
      esito: two,
      ...(punti !== undefined && { punti }),
    },
    { id: 'controllo_2', version: 1, persona: 'persona_3', giorno: '2026-11-21', stato: 'aperta' },
  ],
  assenza: [{ id: 'assenza_1', version: 1, persona: 'persona_2', dal: '2026-12-01', giorni: 3 + ill, motivo: one }],
  turno: [{ id: 'turno_1', version: 1, persona: 'persona_1', dal: '2026-12-01', giorni: 2 }],
})
