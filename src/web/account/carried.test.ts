import { expect, it } from 'vitest'
import { readCarried, readFragment } from './carried.ts'

it.each([
  ['#invito=abc_DEF-123', { link: { of: 'invito', token: 'abc_DEF-123' } }],
  ['#iscrizione=abc.def~ghi', { link: { of: 'iscrizione', token: 'abc.def~ghi' } }],
  ['#nuova-password=abc', { reading: 'nuova-password', key: 'abc' }],
  ['#indirizzo=abc', { reading: 'indirizzo', key: 'abc' }],
  ['#non-sono-stato-io=abc', { reading: 'non-sono-stato-io', key: 'abc' }],
  ['#dimenticata=abc', undefined],
  ['', undefined],
  ['#', undefined],
  ['#contenuto', undefined],
  ['#invito=', undefined],
  ['#invito=a b', undefined],
  ['#invito=<b>', undefined],
  ['#altro=abc', undefined],
])('the fragment %s says %j', (hash, carried) => expect(readFragment(hash)).toEqual(carried))

it.each([
  [undefined, {}],
  [null, {}],
  ['azienda', {}],
  [
    { email: 'luca@sartori.example', azienda: 'Sartori' },
    { email: 'luca@sartori.example', azienda: 'Sartori' },
  ],
  [{ email: '', azienda: 4 }, {}],
  [{ link: { of: 'invito', token: 'abc' } }, { link: { of: 'invito', token: 'abc' } }],
  [{ link: { of: 'altro', token: 'abc' } }, {}],
  [{ link: { of: 'invito' } }, {}],
  [{ reading: 'dimenticata' }, { reading: 'dimenticata' }],
  [
    { reading: 'indirizzo', key: 'abc' },
    { reading: 'indirizzo', key: 'abc' },
  ],
  [{ reading: 'altro', note: 'Fatto.' }, { note: 'Fatto.' }],
])('of the state %j it keeps %j', (state, carried) => expect(readCarried(state)).toEqual(carried))
