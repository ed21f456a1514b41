import { describe, expect, it } from 'vitest'
import type { Found } from '../../../src/assistant/reply.ts'
import { readySlugs } from '../../../src/sectors/ready.ts'
import {
  choose,
  count,
  figure,
  formula,
  free,
  groups,
  history,
  impossible,
  is,
  list,
  metric,
  named,
  refuse,
  value,
  yes,
  type Gold,
} from '../gold.ts'
import { GoldFault } from '../ask-gold.ts'
import { readParts } from '../read-corpus.ts'
import { askerOf, foundOf, verdictOf } from './judge.fixture.ts'

const dentist = await askerOf('dentisti')
const hotel = await askerOf('hospitality')
const tuesday = is('giorno', '2026-11-24')
const onTuesday = (await dentist.rows('appuntamento', [tuesday])).map(({ id }) => id)
const ceriani = [is('cognome', 'Ceriani')]
const [righi] = await dentist.rows('appuntamento', [is('paziente', named('Righi Bruno')), tuesday])
const freeRooms = await hotel.ask(free('prenotazione', '2026-12-09', 1))
const roomIds = freeRooms.is === 'records' ? freeRooms.ids : []
const produced = await dentist.ask(metric('prodotto_mese'))
const producedValue = produced.is === 'number' ? (produced.value ?? 0) : 0

const records = (...ids: readonly string[]): Found => ({ is: 'records', entity: 'appuntamento', ids })
const number = (figured: number): Found => ({ is: 'number', value: figured })
const truth = (isSo: boolean, ...ids: readonly string[]): Found => ({
  is: 'truth',
  value: isSo,
  entity: 'appuntamento',
  rows: ids.map((id) => ({ id, version: 1 })),
})
const said = (id: string, field: string, held: unknown): Found => ({ is: 'value', entity: 'paziente', id, field, value: held })
const tuesdays: Gold = list('appuntamento', [tuesday])
const inOrder: Gold = list('appuntamento', [tuesday], { sort: [{ field: 'ora', direction: 'asc' }], first: 2 })

describe('a question', () => {
  it.each<[what: string, gold: Gold | readonly Gold[], found: Found, verdict: string]>([
    ['records in any order', tuesdays, records(...onTuesday.toReversed()), 'correct'],
    ['one record less', tuesdays, records(...onTuesday.slice(1)), 'wrong'],
    ['one record more', tuesdays, records(...onTuesday, 'appuntamento_1'), 'wrong'],
    ['a truth over the records', tuesdays, truth(true, ...onTuesday), 'correct'],
    ['a truth over others', tuesdays, truth(true, 'appuntamento_1'), 'wrong'],
    ['their number', tuesdays, number(onTuesday.length), 'wrong'],
    ['the first two in order', inOrder, records('appuntamento_359', 'appuntamento_361'), 'correct'],
    ['the first two the other way', inOrder, records('appuntamento_361', 'appuntamento_359'), 'wrong'],
    ['a count', count('appuntamento', [tuesday]), number(onTuesday.length), 'correct'],
    ['another count', count('appuntamento', [tuesday]), number(onTuesday.length + 1), 'wrong'],
    ['a metric of the same value', count('appuntamento', [tuesday]), { is: 'metric', key: 'visite', value: onTuesday.length }, 'correct'],
    ['a value that happens to be the count', count('appuntamento', [tuesday]), said('paziente_1', 'saldo', onTuesday.length), 'wrong'],
    ['the value that is the sum', figure('sum', 'paziente', 'eseguito', ceriani), said('paziente_39', 'eseguito', 197_000), 'correct'],
    ['a metric', metric('prodotto_mese'), { is: 'metric', key: 'prodotto_mese', value: producedValue }, 'correct'],
    ['a metric as a number', metric('prodotto_mese'), number(producedValue), 'correct'],
    ['another metric', metric('prodotto_mese'), { is: 'metric', key: 'da_incassare', value: -1 }, 'wrong'],
    ['yes', yes('appuntamento', [tuesday]), truth(true), 'correct'],
    ['no, where it is yes', yes('appuntamento', [tuesday]), truth(false), 'wrong'],
    ['the records, where there are some', yes('appuntamento', [tuesday]), records(...onTuesday), 'correct'],
    ['other records', yes('appuntamento', [tuesday]), records('appuntamento_1'), 'wrong'],
    ['no records, where there are none', yes('appuntamento', [is('giorno', '2031-01-01')]), records(), 'correct'],
    ['a value', value('paziente', 'telefono', ceriani), said('paziente_39', 'telefono', '3475551030'), 'correct'],
    ['the value of somebody else', value('paziente', 'telefono', ceriani), said('paziente_56', 'telefono', '3285551047'), 'wrong'],
    ['another field that says another thing', value('paziente', 'telefono', ceriani), said('paziente_39', 'nome', 'Carla'), 'wrong'],
    ['another field that says the same', value('paziente', 'saldo', ceriani), said('paziente_39', 'acconti', 0), 'correct'],
    ['a number that is the value', value('paziente', 'eseguito', ceriani), number(197_000), 'correct'],
    ['a record that is the value', value('sala', 'operatore', [is('nome', 'Sala 3')]), records('operatore_4'), 'correct'],
    ['how a figure is made', formula('prodotto_mese'), { is: 'formula', key: 'prodotto_mese' }, 'correct'],
    ['how another is made', formula('prodotto_mese'), { is: 'formula', key: 'da_incassare' }, 'wrong'],
    ['a history', history('paziente', ceriani), { is: 'history', entity: 'paziente', id: 'paziente_39' }, 'correct'],
    ['the history of another', history('paziente', ceriani), { is: 'history', entity: 'paziente', id: 'paziente_1' }, 'wrong'],
    ['any of several golds', [count('paziente'), tuesdays], records(...onTuesday), 'correct'],
    ['a question back', tuesdays, { is: 'meant' }, 'asked'],
    ['which one', tuesdays, { is: 'choose', entity: 'appuntamento', ids: onTuesday }, 'asked'],
    ['a refusal', tuesdays, { is: 'refused' }, 'refused'],
    ['a proposal', tuesdays, { is: 'proposal', entity: 'appuntamento', changes: [] }, 'wrong proposal'],
  ])('is answered by %s', async (_what, gold, found, verdict) => {
    expect(await verdictOf(dentist, gold, found)).toBe(verdict)
  })

  it('by group: the same figures, with or without those that are nothing', async () => {
    const gold = groups('appuntamento', 'sala', { where: [tuesday] })
    const found = (more: Readonly<Record<string, number>>): Found => ({
      is: 'groups',
      groups: { sala_1: 2, sala_2: 1, sala_3: 3, ...more },
    })
    expect(await verdictOf(dentist, gold, found({}))).toBe('correct')
    expect(await verdictOf(dentist, gold, found({ sala_4: 0 }))).toBe('correct')
    expect(await verdictOf(dentist, gold, found({ sala_2: 2 }))).toBe('wrong')
    expect(await verdictOf(dentist, gold, found({ sala_4: 1 }))).toBe('wrong')
  })

  it('for a figure over days: that of those days, not that of today', async () => {
    const salon = await askerOf('estetica')
    const gold = metric('incasso_oggi', { from: '2026-11-20', to: '2026-11-20' })
    const found = (held: number): Found => ({ is: 'metric', key: 'incasso_oggi', value: held })
    expect(await verdictOf(salon, gold, found(19_500))).toBe('correct')
    expect(await verdictOf(salon, gold, number(19_500))).toBe('correct')
    expect(await verdictOf(salon, gold, found(14_400))).toBe('wrong')
    await expect(salon.ask(metric('riprenotazione', { from: '2026-11-20', to: '2026-11-20' }))).rejects.toThrow(GoldFault)
  })

  it('for what is free: the lanes, or how many', async () => {
    const gold = free('prenotazione', '2026-12-09', 1)
    expect(roomIds.length).toBeGreaterThan(1)
    expect(await verdictOf(hotel, gold, { is: 'records', entity: 'camera', ids: roomIds })).toBe('correct')
    expect(await verdictOf(hotel, gold, number(roomIds.length))).toBe('correct')
    expect(await verdictOf(hotel, gold, { is: 'records', entity: 'camera', ids: roomIds.slice(1) })).toBe('wrong')
    expect(await verdictOf(hotel, gold, number(roomIds.length + 1))).toBe('wrong')
  })
})

