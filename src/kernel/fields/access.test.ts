import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { type AnyEntity } from '../entity/entity.ts'
import { sumOf, times, totalOf } from '../expression/expression.ts'
import { derived } from './derived.ts'
import { optional } from './field.ts'
import { lines } from './lines.ts'
import { money } from './money.ts'
import { reference } from './reference.ts'
import { status } from './status.ts'
import { text } from './text.ts'
import { vat } from './vat.ts'
import { checkAccess } from '../access/check-access.ts'
import { defineGroups } from '../access/groups.ts'
import { needsIn } from '../access/needs.ts'
import { sightOf } from '../access/sight.ts'

const { groups, only, restricted } = defineGroups({ stipendi: 'Stipendi', sanitari: 'Dati sanitari' })
const label = { one: 'Persona', many: 'Persone', gender: 'f' } as const
const base = { name: 'persona', label, title: ['nome'], table: ['nome'] } as const
const check = (...entities: AnyEntity[]) => checkAccess('studio', new Map(entities.map((entity) => [entity.name, entity])), groups)
const stipendio = restricted(optional(money('Stipendio')), 'stipendi')

const cartella = defineEntity({
  name: 'cartella',
  label: { one: 'Cartella', many: 'Cartelle', gender: 'f' },
  access: only('sanitari'),
  fields: { diagnosi: text('Diagnosi') },
  title: ['diagnosi'],
  table: ['diagnosi'],
})

describe('what a sector keeps to some', () => {
  it('is named as the compiler knows it', () => {
    // @ts-expect-error a group that is not there
    expect(() => restricted(optional(text('Nome')), 'stipendo')).toThrow("'stipendo' is not a group. Groups: stipendi, sanitari.")
    // @ts-expect-error a group that is not there
    expect(() => only({ write: ['capo'] })).toThrow("'capo' is not a group.")
    expect(() => only({})).toThrow('keeps nothing to anybody')
    // @ts-expect-error who may not write it could make no record
    restricted(text('Nome'), 'stipendi')
  })

  it('is of groups that the sector has', () => {
    const other = defineGroups({ altri: 'Altri' })
    const persona = defineEntity({ ...base, fields: { nome: text('Nome'), note: other.restricted(optional(text('Note')), 'altri') } })
    expect(() => check(persona)).toThrow(
      "studio.persona: is kept to 'altri', which is no group of this sector. Groups: stipendi, sanitari.",
    )
  })

  it('keeps what is worked out of it to as few, a discount on lines too', () => {
    const sconto = defineEntity({
      name: 'sconto',
      label: { one: 'Sconto', many: 'Sconti', gender: 'm' },
      access: only('stipendi'),
      fields: { importo: money('Importo'), nota: reference('Nota', 'nota') },
      title: ['importo'],
      table: ['importo'],
    })
    const nota = defineEntity({
      name: 'nota',
      label: { one: 'Nota', many: 'Note', gender: 'f' },
      fields: {
        nome: text('Nome'),
        righe: optional(lines('Righe', { importo: money('Importo'), iva: vat('IVA') }, { summary: () => '' })),
        pieno: derived(money('Pieno'), totalOf('righe', { amount: 'importo', vat: 'iva' })),
        totale: derived(
          money('Totale'),
          totalOf('righe', { amount: 'importo', vat: 'iva', less: sumOf({ entity: 'sconto', by: 'nota', of: 'importo' }) }),
        ),
      },
      title: ['nome'],
      table: ['nome'],
    })
    const needs = needsIn(new Map([nota, sconto].map((entity): [string, AnyEntity] => [entity.name, entity])))
    expect(needs.field('nota', 'pieno')).toEqual([])
    expect(needs.field('nota', 'totale')).toEqual([['stipendi']])
  })

  it('stands in no title, order or plan', () => {
    const fields = { nome: text('Nome'), soprannome: restricted(optional(text('Soprannome')), 'stipendi'), stipendio }
    expect(() => check(defineEntity({ ...base, title: ['nome', 'soprannome'], fields }))).toThrow(
      "studio.persona.title: 'soprannome' is kept to 'stipendi', and everybody who sees persona sees its title.",
    )
    expect(() => check(defineEntity({ ...base, sort: [{ field: 'stipendio', direction: 'asc' }], fields }))).toThrow('studio.persona.sort')
    const annuo = derived(money('Annuo'), times('stipendio', 12))
    expect(() => check(defineEntity({ ...base, sort: [{ field: 'annuo', direction: 'asc' }], fields: { ...fields, annuo } }))).toThrow(
      "studio.persona.sort: 'annuo' is kept to 'stipendi'",
    )
    const title = defineEntity({
      ...base,
      title: ['nome', 'cartella'],
      fields: { nome: text('Nome'), cartella: optional(reference('C', 'cartella')) },
    })
    expect(() => check(title, cartella)).toThrow("studio.persona.title: 'cartella' is kept to 'sanitari'")
  })

  it('can be left out by whoever does not see it', () => {
    const persona = defineEntity({ ...base, fields: { nome: text('Nome'), cartella: reference('Cartella', 'cartella') } })
    expect(() => check(persona, cartella)).toThrow('studio.persona.cartella: must be filled, and not everybody may fill it.')
    expect(() => check(defineEntity({ ...base, access: only('sanitari'), fields: persona.fields }), cartella)).not.toThrow()
  })

  it('is no column of lines, and no lifecycle that some do not see', () => {
    const righe = lines('Righe', { voce: restricted(optional(text('Voce')), 'stipendi') }, { summary: () => '' })
    expect(() => check(defineEntity({ ...base, fields: { nome: text('Nome'), righe: optional(righe) } }))).toThrow('lines are seen whole')
    const stato = (access: 'stipendi' | { write: 'stipendi' }) =>
      restricted(status('Stato', 'aperta', { aperta: { label: 'Aperta', tone: 'primary', next: [] } }), access)
    expect(() => check(defineEntity({ ...base, fields: { nome: text('Nome'), stato: stato('stipendi') } }))).toThrow('persona.lifecycle')
    expect(() => check(defineEntity({ ...base, fields: { nome: text('Nome'), stato: stato({ write: 'stipendi' }) } }))).not.toThrow()
  })
})

