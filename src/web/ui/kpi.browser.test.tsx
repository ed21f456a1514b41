import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Kpi, KpiStrip } from './kpi.tsx'

it('puts many figures in rows, so that none runs into its neighbour', async () => {
  await page.viewport(1100, 600)
  const figures = Array.from({ length: 11 }, (_, at) => <Kpi key={at} label={`Costo per beneficiario ${at}`} value="212,70 €" />)
  await render(<KpiStrip>{figures}</KpiStrip>)
  await expect.element(page.getByText('Costo per beneficiario 10')).toBeVisible()
  const wide = [...document.querySelectorAll('dd > span')].filter((one) => {
    const cell = one.closest('dl > div')
    return cell && one.getBoundingClientRect().right > cell.getBoundingClientRect().right
  })
  expect(wide).toEqual([])
})
