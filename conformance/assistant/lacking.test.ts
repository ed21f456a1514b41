import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

/** What is told of the records that a sentence asks for. */
async function told(slug: SectorSlug, ...said: readonly string[]): Promise<string> {
  const { assistant } = await openAssistant(slug)
  let reply = await assistant.ask(said[0] ?? '')
  for (const next of said.slice(1)) reply = await assistant.ask(next)
  const rows =
    reply.card?.kind === 'rows' ? reply.card.rows.map(({ cells: [first = ''] }) => (typeof first === 'string' ? first : first.text)) : []
  return rows.length > 0 && rows.length <= 4 ? rows.join(', ') : reply.says
}

describe('records to which no others lead', () => {
  it.each<[SectorSlug, string, string]>([
    ['sociale', 'progetti senza attività questo mese', 'Trasporto anziani, Banca del tempo, Orto condiviso'],
    [
      'sociale',
      'quali beneficiari non hanno avuto servizi nell’ultimo mese?',
      '25 beneficiari senza servizi dal 22/10/2026 al 21/11/2026.',
    ],
    ['sociale', 'famiglie senza pacchi a novembre', 'Famiglia C. C., Famiglia G. G., Famiglia M. M., Famiglia C. N.'],
    ['business', 'quali clienti non fatturiamo da sei mesi?', 'Meccanica Orobica, Vetreria Sant’Agostino'],
    ['business', 'progetti senza ore questo mese', 'Rifacimento rete uffici, Percorso di accoglienza neoassunti'],
    ['sociale', 'quali volontari attivi non hanno nessun incarico?', 'Ivan Barbieri, Martina Pedrazzoli'],
  ])('/%s: «%s»', async (slug, said, rows) => {
    expect(await told(slug, said)).toBe(rows)
  })

  it('are still those when they are counted', async () => {
    expect(await told('sociale', 'progetti senza turni questo mese', 'quanti sono?')).toBe('3 progetti.')
  })
})

describe('what they lack', () => {
  it('is said with them, for how many there are alone says nothing', async () => {
    expect(await told('dentisti', 'chi non viene a fare l’igiene da più di un anno?')).toMatch(
      /^\d+ pazienti senza appuntamenti \(Igiene orale\) dal 20\/11\/2025 al 21\/11\/2026\.$/,
    )
    expect(await told('business', 'clienti senza fatture quest’anno')).toBe('Nessun cliente senza fatture dal 01/01/2026 al 31/12/2026.')
  })

  it('is left out of no figure that is called by what they are', async () => {
    const { assistant } = await openAssistant('dentisti')
    const few = await assistant.ask('quanti pazienti senza visite da un anno?')
    const all = await assistant.ask('quanti pazienti attivi ci sono?')
    expect(few.says).toMatch(/ senza prestazioni \(Visita\) /)
    expect(few.found).not.toEqual(all.found)
  })
})

describe('since when', () => {
  it('something is overdue is told by the day on which it was due', async () => {
    expect(await told('business', 'fatture scadute da più di un mese')).toBe('30/2026')
    expect(await told('business', 'quante fatture sono scadute da più di 90 giorni?')).toBe('Nessuna fattura fino al 22/08/2026.')
  })

  it('something stands still no day tells by which it ends', async () => {
    expect(await told('business', 'progetti fermi da due mesi')).toMatch(/^Non ho capito/)
  })
})
