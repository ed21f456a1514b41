import { expect, it } from 'vitest'
import { loaderOf } from '../../../sectors/loaders.ts'
import { seesOf, viewersOf } from './what-sees.ts'

const rowOf = async (trade: 'dentisti' | 'artigiani', name: string) => {
  const sector = await loaderOf(trade)?.sector()
  if (!sector) throw new Error(trade)
  const entity = sector.entities.find((one) => one.name === name)
  if (!entity) throw new Error(name)
  return viewersOf(sector).map(({ label, rights }) => [label, seesOf(sector.entities, entity, rights)])
}

it('says what is kept to a group', async () => {
  expect(await rowOf('dentisti', 'reperto')).toEqual([
    ['Titolare', 'tutto'],
    ['Collaboratore', 'non vede'],
    ['… con «Dati sanitari»', 'tutto'],
    ['Contabile', 'non vede'],
    ['Sola lettura', 'non vede'],
  ])
})

it('says what a role may change', async () => {
  expect(await rowOf('artigiani', 'cliente')).toEqual([
    ['Titolare', 'tutto'],
    ['Collaboratore', 'tutto'],
    ['Contabile', 'legge'],
    ['Sola lettura', 'legge'],
  ])
})

it('lets the accountant write documents and what is paid on them', async () => {
  const sector = await loaderOf('dentisti')?.sector()
  const accountant = viewersOf(sector ?? { entities: [], groups: {} }).find(({ label }) => label === 'Contabile')
  expect(accountant?.rights.writes).toEqual(expect.arrayContaining(['fattura', 'incasso']))
  expect(accountant?.rights.writes).not.toContain('paziente')
})
