import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { IconButton } from './icon-button.tsx'
import { Menu } from './menu.tsx'

const onEdit = vi.fn<() => void>()
const onDelete = vi.fn<() => void>()

const sample = (
  <Menu
    trigger={<IconButton label="Altre azioni" icon="…" />}
    items={[
      { label: 'Modifica', onSelect: onEdit, hint: 'E' },
      { label: 'Duplica', onSelect: () => {}, disabled: true },
      { label: 'Sposta in', items: [{ label: 'Completato', onSelect: () => {} }] },
      'separator',
      { label: 'Elimina', onSelect: onDelete, tone: 'destructive' },
    ]}
  />
)

const trigger = () => page.getByRole('button', { name: 'Altre azioni' })

test('opens, walks and chooses with the keyboard, and gives the focus back', async () => {
  await render(sample)
  trigger().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Modifica E' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: 'Elimina' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onDelete).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveFocus()
})

test('Esc closes without choosing', async () => {
  await render(sample)
  await trigger().click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(onEdit).not.toHaveBeenCalled()
})

test('shows a nested list as a titled group', async () => {
  await render(sample)
  await trigger().click()
  await expect.element(page.getByRole('group', { name: 'Sposta in' }).getByRole('menuitem', { name: 'Completato' })).toBeVisible()
})
