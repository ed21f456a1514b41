import { describe, expect, it } from 'vitest'
import { inViaggio } from '../../src/sectors/common/ordine-fornitore.ts'
import { openAssistant } from './open.ts'

/** What one sentence said to the pharmacy is answered with. */
async function said(says: string) {
  const { assistant } = await openAssistant('farmacie')
  const reply = await assistant.ask(says)
  return { ...reply, says: reply.says.replaceAll(/\s/g, ' ') }
}

describe('at the counter of a pharmacy', () => {
  it.each([
    ['quanto mi costa l’omeprazolo?', 'Omeprazolo 20 mg 14 cps: costo 3,99 €.'],
    ['quanto ne resta di omeprazolo', 'Omeprazolo 20 mg 14 cps: giacenza 22 pz.'],
    ['quanti pezzi restano del lotto OM3312', 'OM3312 · Omeprazolo 20 mg 14 cps: rimasto 22 pz.'],
    ['quanto valgono i lotti in scadenza', 'Valore a costo dal 21/11/2026 al 20/01/2027: 109,78 €.'],
    ['quanti soldi ho fermi in magazzino?', 'Valore a costo: 2.016,01 €.'],
    ['è finito il collutorio?', 'Nessun prodotto.'],
    ['cosa c’è nella ricetta di Maffeis?', '030A45509876548 · Giovanni Maffeis: 1 x Ibuprofene 400 mg 12 cpr.'],
    ['quanto deve la Gandolfi?', 'Gandolfi Claudia: deve ancora 87,84 €.'],
    ['com’è andata la settimana', 'Totale dal 16/11/2026 al 22/11/2026: 743,29 €.'],
    ['lotti arrivati a settembre', '50 lotti di settembre 2026.'],
  ])('is asked in the words of every day: «%s»', async (says, answer) => {
    expect((await said(says)).says).toBe(answer)
  })

  it.each(['aggiungi 5 cerotti', 'manda l’ordine di Erboristica'])('makes nothing of what is put beside or sent: «%s»', async (says) => {
    expect((await said(says)).card?.kind).not.toBe('proposal')
  })

  it.each(['il DDT di oggi è arrivato', 'è arrivato il DDT di oggi', 'il DDT di oggi è arrivato, carica la merce'])(
    'knows the orders on their way by the paper that came: «%s»',
    async (says) => {
      const { assistant, store } = await openAssistant('farmacie', '2026-11-27')
      const { rows } = await store.query({ entity: 'ordine', where: [{ field: 'stato', op: 'in', value: inViaggio }] })
      const { found } = await assistant.ask(says)
      expect(found).toMatchObject({ is: 'choose', entity: 'ordine' })
      expect(found.is === 'choose' && rows.length > 0 && [...found.ids].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    },
  )
})
