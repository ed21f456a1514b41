import { assistantMeasures, measuredManners, type MeasuredManner } from '../src/web/landing/assistant-measures.ts'
import { copy } from '../src/web/landing/copy.ts'
import { company } from '../src/site.ts'
import { technicalAnswers } from '../src/web/landing/technical-answers.ts'
import { technicalTopics } from '../src/web/landing/technical-topics.ts'
import { openChatOf } from './support/dashboard.ts'
import { expect, open, test, withMotion } from './support/page-test.ts'
import { atRest } from './support/swipe.ts'

test.use(withMotion)

/** How long the page looks after the chat's place once somebody has asked. */
const GLIDE_MS = 2000

test.describe('technical chat', () => {
  test('six topics: each asks its question, analyses for 1500 ms, answers', { tag: '@phone' }, async ({ page }) => {
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
    for (const { id, title } of technicalTopics) {
      await atRest(page.locator('html'))
      await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
      await expect(chat.getByText('Sto analizzando...')).toBeVisible()
      await page.clock.runFor(1500)
      await expect(chat.getByText(technicalAnswers[id])).toBeInViewport()
      // Until then the page may bring the chat back under the pointer.
      await page.clock.runFor(GLIDE_MS)
    }
    await expect(chat.getByText('Sto analizzando...')).toHaveCount(0)
    // Every bubble bears its moment: the page's clock stands until the test lets an answer's time pass.
    const said = await chat
      .locator('[data-author]')
      .evaluateAll((bubbles) =>
        bubbles.map((bubble) => ({
          text: bubble.querySelector('p')?.textContent,
          at: Date.parse(bubble.querySelector('time')?.dateTime ?? ''),
        })),
      )
    const talk = said.slice(-2 * technicalTopics.length)
    expect(talk.map(({ text, at }) => [text, at - (talk[0]?.at ?? 0)])).toEqual(
      technicalTopics.flatMap(({ id, prompt }, turn) => [
        [prompt, turn * (1500 + GLIDE_MS)],
        [technicalAnswers[id], turn * (1500 + GLIDE_MS) + 1500],
      ]),
    )
  })

  test('who scrolls away after a question is not brought back', { tag: '@desk' }, async ({ page }) => {
    await open(page, '/#technical-chat')
    const chat = page.locator('[data-technical-chat]')
    await page.getByRole('button', { name: new RegExp(`^${technicalTopics[0]?.title}`) }).click()
    await expect(chat.locator('[data-author="persona"]')).toHaveCount(1)
    await atRest(page.locator('html'))
    await page.mouse.wheel(0, -1200)
    await atRest(page.locator('html'))
    await page.waitForTimeout(GLIDE_MS)
    await expect(chat).not.toBeInViewport({ ratio: 0.9 })
  })

  test('what is typed behaves like in the other chats', { tag: '@desk' }, async ({ page }) => {
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
    await expect(chat.locator('[data-author="agente"]').last()).toContainText('Un prezzo non c’è ancora')
    await box.fill('Che tempo fa a Verona?')
    await box.press('Enter')
    await expect(chat.locator('[data-author="agente"]').last()).toContainText(copy.technical.fallback)
    await expect(chat.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
    await chat.getByRole('link', { name: copy.technical.toForm }).click()
    await expect(page).toHaveURL(/#contatti$/)
  })
})

test('the sample code is text to read and to copy; nothing is sent', { tag: '@desk' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/#technical-chat')
  await expect(page.getByText('POST /api/v1/fatture-elettroniche/invia')).toBeVisible()
  await page.getByRole('button', { name: 'Copia il codice' }).click()
  await expect(page.getByText('Codice copiato')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('fatture-elettroniche/invia')
})

test('how much the assistant understands is told as it was measured, and no program is fetched for it', async ({ page }) => {
  await open(page, '/')
  const table = page.getByRole('table', { name: 'Che cosa fa l’assistente di cento frasi, secondo come sono dette' })
  await table.scrollIntoViewIfNeeded()
  const told = await table.getByRole('row').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  const { manners } = assistantMeasures
  const inItalian = (share: number) => share.toFixed(1).replace('.', ',')
  expect(told).toEqual([
    ['Dette…', 'giuste', 'chiede', 'rifiuta', 'sbagliate'],
    ...Object.entries(measuredManners).map(([manner, label]) => {
      const { correct, asked, refused, wrong } = manners[manner as MeasuredManner]
      return [label, ...[correct, asked, refused, wrong].map(inItalian)]
    }),
  ])
})
