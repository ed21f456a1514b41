import { expect, test, type Locator, type Page } from '@playwright/test'

/** As the person at this screen presses: a finger on a phone, with real touch events, a mouse on a desk. */
export const press = (locator: Locator): Promise<void> => (test.info().project.use.hasTouch ? locator.tap() : locator.click())

/** Another view of a tab: its button, or its entry in the menu that holds what stands beside no other. */
export async function chooseView(page: Page, view: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Vista: |Altre viste)/ }).filter({ visible: true })
  const choice = page.getByText(view, { exact: true }).filter({ has: page.getByRole('radio') })
  const button = choice.filter({ visible: true })
  // Which of the two it is shows when the tab has come.
  await menu.or(button).first().waitFor()
  if ((await button.count()) > 0) return press(button.first())
  await press(menu)
  await press(page.getByRole('menuitem', { name: view, exact: true }))
}

/**
 * What closed is gone, and no longer holds what lay behind it against the second half of a double tap (`ui/hold.ts`): a press that
 * falls between is nobody's, and the driver does not hear of it.
 */
export async function closed(layer: Locator): Promise<void> {
  await expect(layer).toHaveCount(0)
  await expect(layer.page().locator('[data-hold]')).toHaveCount(0)
}
