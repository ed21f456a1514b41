import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { IconButton } from './icon-button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

test('an icon button is named before its tooltip exists', async () => {
  await render(<IconButton label="Esporta" icon="↓" />)
  await expect.element(page.getByRole('button', { name: 'Esporta' })).toBeVisible()
  expect(page.getByRole('tooltip').query()).toBeNull()
})

test('opens on keyboard focus, describes its element, closes on Esc', async () => {
  await render(
    <TooltipProvider delay={0}>
      <Tooltip text="Le righe scelte, in CSV">
        <button type="button">Esporta</button>
      </Tooltip>
    </TooltipProvider>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Le righe scelte, in CSV')
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Le righe scelte, in CSV')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

test('opens under the pointer after its delay and goes with it', async () => {
  await render(
    <>
      <IconButton label="Esporta" icon="↓" />
      <p>Altrove</p>
    </>,
  )
  await page.getByRole('button').hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Esporta')
  await page.getByText('Altrove').hover()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})
