import { copy } from '../src/web/landing/copy.ts'
import { technicalAnswers } from '../src/web/landing/technical-answers.ts'
import { expect, open, test, withMotion } from './support/page-test.ts'

test.use(withMotion)

const first = { title: 'Il gestionale che ti risponde' }
const HERO = '[data-hero]'

test.describe('hero', () => {
  test('changes its words 2 s after the first cycle begins and every 10 s, without moving anything', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T09:00:00+01:00') })
    // Loading takes none of its time, however slow the machine.
    await page.clock.pauseAt(new Date('2026-11-21T09:00:01+01:00'))
    await page.goto('/')
    await page.clock.runFor(1000)
    const hero = page.locator(HERO)
    const box = await hero.boundingBox()
    await expect(page.locator(HERO)).toHaveAttribute('data-variant', '0')
    await page.clock.runFor(3000)
    await expect(page.locator(HERO)).toHaveAttribute('data-variant', '1')
    expect(await hero.boundingBox()).toEqual(box)
    await page.clock.runFor(10_000)
    await expect(page.locator(HERO)).toHaveAttribute('data-variant', '0')
    expect(await hero.boundingBox()).toEqual(box)
  })

  test('stands still under the pointer and goes on after it', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T09:00:00+01:00') })
    // However long the pointer takes, the words wait for it.
    await page.clock.pauseAt(new Date('2026-11-21T09:00:01+01:00'))
    await page.goto('/')
    await page.clock.runFor(300)
    await page.locator(HERO).hover()
    await page.clock.runFor(30_000)
    await expect(page.locator(HERO)).toHaveAttribute('data-variant', '0')
    await page.getByRole('link', { name: 'Soluzioni' }).hover()
    await page.clock.runFor(4000)
    await expect(page.locator(HERO)).toHaveAttribute('data-variant', '1')
  })

  test('keeps the first words under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install({ time: new Date('2026-11-21T09:00:00+01:00') })
    await page.goto('/')
    await page.clock.runFor(1000)
    await page.clock.runFor(60_000)
    await expect(page.locator(HERO)).toHaveAttribute('data-variant', '0')
  })

  test('reads the same heading to a screen reader whatever is shown', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(first.title)
  })

  test('leads to the demo', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Guarda come funziona' }).click()
    await expect(page).toHaveURL(/#demo$/)
    await expect(page.getByRole('heading', { name: copy.demo.title })).toBeInViewport()
    await page.goto('/')
    await page.getByRole('link', { name: 'Prova Demo Interattiva' }).click()
    await expect(page).toHaveURL(/\/hospitality$/)
  })

  for (const { label, topic } of copy.product.quick) {
    test(`«${label}» goes to the technical chat and asks it there`, async ({ page }) => {
      // No sign before the tap: it starts the page, and is not lost.
      await page.goto('/')
      await page.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(/#technical-chat$/)
      const chat = page.locator('[data-technical-chat]')
      await expect(chat.locator('[data-author="persona"]')).toHaveCount(1)
      await expect(chat.locator('[data-author="persona"]')).toContainText(label)
      await expect(chat.getByText(technicalAnswers[topic])).toBeInViewport()
      await expect(chat).toBeInViewport({ ratio: 0.9 })
    })
  }
})
