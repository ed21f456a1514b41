import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HiddenNote } from './hidden-note.tsx'

const visit = { one: 'Visita', many: 'Visite', gender: 'f' } as const

it('says how many are not shown, of one as of thousands, and nothing where all are', async () => {
  const { rerender } = await render(<HiddenNote count={2000} label={visit} advice="scegli meno giorni" />)
  await expect.element(page.getByText('Altre 2.000 non sono mostrate: scegli meno giorni.')).toBeVisible()
  await rerender(<HiddenNote count={1} label={visit} advice="scegli meno giorni" />)
  await expect.element(page.getByText('Un’altra non è mostrata: scegli meno giorni.')).toBeVisible()
  await rerender(<HiddenNote count={1} label={{ one: 'Noleggio', many: 'Noleggi', gender: 'm' }} advice="scegli meno giorni" />)
  await expect.element(page.getByText('Un altro non è mostrato: scegli meno giorni.')).toBeVisible()
  await rerender(<HiddenNote count={0} label={visit} advice="scegli meno giorni" />)
  expect(page.getByText(/mostrat/).elements()).toEqual([])
})
