import { describe, expect, it } from 'vitest'
import { agevolazioni, isAttesa, type Agevolazione } from './agevolazione.ts'
import { ricevutaDi } from './ricevuta.ts'
import { riepilogoDonazioni } from './riepilogo.ts'
import { avvisi } from './sentences.ts'

const firm = { name: 'Prova ETS', address: '', vatNumber: '04298111198', phone: '', register: 'Iscritta al RUNTS' }
const chi = { nome: 'Mirella Iotti', codice_fiscale: 'TTIMLL60A41A794X' }
const ricevuta = {
  data: '2026-11-23',
  tipo: 'monetaria',
  importo: 15_050,
  donata_il: '2026-11-15',
  mezzo: 'bonifico',
  agevolazione: 'detraibile',
  stato: 'emessa',
} as const
const intorno = { numero: 'ED/1/2026', chi, dono: undefined, progetto: undefined, firm }
/** Amounts are written with a space that does not break. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ')

it('a donor waits for a receipt of what gives him relief', () => {
  const all = Object.keys(agevolazioni) as readonly Agevolazione[]
  expect(all.filter(isAttesa)).toEqual(['detraibile', 'deducibile', 'valore_normale'])
  expect(avvisi.deducibile).toContain('la detrazione è delle persone')
})

describe('A receipt', () => {
  it('says who, how much in figures and words, how it was paid, and what the law makes of it', () => {
    const paper = ricevutaDi(ricevuta, { ...intorno, progetto: 'Doposcuola', dono: { causale: 'Per i libri' } })
    expect(paper).toMatchObject({ title: 'Ricevuta di donazione', subtitle: 'N. ED/1/2026 del 23/11/2026' })
    for (const words of [
      'centocinquanta/50 euro',
      'Bonifico (tracciabile)',
      'art. 83',
      'Doposcuola',
      'Per i libri',
      'Codice fiscale 04298111198. Iscritta al RUNTS. Ente',
    ])
      expect(plain(paper)).toContain(words)
    expect(plain(paper)).not.toContain('Manca il codice fiscale')
  })

  it('of a draft has no number, and says that without a tax code it counts for nothing', () => {
    const paper = ricevutaDi({ ...ricevuta, stato: 'bozza' }, { ...intorno, numero: undefined, chi: { nome: 'Mirella Iotti' } })
    expect(paper).not.toHaveProperty('subtitle')
    expect(plain(paper)).toContain('Senza il codice fiscale del donatore la ricevuta non vale')
  })

  it('of cash gives no relief, of goods says their normal value, and annulled says so', () => {
    expect(plain(ricevutaDi({ ...ricevuta, mezzo: 'contanti', agevolazione: 'contanti' }, intorno))).toContain('non dà diritto')
    const goods = { ...ricevuta, tipo: 'beni', mezzo: undefined, agevolazione: 'valore_normale', stato: 'annullata' } as const
    const paper = ricevutaDi({ ...goods, motivo: 'Nome sbagliato' }, { ...intorno, dono: { descrizione: '10 kg di pasta' } })
    expect(paper.title).toBe('Ricevuta di donazione ANNULLATA')
    for (const words of ['Valore normale', '10 kg di pasta', 'Nome sbagliato']) expect(plain(paper)).toContain(words)
  })
})

it.each([
  ['nothing', undefined, undefined],
  ['neither number nor register', { ...firm, vatNumber: '', register: '' }, undefined],
  ['a tax number', { ...firm, register: '' }, 'Codice fiscale 04298111198.'],
  [
    'a register',
    { ...firm, vatNumber: '', register: 'Iscritta al RUNTS.' },
    'Iscritta al RUNTS. Ente del Terzo settore non commerciale (D.Lgs. 117/2017).',
  ],
])('a receipt says of its body what is known of it: %s', (_known, whose, said) => {
  const { blocks } = ricevutaDi(ricevuta, { ...intorno, firm: whose })
  expect(blocks.find((block) => block.kind === 'text' && block.title === 'Ente')).toEqual(
    said === undefined ? undefined : { kind: 'text', title: 'Ente', text: said },
  )
})

describe('The year of a donor', () => {
  const donata = { id: 'a', data: '2026-02-10', tipo: 'monetaria', mezzo: 'bonifico', agevolazione: 'detraibile', importo: 10_000 } as const
  const registro = {
    donazioni: [
      { ...donata, id: 'prima', data: '2025-12-31', importo: 3000 },
      { ...donata, progetto: 'p' },
      { ...donata, id: 'b', mezzo: 'contanti', agevolazione: 'contanti', importo: 2000 } as const,
      { ...donata, id: 'c', storna: 'a', importo: -10_000 },
    ],
    nomi: { p: 'Doposcuola' },
    ricevute: new Map([['a', 'ED/1/2026']]),
  }

  it('adds up what counts for his taxes apart from what does not, a reversal with the number of its receipt', () => {
    const { blocks } = riepilogoDonazioni(chi, registro, '2026-11-23', firm)
    const tables = blocks.filter((block) => block.kind === 'table')
    expect(tables.map(({ title }) => title)).toEqual(['2026', '2025'])
    expect(plain(tables[0]?.rows)).toContain('"10/02/2026","Monetaria","Bonifico","Doposcuola","Detraibile","ED/1/2026","100,00 €"')
    expect(plain(tables[0]?.rows)).toContain('"Storno","","Detraibile","ED/1/2026"')
    expect(plain(tables[0]?.totals)).toContain('20,00 €')
    expect(plain(blocks)).toContain('"Con agevolazione fiscale nel 2026","value":"0,00 €"')
  })

  it('of who gave nothing says so', () => {
    expect(plain(riepilogoDonazioni(chi, registro, '2029-01-01', firm))).toContain('Nessuna donazione in questi due anni.')
  })
})