describe('what somebody sees', () => {
  const persona = defineEntity({
    ...base,
    fields: {
      nome: text('Nome'),
      stipendio,
      annuo: derived(money('Annuo'), times('stipendio', 12)),
      premio: restricted(optional(money('Premio')), { write: 'stipendi' }),
    },
    table: ['nome', 'stipendio', 'annuo'],
    alike: [['nome'], ['stipendio']],
    prefill: () => ({ nome: 'Ada', stipendio: 100 as never }),
    rules: [{ field: 'nome', message: 'Troppo.', when: [{ field: 'annuo', op: 'gt', value: 1 }] }],
  })
  const entities = new Map<string, AnyEntity>([persona, cartella].map((entity) => [entity.name, entity]))

  it('is the whole for the owner, and for who is in all groups', () => {
    expect(sightOf(entities, { groups: 'all' }).isWhole).toBe(true)
    expect(sightOf(entities, { groups: ['stipendi', 'sanitari'] }).isWhole).toBe(true)
    expect(sightOf(entities, { groups: ['stipendi'] }).isWhole).toBe(false)
  })

  it('is an entity without what is hidden, and a form without what is not his to write', () => {
    const seen = sightOf(entities, { groups: [] }).entities
    expect([...seen.keys()]).toEqual(['persona'])
    const narrow = seen.get('persona')
    expect(Object.keys(narrow?.fields ?? {})).toEqual(['nome', 'premio'])
    expect(narrow).toMatchObject({
      table: ['nome'],
      form: [{ fields: ['nome', 'premio'] }],
      fixed: ['premio'],
      alike: [['nome']],
      rules: [],
    })
    expect(narrow?.prefill?.({ today: '2026-11-21' })).toEqual({ nome: 'Ada' })
  })
})
