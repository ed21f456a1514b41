import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

async function said(...says: readonly string[]) {
  const { assistant } = await openAssistant('dentisti')
  let reply = await assistant.ask(says[0] ?? '')
  for (const next of says.slice(1)) reply = await assistant.ask(next)
  return reply
}

describe('a tooth', () => {
  it('is said by its two figures', async () => {
    const { card } = await said('allora metti una carie sul tre sette di rinaudo')
    expect(card?.kind === 'proposal' && card.title).toContain('Nuovo reperto · Carie · 3.7')
    expect((await said('segna otturazione sul quattro sei per rinaudo eseguita')).found).toMatchObject({
      is: 'proposal',
      entity: 'prestazione',
    })
  })

  it('is none where an hour or a number is said', async () => {
    const { card } = await said('metti Beatrice Grandi per igiene martedì alle sei con Chiara in sala 3')
    expect(card?.kind === 'proposal' && card.lines).toContainEqual(expect.objectContaining({ label: 'Ora', after: '18:00' }))
  })

  it('is no plan that was turned down: «bocca» is no «bocciato»', async () => {
    expect((await said('senti com’è messa la bocca di gamberini')).found).toMatchObject({ is: 'records', entity: 'reperto' })
  })
})

describe('a practice', () => {
  it('asks who was seen, what lacks and who made most', async () => {
    expect((await said('quanti pazienti ho visto questa settimana?')).found).toMatchObject({
      is: 'number',
      entity: 'appuntamento',
      value: 21,
    })
    expect((await said('che cure mancano a Giacomo Malagutti?')).found).toMatchObject({ is: 'records', entity: 'prestazione' })
    expect((await said('chi ha prodotto di più a ottobre?')).says).toContain('Dott.ssa Valli')
  })

  it('asks of whom was spoken when he comes back', async () => {
    expect((await said('mostrami Filippo Ranieri', 'quando torna?')).found).toMatchObject({ is: 'value', field: 'prossimo' })
  })

  it('gives an hour to a control, and makes no recall of it', async () => {
    expect((await said('fissa un controllo', 'per Lucia Tonelli')).found).toMatchObject({ is: 'asks', entity: 'appuntamento' })
  })
})

describe('«questo mese»', () => {
  it('is a time, and asks for no number of months', async () => {
    const { found, says } = await said('chi devo richiamare questo mese?')
    expect(found).toMatchObject({ is: 'records', entity: 'richiamo' })
    expect(says).not.toContain('ogni 6 mesi')
  })
})
