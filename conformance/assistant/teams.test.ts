import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

/** What the assistant of a cleaning firm answers. */
async function answer(says: string): Promise<string> {
  const { assistant } = await openAssistant('pulizie')
  const { says: said, card } = await assistant.ask(says)
  const told = card?.kind === 'proposal' ? [card.title, ...card.lines.map(({ label, after }) => `${label}: ${after}`)] : []
  return [said, ...told].join(' ').replaceAll(/\s/g, ' ')
}

describe('teams', () => {
  it.each([
    ['mi serve il numero del responsabile della verde', 'Squadra Verde: telefono 328 555 1703.'],
    ['che squadra guida Hassan', 'Una squadra: Squadra Gialla.'],
    ['squadra con il voto più alto', 'Squadra Blu.'],
    ['ore per squadra a ottobre', 'Ore di lavoro per squadra di ottobre 2026: Squadra Notte, 81.'],
    ['quale squadra ha più lavori la prossima settimana', 'Squadra Verde, 9.'],
    ['perché è ferma la Gialla', 'motivo Formazione'],
    ['Blu oggi', '2 interventi di sabato 21 novembre.'],
    ['cosa sta facendo la Rossa', 'Un intervento: Studio Pozzi'],
    ['chi è malato', 'Nessun fermo squadra'],
    ['la Blu è malata domani', 'Nuovo fermo squadra · Malattia · Squadra Blu'],
    ['la Blu è arrivata al Girasole', 'Stato: In corso'],
    ['quanti interventi ha chiuso la rossa questa settimana', '6 interventi'],
  ])('«%s»', async (says, told) => {
    expect(await answer(says)).toContain(told)
  })
})

describe('sites', () => {
  it.each([
    ['quanto costa una pulizia alle Betulle?', 'prezzo a intervento 78,00 €'],
    ['ogni quanto si pulisce da Aurora?', 'Ogni lunedì e giovedì'],
    ['quanto tempo ci vuole alle Betulle', 'durata prevista 120 minuti'],
    ['superficie media', '670 m² in media'],
    ['per quali sedi non sappiamo come entrare', '6 sedi.'],
  ])('«%s»', async (says, told) => {
    expect(await answer(says)).toContain(told)
  })
})

describe('customers, stock and money', () => {
  it.each([
    ['quante sedi ha lo Studio Pozzi', 'sedi 1.'],
    ['che numero ha lo Studio Pozzi', 'telefono 035 555 1702'],
    ['clienti con interventi da fatturare', '12 clienti.'],
    ['quali materiali costano più di 3 euro', '7 materiali.'],
    ['quanto vale il magazzino', 'Valore del magazzino: 964,40 €.'],
    ['quale sede ci rende di più', 'Bonaldi, area vendita, 1.350,00 €.'],
    ['fai la fattura al San Rocco', 'Fattura gli interventi · Poliambulatorio San Rocco'],
    ['chi ce li vende i panni?', 'fornitore Tessili Brenta'],
    ['quale cliente ci rende di più', 'Supermercato Bonaldi, 1.350,00 €.'],
  ])('«%s»', async (says, told) => {
    expect(await answer(says)).toContain(told)
  })

  it('tells nobody what somebody earns', async () => {
    expect(await answer('quanto guadagna Lidia Popescu?')).toContain('Non ho capito')
  })
})
