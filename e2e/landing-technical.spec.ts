import type { Page } from '@playwright/test'
import { technicalAnswers } from '../src/web/landing/technical-answers.ts'
import { technicalTopics } from '../src/web/landing/technical-topics.ts'
import { openChatOf } from './support/dashboard.ts'
import { expect, open, test } from './support/page-test.ts'

/** Notes what comes into the chat and when, by the page's own clock: however slow the machine, nothing of it is missed. */
async function noteChat(page: Page): Promise<() => Promise<readonly (readonly [text: string, at: number])[]>> {
  const notes = await page.evaluateHandle(() => {
    const seen: [string, number][] = []
    const log = document.querySelector('[data-technical-chat] [role=log]')
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.matches('[data-author], [data-typing]')) {
          seen.push([(node.querySelector('p') ?? node).textContent, Date.now()])
        }
      }
    }).observe(log ?? document, { childList: true, subtree: true })
    return seen
  })
  return () => notes.jsonValue()
}

test.describe('technical chat', () => {
  test('six topics: each asks its question, analyses for 1500 ms, answers', async ({ page }) => {
    await openChatOf(page, '#technical-chat')
    expect(technicalTopics.map(({ id }) => id)).toEqual([
      'architecture',
      'ai-agent',
      'integrations',
      'security',
      'performance',
      'deployment',
    ])
    const chat = page.locator('[data-technical-chat]')
    expect((await chat.boundingBox())?.height).toBe(600)
    const notes = await noteChat(page)
    for (const { id, title } of technicalTopics) {
      await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
      await expect(chat.getByText('Sto analizzando...')).toBeVisible()
      await page.clock.runFor(1500)
      await expect(chat.getByText(technicalAnswers[id])).toBeInViewport()
    }
    await expect(chat.getByText('Sto analizzando...')).toHaveCount(0)
    // The clock stands while somebody presses, and 1500 ms of it pass for an answer.
    const start = (await notes())[0]?.[1] ?? 0
    expect((await notes()).map(([text, at]) => [text, at - start])).toEqual(
      technicalTopics.flatMap(({ id, prompt }, turn) => [
        [prompt, turn * 1500],
        ['Sto analizzando...', turn * 1500],
        [technicalAnswers[id], (turn + 1) * 1500],
      ]),
    )
  })

  test('what is typed behaves like in the other chats', async ({ page }) => {
    await open(page, '/#technical-chat')
    const chat = page.locator('[data-technical-chat]')
    const box = chat.getByRole('textbox')
    await expect(chat.getByRole('button', { name: 'Invia' })).toBeDisabled()
    await box.fill('  ')
    await box.press('Enter')
    await expect(chat.locator('[data-author="persona"]')).toHaveCount(0)
    await box.fill('Quanto costa?')
    await box.press('Enter')
    await expect(chat.locator('[data-author="persona"]')).toContainText('Quanto costa?')
    await expect(chat.locator('[data-author="agente"]')).toHaveCount(2)
  })
})

test('the sample code is text to read and to copy; nothing is sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/#technical-chat')
  await expect(page.getByText('POST /api/v1/fatture-elettroniche/invia')).toBeVisible()
  await page.getByRole('button', { name: 'Copia il codice' }).click()
  await expect(page.getByText('Codice copiato')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('fatture-elettroniche/invia')
})
