import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ristorazione } from '../../../sectors/ristorazione/index.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { stillClock } from '../../data/clock.fixture.ts'

const TODAY = '2026-11-27'

it('says of a bill among those that were cashed that it was given back, and of its reversal what it is', async () => {
  const sample = ristorazione.sample(TODAY) as unknown as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  const paid = sample['conto']?.find(({ stato }) => stato === 'incassato')
  const lines = paid?.['righe'] as readonly { readonly quantita: number }[]
  const back = {
    ...paid,
    id: 'conto_reso',
    numero: undefined,
    nome: 'Storno di prova',
    giorno: TODAY,
    storna: paid?.['id'],
    righe: lines.map((line) => ({ ...line, quantita: -line.quantita })),
  }
  await openDashboard(ristorazione, '/ristorazione?scheda=cassa&mostra=board', {
    clock: stillClock(TODAY),
    sample: { ...sample, conto: paid ? [paid, back] : [] } as never,
  })
  const card = page.getByRole('article').filter({ hasText: 'Storno di prova' })
  await expect.element(card.getByText('Storno', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Stornato', { exact: true })).toBeVisible()
})
