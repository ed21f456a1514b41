import { cards, sectorSlugs } from '../src/sectors/index.ts'
import { expect, open, test } from './support/page-test.ts'

test.describe('sector solutions', () => {
  test('twenty cards, numbered in order, each with its words and a link to its page', async ({ page }) => {
    await open(page, '/')
    const tiles = page.locator('#soluzioni li[data-hue]')
    await expect(tiles).toHaveCount(20)
    for (const [index, slug] of sectorSlugs.entries()) {
      const tile = tiles.nth(index)
      const { number, title, description, points } = cards[slug]
      expect(number).toBe(`1.${index + 1}`)
      for (const text of [number, title, description, ...points]) await expect(tile).toContainText(text)
      await expect(tile.getByRole('link')).toHaveAttribute('href', `/${slug}`)
    }
  })

  test('the select goes to the chosen sector and its empty item goes nowhere', { tag: '@desk' }, async ({ page }) => {
    await open(page, '/')
    const select = page.getByLabel('Settore')
    await expect(select.locator('option').first()).toBeDisabled()
    await select.evaluate((element) => element.dispatchEvent(new Event('change', { bubbles: true })))
    await expect(page).toHaveURL(/\/$/)
    await select.selectOption({ label: 'Artigiani' })
    await expect(page).toHaveURL(/\/artigiani$/)
  })

  test('a choice made before the page has started counts, though nothing else was done', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    // As assistive technology and scripts choose: no pointer, no key, no focus.
    await page.getByLabel('Settore').evaluate((select: HTMLSelectElement) => {
      select.value = 'artigiani'
      select.dispatchEvent(new Event('input', { bubbles: true }))
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page).toHaveURL(/\/artigiani$/)
  })
})
