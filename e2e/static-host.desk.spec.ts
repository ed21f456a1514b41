import { expect, hydrated, test } from './support/page-test.ts'

test.use({ fetchesAhead: true })

/** A host that sends files and no header of ours. */
for (const path of ['/', '/privacy', '/artigiani', '/dentisti']) {
  test(`${path} keeps its policy where no server sends one`, async ({ page, expectFault }) => {
    expectFault(/content security policy/i)
    await page.route(`**${path}`, async (route) => {
      const { 'content-security-policy': _policy, ...headers } = (await route.fetch()).headers()
      await route.fulfill({ response: await route.fetch(), headers })
    })
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toBeUndefined()
    await hydrated(page)
    const refused = await page.evaluate(async () => {
      const told = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true }),
      )
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = true' }))
      return [await told, Reflect.get(globalThis, 'ran')]
    })
    expect(refused).toEqual(['script-src-elem', undefined])
  })
}