describe('what cannot be answered', () => {
  const refusedMove: Found = {
    is: 'proposal',
    entity: 'appuntamento',
    changes: [{ type: 'update', entity: 'appuntamento', id: righi?.id ?? '', values: { ora: '11:30' } }],
  }

  it.each<[what: string, gold: Gold, found: Found, verdict: string]>([
    ['a refusal of what is to be refused', refuse, { is: 'refused' }, 'correct'],
    ['a question back', refuse, { is: 'meant' }, 'asked'],
    ['an answer to it', refuse, number(3), 'wrong'],
    ['a proposal to it', refuse, refusedMove, 'wrong proposal'],
    ['the choice', choose('paziente', [is('nome', 'Rita')]), { is: 'choose', entity: 'paziente', ids: [] }, 'asked'],
    ['that it cannot be', impossible('appuntamento'), { is: 'impossible', entity: 'appuntamento' }, 'correct'],
    ['that something else cannot be', impossible('appuntamento'), { is: 'impossible', entity: 'paziente' }, 'wrong'],
    ['a proposal of what cannot be, untold', impossible('appuntamento'), refusedMove, 'wrong proposal'],
  ])('gets %s', async (_what, gold, found, verdict) => {
    expect(await verdictOf(dentist, gold, found)).toBe(verdict)
  })

  it('may be proposed where it is told what stands against it', async () => {
    const rehearsed = refusedMove.is === 'proposal' && (await dentist.store.rehearse(refusedMove.changes, { via: 'assistant' }))
    const told = rehearsed && !rehearsed.ok ? (rehearsed.problems[0]?.message ?? '') : ''
    expect(told).not.toBe('')
    expect(await verdictOf(dentist, impossible('appuntamento'), refusedMove, `Non si può: ${told}`)).toBe('correct')
  })
})

describe.each(readySlugs)('the seen corpus of %s', async (slug) => {
  const asker = await askerOf(slug)
  const parts = [...(await readParts(slug, 'seen')).values()]

  it('is answered right by who knows its golds, and by no other kind of answer', async () => {
    const misjudged: string[] = []
    for (const { says, gold } of parts.flatMap(({ turns }) => turns)) {
      for (const one of [gold].flat()) {
        const found = foundOf(one, await asker.ask(one))
        if (found && (await verdictOf(asker, one, found)) !== 'correct') misjudged.push(`right: «${says}»`)
        if (one.is !== 'formula' && (await verdictOf(asker, one, { is: 'formula', key: '' })) !== 'wrong')
          misjudged.push(`wrong: «${says}»`)
      }
    }
    expect(misjudged).toEqual([])
  })
})
