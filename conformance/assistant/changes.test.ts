import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

/** What a sentence would change, as a proposal says it: what it was, and what it will be. */
async function changesOf(slug: SectorSlug, ...said: readonly string[]) {
  const { assistant } = await openAssistant(slug)
  let reply = await assistant.ask(said[0] ?? '')
  for (const next of said.slice(1)) reply = await assistant.ask(next)
  const card = reply.card?.kind === 'proposal' ? reply.card : undefined
  return card?.lines.map(({ label, before = '', after }) => `${label}: ${before} > ${after}`.replaceAll(/\s/g, ' ')) ?? [reply.says]
}

describe('how much a value changes by', () => {
  it.each<[SectorSlug, string, ...string[]]>([
    ['autofficine', 'allunga di mezz’ora la Yaris di oggi', 'Tempo sul ponte: 75 > 105'],
    ['autofficine', 'la Yaris di oggi falla un’ora prima', 'Ora: 16:00 > 15:00'],
    ['autofficine', 'alza il prezzo delle lampade H7 del 10 %', 'Prezzo: 6,20 € > 6,82 €'],
    ['autofficine', 'abbassa di 1 euro il prezzo delle lampade H7', 'Prezzo: 6,20 € > 5,20 €'],
    [
      'hospitality',
      'Paula Benítez resta una notte in più',
      'Notti: 2 > 3',
      'Importo: 380,00 € > 570,00 €',
      'Imposta di soggiorno: 15,00 € > 22,50 €',
    ],
  ])('%s: «%s»', async (slug, said, ...lines) => {
    expect(await changesOf(slug, said)).toEqual(lines)
  })

  it('a day that would overtake the one by which it was to be done takes it along', async () => {
    expect(await changesOf('autofficine', 'posticipa di due giorni la Giulietta')).toEqual([
      'Data consegna: 24/11/2026 > 26/11/2026',
      'Ingresso: 24/11/2026 > 26/11/2026',
    ])
  })
})

describe('a state', () => {
  it.each<[SectorSlug, string, string]>([
    ['autofficine', 'avvia la Clio', 'Stato: In attesa > In corso'],
    ['artigiani', 'l’intervento di oggi dalla Lombardi avvialo', 'Stato: Programmato > In corso'],
  ])('is ordered by the verb of a participle that it is called by: %s, «%s»', async (slug, said, line) => {
    expect(await changesOf(slug, said)).toEqual([line])
  })

  it('is told of a record that is there, and of no new one', async () => {
    expect(await changesOf('artigiani', 'segna completato l’intervento dalla Panetteria Zanotti', '3 ore')).toEqual([
      'Ore di lavoro:  > 3',
      'Stato: In corso > Completato',
    ])
  })
})

describe('a wish in one of several clauses', () => {
  it.each<[SectorSlug, string, string]>([
    ['autofficine', 'la Giulietta martedì non ce la fa, spostala a venerdì', 'Ingresso: 24/11/2026 > 27/11/2026'],
    ['artigiani', 'il sifone dalla Lombardi oggi non arriva, annullalo', 'Stato: Programmato > Cancellato'],
  ])('is read by itself, and the rest says which is meant and why: %s, «%s»', async (slug, said, line) => {
    expect(await changesOf(slug, said)).toContain(line)
  })
})

describe('what was told', () => {
  it('changes by a pronoun and what it is to be', async () => {
    expect(await changesOf('artigiani', 'quanto costa il sifone?', 'portalo a 8 euro')).toEqual(['Costo Unitario: 7,30 € > 8,00 €'])
  })

  it('is gone through one by one, though the first of it was changed meanwhile', async () => {
    expect(await changesOf('artigiani', 'interventi da assegnare', 'assegna il primo a Corti', 'e il secondo a Liguori')).toEqual([
      'Tecnico Assegnato:  > Pasquale Liguori',
    ])
  })
})

describe('what lies on the shelves', () => {
  it.each<[SectorSlug, string, string]>([
    ['artigiani', 'aggiungi quattro scatole di tasselli', 'Quantità: 14 > 18'],
    ['artigiani', 'ho usato due siliconi', 'Quantità: 18 > 16'],
    ['autofficine', 'carica 10 lampade H7', 'Quantità: 5 > 15'],
  ])('is counted up and down: %s, «%s»', async (slug, said, line) => {
    expect(await changesOf(slug, said)).toEqual([line])
  })
})

describe('a record', () => {
  it.each<[SectorSlug, string, string]>([
    ['artigiani', 'annulla il sopralluogo del 27', 'Stato: Programmato > Cancellato'],
    ['autofficine', 'la consegna del Transit slitta a martedì', 'Data consegna: 23/11/2026 > 24/11/2026'],
    ['autofficine', 'porta il minimo delle batterie a 3', 'Minimo: 2 > 3'],
    ['autofficine', 'cambia il meccanico della Giulietta: Petrescu', 'Meccanico: Loredana Viola > Ionut Petrescu'],
  ])('is changed by part of what it is called, in the field that is named: %s, «%s»', async (slug, said, line) => {
    expect(await changesOf(slug, said)).toEqual([line])
  })
})

describe('who came of those in a register', () => {
  it.each<[string, string]>([
    ['Ughetti giovedì non può, ha avvisato', 'Segno: Di turno > Ha avvisato'],
    ['Fabio Alberti oggi non c’era', 'Segno: Di turno > Assente'],
    ['segna la Sartori assente martedì', 'Il turno non c’è ancora stato: si segna chi è di turno, o chi ha avvisato che manca.'],
    ['segna presenti tutti quelli di ieri', 'Sono già tutti così.'],
  ])('«%s»', async (said, line) => {
    expect(await changesOf('sociale', said)).toEqual([line])
  })
})

describe('the day of a state', () => {
  it.each<[string, readonly string[]]>([
    ['Diego Gandolfi da ieri non viene più', ['Cessato il:  > 20/11/2026', 'Stato: Sospeso > Ex volontario']],
    [
      'iscrivi Nicola Zani nel registro dei volontari da oggi, assicurato fino al 31 maggio 2027',
      ['Assicurato fino al:  > 31/05/2027', 'Nel registro dal:  > 21/11/2026', 'Stato: Candidato > Attivo'],
    ],
    ['i pacchi di oggi li abbiamo consegnati tutti', ['Stato:  > Erogato']],
  ])('«%s»', async (said, lines) => {
    expect(await changesOf('sociale', said)).toEqual(lines)
  })
})

describe('what is so already', () => {
  it('is no change', async () => {
    expect(await changesOf('sociale', 'passa la Famiglia P. Z. a Giacomo Ferretti')).toEqual(['Famiglia P. Z.: è già così.'])
  })
})
