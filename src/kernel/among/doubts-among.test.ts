import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { doubtsAmong } from './doubts-among.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { fiscalCode } from '../fields/fiscal-code.ts'
import { integer } from '../fields/number.ts'
import { phone } from '../fields/phone.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'

const allievo = defineEntity({
  name: 'allievo',
  label: { one: 'Allievo', many: 'Allievi', gender: 'm' },
  fields: { nome: text('Nome'), corso: text('Corso'), nascita: optional(date('Data di nascita')), telefono: optional(phone('Telefono')) },
  title: ['nome'],
  table: ['nome'],
  alike: [['nome', 'corso'], ['telefono']],
  apart: ['nascita'],
})
const ditta = defineEntity({
  name: 'ditta',
  label: { one: 'Ditta', many: 'Ditte', gender: 'f' },
  fields: { nome: text('Nome'), codice: optional(fiscalCode('Codice fiscale', { holder: { names: ['nome'], mayBeFirm: true } })) },
  title: ['nome'],
  table: ['nome'],
})
const mezzo = defineEntity({
  name: 'mezzo',
  label: { one: 'Mezzo', many: 'Mezzi', gender: 'm' },
  fields: { targa: text('Targa'), chilometri: optional(integer('Chilometri')) },
  title: ['targa'],
  table: ['targa'],
})
const riparo = defineEntity({
  name: 'riparo',
  label: { one: 'Riparazione', many: 'Riparazioni', gender: 'f' },
  fields: {
    mezzo: reference('Mezzo', 'mezzo'),
    giorno: date('Giorno'),
    km: optional(integer('Km')),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'primary', next: ['chiuso'] },
      chiuso: { label: 'Chiuso', tone: 'success', next: [] },
    }),
  },
  title: ['mezzo', 'giorno'],
  table: ['giorno'],
  seldom: [['mezzo', 'giorno']],
  rises: { field: 'km', than: 'mezzo.chilometri' },
})

const entities: readonly AnyEntity[] = [allievo, ditta, mezzo, riparo]
const store = new MemoryStore({
  entities,
  at: () => ({ today: '2026-11-27' }),
  sample: {
    allievo: [
      { id: 'allievo_1', version: 1, nome: 'Matilde Greco', corso: 'Inglese B1', telefono: '3331234567' },
      { id: 'allievo_2', version: 1, nome: 'Ada Pini', corso: 'Inglese B1', nascita: '2001-02-03' },
    ],
    ditta: [{ id: 'ditta_1', version: 1, nome: 'Officine Adda' }],
    mezzo: [{ id: 'mezzo_1', version: 1, targa: 'GA002BC', chilometri: 84_300 }],
    riparo: [
      { id: 'riparo_1', version: 1, mezzo: 'mezzo_1', giorno: '2026-11-27', km: 84_300, stato: 'aperto' },
      { id: 'riparo_2', version: 1, mezzo: 'mezzo_1', giorno: '2026-11-26', stato: 'chiuso' },
    ],
  },
})
const asked = async (name: string, after: object, id?: string) => {
  const entity = entities.find((one) => one.name === name)
  if (!entity) throw new Error(name)
  const before = id === undefined ? undefined : await store.get(name, id)
  return (await doubtsAmong(entity, { store, entities, before, after: { ...before, ...after } })).map(
    ({ path, message }) => `${path}: ${message}`,
  )
}

describe('a name that somebody else has', () => {
  const twin = { nome: 'matilde greco', corso: 'Inglese B1' }
  const question = 'nome: C’è già Matilde Greco: è un’altra persona?'
  it('is asked about, however it is written, and whatever the telephone', async () => {
    expect(await asked('allievo', twin)).toEqual([question])
    expect(await asked('allievo', { ...twin, telefono: '3339999999' })).toEqual([question])
    expect(await asked('allievo', { nome: 'Matilde Greco' }, 'allievo_2')).toEqual([question])
  })

  it('is not where the course or the birth day says that it is another, or only the telephone is shared', async () => {
    expect(await asked('allievo', { ...twin, corso: 'Excel' })).toEqual([])
    expect(await asked('allievo', { nome: 'Ada Pini', corso: 'Inglese B1', nascita: '1990-05-06' })).toEqual([])
    expect(await asked('allievo', { nome: 'Ugo Greco', corso: 'Inglese B1', telefono: '3331234567' })).toEqual([])
  })

  it('is its own where the record is changed in something else', async () => {
    expect(await asked('allievo', { telefono: '3330000000' }, 'allievo_1')).toEqual([])
  })

  it('of a firm is said in the word of the trade', async () => {
    expect(await asked('ditta', { nome: 'Officine Adda' })).toEqual(['nome: C’è già Officine Adda: è un’altra ditta?'])
  })
})

describe('a second record of one day', () => {
  it('is asked about while the first is open, and not once it is over or of another day', async () => {
    const second = { mezzo: 'mezzo_1', giorno: '2026-11-27' }
    expect(await asked('riparo', second)).toEqual(['mezzo: C’è già una riparazione aperta, «GA002BC · 27/11/2026»: salva lo stesso?'])
    expect(await asked('riparo', { ...second, giorno: '2026-11-26' })).toEqual([])
    expect(await asked('riparo', { ...second, stato: 'chiuso' })).toEqual([])
    expect(await asked('riparo', { giorno: '2026-11-27', km: 84_400 }, 'riparo_1')).toEqual([])
  })
})

describe('a number that only rises', () => {
  it('is asked about where it is less than what is known', async () => {
    const visit = { mezzo: 'mezzo_1', giorno: '2026-12-01' }
    expect(await asked('riparo', { ...visit, km: 100 })).toEqual(['km: «GA002BC» è già a 84.300 km e qui sono 100: salva lo stesso?'])
    expect(await asked('riparo', { ...visit, km: 84_300 })).toEqual([])
    expect(await asked('riparo', visit)).toEqual([])
    expect(await asked('riparo', { km: 84_300, giorno: '2026-11-27' }, 'riparo_1')).toEqual([])
  })
})
