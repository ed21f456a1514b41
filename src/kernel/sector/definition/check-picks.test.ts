import { describe, expect, it } from 'vitest'
import { checkPicks } from './check-picks.ts'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { choice } from '../../fields/choice.ts'
import { lines, type Picks } from '../../fields/lines.ts'
import { money } from '../../fields/money.ts'
import { integer } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { apartOf, partsOf } from '../../derive/parts.ts'
import { DefinitionError } from '../../problem/problem.ts'

const corsi = { primi: 'Primi', dolci: 'Dolci' }
const piatto = defineEntity({
  name: 'piatto',
  label: { one: 'Piatto', many: 'Piatti', gender: 'm' },
  fields: { nome: text('Nome'), corso: choice('Corso', corsi), prezzo: money('Prezzo') },
  title: ['nome'],
  table: ['nome'],
}) as unknown as AnyEntity

const whole: Picks<'piatto' | 'quante' | 'nota'> = {
  of: 'piatto',
  count: 'quante',
  beside: ['nota'],
  by: 'corso',
  price: 'prezzo',
  apart: 'uscita',
}
const ordine = (picks: object) =>
  defineEntity({
    name: 'ordine',
    label: { one: 'Ordine', many: 'Ordini', gender: 'm' },
    fields: {
      righe: lines(
        'Righe',
        { piatto: reference('Piatto', 'piatto'), quante: integer('Quante'), nota: text('Nota') },
        { summary: () => '', picks: { ...whole, ...picks } },
      ),
      uscita: choice('Uscita', corsi),
      fretta: choice('Fretta', { si: 'Sì' }),
    },
    title: ['uscita'],
    table: ['uscita'],
  }) as unknown as AnyEntity
const check = (picks: object) => () => checkPicks('bar', ordine(picks), new Map([['piatto', piatto]]))

describe('a grid of tiles', () => {
  it.each([
    [{ of: 'nota' }, 'bar.ordine.righe.picks.of'],
    [{ count: 'nota' }, 'bar.ordine.righe.picks.count'],
    [{ beside: ['quante'] }, 'bar.ordine.righe.picks.beside'],
    [{ beside: ['altro'] }, 'bar.ordine.righe.picks.beside'],
    [{ by: 'nome' }, 'bar.ordine.righe.picks.by'],
    [{ price: 'corso' }, 'bar.ordine.righe.picks.price'],
    [{ apart: 'fretta' }, 'bar.ordine.righe.picks.apart'],
    [{ apart: 'nessuno' }, 'bar.ordine.righe.picks.apart'],
  ])('that names what is not there is a fault: %o', (picks, place) => {
    expect(check({})).not.toThrow()
    expect(check(picks)).toThrow(DefinitionError)
    expect(check(picks)).toThrow(place)
  })
})

describe('what is parted by its lines', () => {
  const apart = apartOf(ordine({}))
  const [primo, dolce] = [
    { piatto: 'piatto_1', quante: 1 },
    { piatto: 'piatto_2', quante: 2 },
  ]

  it('makes a record for each part, in the order of the parts, with all else the same', () => {
    if (!apart) throw new Error('nothing is parted')
    const values = { fretta: 'si', righe: [dolce, primo] }
    expect(partsOf(apart, values, ['dolci', 'primi'])).toEqual([
      { fretta: 'si', uscita: 'primi', righe: [primo] },
      { fretta: 'si', uscita: 'dolci', righe: [dolce] },
    ])
  })

  it('leaves a line that says nothing with what the record says, and a record without lines as it is', () => {
    if (!apart) throw new Error('nothing is parted')
    const values = { uscita: 'dolci', righe: [dolce, primo] }
    expect(partsOf(apart, values, [undefined, ''])).toEqual([{ uscita: 'dolci', righe: [dolce, primo] }])
    expect(partsOf(apart, { uscita: 'primi' }, [])).toEqual([{ uscita: 'primi' }])
  })
})
