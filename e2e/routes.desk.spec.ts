import { hydrated, expect, test } from './support/page-test.ts'
import { routes } from './support/routes.ts'

for (const route of routes) {
  test(`${route} is a whole page before and after hydration`, async ({ page }) => {
    const answer = await page.goto(route)
    expect(answer?.status()).toBe(200)
    const html = (await answer?.text()) ?? ''
    expect(html).toMatch(/<h1[\s>]/)

    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page).toHaveTitle(/Bottega/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,170}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://bottega.example${route}`)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  })
}

test('every title and every description is of one page only', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text()
      return [/<title>([^<]+)/.exec(html)?.[1], /<meta name="description" content="([^"]+)/.exec(html)?.[1]]
    }),
  )
  expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length)
})

test('the sitemap names every route and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.toSorted()).toEqual([...routes].toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://bottega.example/sitemap.xml')
})
