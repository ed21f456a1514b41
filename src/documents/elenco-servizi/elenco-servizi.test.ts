import { expect, it } from 'vitest'
import { elencoServizi } from './elenco-servizi.ts'

const chi = {
  nome: 'Famiglia R.',
  tipo: 'Famiglia',
  servizi: 'Spesa sospesa',
  data_inizio: '2026-01-10',
  stato: 'Attivo',
  ricevuti: 2,
  ore: 1.25,
} as const
const servizio = {
  data: '2026-11-03',
  ora: '11:00',
  tipo: 'Colloquio',
  stato: 'Erogato',
  dettaglio: 'Casa',
  progetto: 'p1',
  volontario: 'v1',
}

it('lists what somebody was given, day by day, and is signed by both', () => {
  const { subtitle, blocks } = elencoServizi(
    chi,
    [servizio, { ...servizio, dettaglio: undefined, progetto: 'gone' }],
    { p1: 'Casa', v1: 'Ada' },
    'Elena',
  )
  expect(subtitle).toBe('Famiglia R.')
  const table = blocks.find((block) => block.kind === 'table')
  expect(table?.rows).toEqual([
    ['03/11/2026', '11:00', 'Colloquio: Casa', 'Casa', 'Ada', 'Erogato'],
    ['03/11/2026', '11:00', 'Colloquio', '', 'Ada', 'Erogato'],
  ])
  expect(JSON.stringify(blocks)).toMatch(/"Seguito da","value":"Elena".*"Ore ricevute","value":"1,3".*Il beneficiario/)
})

it('says nothing that is not known, and nothing that is private', () => {
  const secret = { ...chi, ore: undefined, note: 'Tre figli', nominativo: 'Rossi' }
  expect(JSON.stringify(elencoServizi(secret, [], {}, undefined))).not.toMatch(/Seguito da|Ore ricevute|Esito|Tre figli|Rossi/)
})
