import { expect, it } from 'vitest'
import { addressesIn, MOST_INVITED } from './addresses.ts'

it('finds one address or several, however they are set apart, each once', () => {
  const both = ['anna@posta.example', 'carlo@posta.example']
  for (const text of ['anna@posta.example, carlo@posta.example', 'Anna@posta.example;carlo@posta.example\n anna@POSTA.example '])
    expect(addressesIn(text)).toEqual({ addresses: both, problem: undefined })
  expect(addressesIn(' anna@posta.example ')).toEqual({ addresses: ['anna@posta.example'], problem: undefined })
})

it('says what is wrong, and with which of several', () => {
  expect(addressesIn(' ')).toEqual({ addresses: [], problem: 'Indica l’e-mail.' })
  expect(addressesIn('anna@posta')).toMatchObject({ addresses: [], problem: expect.not.stringContaining('«') })
  expect(addressesIn('carlo@posta.example anna@posta')).toMatchObject({ addresses: [], problem: expect.stringContaining('«anna@posta»: ') })
  const many = Array.from({ length: MOST_INVITED + 1 }, (_, at) => `p${at}@posta.example`).join(' ')
  expect(addressesIn(many).problem).toBe('In una volta si invitano al massimo 20 persone.')
})
