import { company } from '../src/site.ts'
import { claims, readiness } from '../src/web/landing/claims-words.ts'
import { expect, open, test } from './support/page-test.ts'

test('the footer names company, address, tax number, e-mail and brand, marks them as fictional, and leads to the privacy page', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const text of [
    company.legalName,
    company.street,
    company.city,
    company.vatNumber,
    company.registration,
    company.brandStatement,
    company.notice,
  ]) {
    await expect(footer).toContainText(text)
  }
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informativa sulla privacy')
})

test('every claim stands beside its proof', async ({ page }) => {
  await open(page, '/')
  for (const { figure, text, proof } of claims) {
    const claim = page.locator('dl > div', { hasText: figure })
    await expect(claim).toContainText(text)
    await expect(claim).toContainText(proof)
  }
})

test('the standards stand on the page with the sentence that says how far they are', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('region', { name: readiness.title })
  for (const label of ['ISO 27001', 'SOC 2 Type II', 'GDPR', 'PCI DSS ready'])
    await expect(box.getByText(label, { exact: true })).toBeVisible()
  await expect(box.getByText(readiness.note)).toBeVisible()
})
