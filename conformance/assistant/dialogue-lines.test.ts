import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../src/kernel/entity/entity.ts'
import { partsOf } from '../../src/kernel/fields/document-number.ts'
import { isKind } from '../../src/kernel/fields/field.ts'
import { nounPhrase } from '../../src/kernel/italian/noun.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import { readySlugs } from '../../src/sectors/index.ts'
import { lastReply, openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'
const IN: Readonly<Record<string, string>> = { il: 'nel ', lo: 'nello ', la: 'nella ', "l'": "nell'" }
const fieldOf = ({ fields }: AnyEntity, kind: string) => Object.keys(fields).find((key) => fields[key]?.kind === kind)

describe('the lines of a record', () => {
  it.each([
    'il tavolo 5 cosa ha ordinato?',
    'cosa ha ordinato il tavolo 5?',
    'cosa hanno ordinato al tavolo 5?',
    'che piatti ha ordinato il tavolo 5?',
    'cosa ha ordinato Lorusso?',
  ])('«%s» tells the dishes', async (says) => {
    const reply = await lastReply('ristorazione', says)
    expect(reply.found).toMatchObject({ is: 'value', entity: 'comanda', field: 'righe' })
    expect(reply.says).toContain('2 Margherita; 1 Tagliatelle al ragù')
  })

  it('are told order by order where several are open', async () => {
    const reply = await lastReply('farmacie', 'cosa c’è nell’ordine di Salus?')
    expect(reply.found).toMatchObject({ is: 'records', entity: 'ordine' })
    expect(reply.says).toMatch(/ORD\/314 · Distribuzione Salus: 50 x Paracetamolo .*ORD\/311 · Distribuzione Salus: 100 x Paracetamolo/)
  })

  it('are those of who is here now, and not of all that ever were', async () => {
    const reply = await lastReply('autofficine', 'che ricambi ha la Golf?')
    expect(reply.says).toContain('1 x Pastiglie freno anteriori')
  })

  it('does not take away the list: «che lavori ha la Panda?» asks for its jobs', async () => {
    expect((await lastReply('autofficine', 'che lavori ha la Panda?')).found).toMatchObject({ is: 'records', entity: 'riparazione' })
  })

  it.each(readySlugs)('are told by number in /%s', async (slug) => {
    const { assistant, sector, store } = await openAssistant(slug, FRIDAY)
    for (const entity of sector.entities) {
      const number = fieldOf(entity, 'document_number')
      const lines = Object.keys(entity.fields).find((key) => entity.fields[key] && isKind(entity.fields[key], 'lines'))
      if (number === undefined || lines === undefined) continue
      const { rows } = await allRows(store, {
        entity: entity.name,
        where: [
          { field: lines, op: 'filled' },
          { field: number, op: 'filled' },
        ],
      })
      const newest = rows.toSorted((a, b) => String(b[number]).localeCompare(String(a[number]), 'it', { numeric: true }))[0]
      if (!newest) continue
      const { article, phrase } = nounPhrase(entity.label.one, { gender: entity.label.gender })
      const says = `cosa c’è ${IN[article] ?? ''}${phrase.slice(article.length).trim()} ${partsOf(String(newest[number])).count}?`
      expect({ says, ...(await assistant.ask(says)).found }).toMatchObject({ says, is: 'value', entity: entity.name, field: lines })
    }
  })
})

describe('an order about a bill that is not there', () => {
  it.each(['dividi il conto del tavolo 2 in tre', 'dividi il conto del tavolo 2'])('«%s» says so', async (says) => {
    const reply = await lastReply('ristorazione', says)
    expect(reply.found).toMatchObject({ is: 'impossible', entity: 'conto' })
    expect(reply.says).toBe('Non c’è nessun conto aperto del tavolo 2.')
  })

  it('offers to bring it where somebody sits there, and what it offers is understood', async () => {
    const { assistant } = await openAssistant('ristorazione', FRIDAY)
    const { says, suggestions } = await assistant.ask('dividi il conto del tavolo 4')
    expect(says).toBe('Non c’è nessun conto aperto del tavolo 4.')
    expect(suggestions).toEqual(['Porta il conto del tavolo 4'])
    expect((await assistant.ask(suggestions?.[0] ?? '')).found).toMatchObject({ is: 'proposal', entity: 'prenotazione' })
  })

  it('divides the one that is there in as many as are said', async () => {
    const { found } = await lastReply('ristorazione', 'dividi il conto del tavolo 1 in tre')
    expect(found).toMatchObject({ is: 'proposal', entity: 'conto' })
    expect(found.is === 'proposal' && found.changes).toHaveLength(3)
  })
})
