import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

/** What the assistant of a school answers to the last of some sentences. */
async function answer(...says: readonly string[]): Promise<string> {
  const { assistant } = await openAssistant('formazione')
  let reply = await assistant.ask(says[0] ?? '')
  for (const next of says.slice(1)) reply = await assistant.ask(next)
  const card = reply.card?.kind === 'proposal' ? reply.card : undefined
  return [reply.says, ...(card ? [card.title] : [])].join(' ').replaceAll(/\s/g, ' ')
}

describe('somebody enrolled', () => {
  it('is in a course, whatever the state: only «attivi» are those who attend', async () => {
    expect(await answer('iscritti di ottobre')).toBe('43 studenti di ottobre 2026.')
    expect(await answer('quanti iscritti per corso?')).toBe('Studenti per corso.')
  })

  it('is how old he is, and not how long his teacher has taught', async () => {
    expect(await answer('quanti anni ha Alba Orlandi?')).toContain('data di nascita')
  })
})

describe('money of a school', () => {
  it('is owed by those of a list', async () => {
    expect(await answer('studenti di Excel', 'e solo quelli che devono ancora pagare')).toMatch(/^Un studente: Lorenzo Nicoli/)
  })

  it('that is given back is no payment', async () => {
    expect(await answer('rimborsa 50 euro a Alice Tamburini')).not.toContain('aggiungo')
  })
})

describe('a course', () => {
  it('is opened in the words of who runs it', async () => {
    expect(await answer('fai partire il corso di grafica')).toBe('Ecco cosa cambio: Corso · Grafica con software liberi')
  })

  it('has people who wait, or few of them', async () => {
    expect(await answer('corsi con lista d’attesa')).toBe('Un corso: Primo soccorso, gruppo B.')
    expect(await answer('quali corsi sono mezzi vuoti?')).toBe('3 corsi.')
  })

  it('is what somebody teaches, and who teaches a student is the teacher of the course', async () => {
    expect(await answer('quali corsi fa Tosetti?')).toBe('4 corsi.')
    expect(await answer('chi insegna ad Alice Tamburini?')).toBe('Alice Tamburini: docente Paolo Venturini.')
  })
})

describe('a mark', () => {
  it('given to a teacher is no mark of a student', async () => {
    expect(await answer('valutazione di 5 per Helen Marsh, molto brava')).not.toContain('Studente')
  })
})

describe('what stands in a room', () => {
  it('is looked for there', async () => {
    expect(await answer('quale aula ha il proiettore?')).toBe('2 aule.')
  })
})

describe('a register', () => {
  it.each(['segna presenti tutti alla lezione di inglese di oggi', 'segna tutti presenti alla lezione di Inglese di oggi'])(
    'is filled for one lesson, where nobody has a mark: %s',
    async (says) => {
      const { assistant, store } = await openAssistant('formazione', '2026-11-27')
      const { card, found } = await assistant.ask(says)
      if (found.is !== 'proposal') throw new Error(`no proposal, but ${found.is}`)
      const { rows } = await store.query({
        entity: 'studente',
        where: [{ field: 'corso', op: 'eq', value: 'corso_2' }],
        page: { limit: 100 },
      })
      const enrolled = rows.filter(({ stato }) => stato !== 'ritirato').map(({ id }) => id)
      expect(card).toMatchObject({ kind: 'proposal', lines: [{ label: 'Presenze', after: String(found.changes.length) }] })
      expect(card).not.toHaveProperty('edit')
      expect(new Set(found.changes.map((change) => (change.type === 'create' ? change.values['studente'] : '')))).toEqual(new Set(enrolled))
      expect((await assistant.ask('sì')).found.is).toBe('done')
      expect((await assistant.ask(says)).says).toContain('Hanno già tutti un segno.')
    },
  )
})
