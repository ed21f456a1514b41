import type { Locator, Page } from '@playwright/test'
import { openDashboardOf } from './support/dashboard.ts'
import { expect, test } from './support/page-test.ts'
import { closed, press } from './support/press.ts'

const row = (page: Page, text: string): Locator => page.locator('tr, li').filter({ hasText: text }).filter({ visible: true })
const tab = (page: Page, name: RegExp): Locator => page.getByRole('link', { name }).filter({ visible: true }).first()
const COURSE = 'Primo soccorso, gruppo B'

/** The daily work of a school: the last lesson is held, the course is over, whoever was there long enough gets a certificate. */
test('a class to its certificates', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openDashboardOf(page, 'formazione', 'registro', '&di=corso_9')
  await expect(page.getByText(/Sotto il 90%/)).toBeVisible()
  const all = page.getByRole('button', { name: 'Tutti presenti' })
  await press(all)
  await expect(page.getByText('Tutti presenti: 15')).toBeVisible()
  await expect(all).toBeDisabled()

  await press(tab(page, /^Panoramica/))
  const lesson = row(page, COURSE).filter({ hasText: 'Rianimazione e prova pratica' })
  const held = lesson.getByRole('button', { name: /^Segna svolta:/ })
  await press(held)
  await expect(held).toBeHidden()
  await expect(lesson).toContainText('Svolta')

  await press(page.getByRole('link', { name: 'Tutti i corsi' }))
  const course = row(page, COURSE).first()
  await press(course.getByRole('button', { name: /^Attivo, cambia stato/ }))
  await press(page.getByRole('menuitem', { name: 'Completa' }))
  const over = page.getByRole('dialog', { name: 'Completa' })
  await expect(over).toContainText('12')
  await press(over.getByRole('button', { name: 'Completa', exact: true }))
  await closed(over)
  await expect(course).toContainText('Completato')
  await press(course.getByRole('button', { name: COURSE }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Prepara attestati' }))
  const proposal = page.getByRole('dialog', { name: 'Prepara gli attestati' })
  // Two of fifteen were away once in three lessons, and this course asks for nine in ten.
  await expect(proposal.getByText('frequenza 100')).toHaveCount(13)
  await press(proposal.getByRole('button', { name: 'Prepara', exact: true }))
  await expect(page.getByText('Preparati 13 attestati')).toBeVisible()
  await closed(proposal)
  await leave(page)

  await press(tab(page, /^Panoramica/))
  await press(page.getByRole('link', { name: 'Tutti gli attestati' }))
  const waiting = row(page, COURSE).filter({ hasText: 'Da rilasciare' })
  await expect(waiting.first()).toBeVisible()
  const [one, other] = await Promise.all([waiting.first().innerText(), waiting.nth(1).innerText()]).then((texts) => texts.map(nameIn))
  await choose(page, one ?? '', other ?? '')
  const bar = page.getByRole('group', { name: 'Con le righe scelte' })
  await expect(bar.getByRole('status')).toContainText('2 scelti')
  await press(bar.getByRole('button', { name: 'Azioni' }))
  await press(page.getByRole('menuitem', { name: /^Rilascia/ }))
  const release = page.getByRole('dialog', { name: 'Rilascia' })
  await press(release.getByRole('button', { name: 'Rilascia', exact: true }))
  await closed(release)
  await expect(page.getByText('Rilascia: 2 attestati')).toBeVisible()
  await expect(row(page, one ?? '').filter({ hasText: 'Rilasciato' })).toBeVisible()
  await expect(row(page, one ?? '')).toContainText(/AT\/\d+\/2026/)

  await choose(page, one ?? '', other ?? '')
  await press(bar.getByRole('button', { name: 'Azioni' }))
  await press(page.getByRole('menuitem', { name: /^Stampa attestato/ }))
  await expect(page.locator('html[data-printed]')).toBeAttached()
})

/** Whoever closes a form is where he was. */
async function leave(page: Page): Promise<void> {
  const form = page.getByRole('dialog')
  if ((await form.count()) > 0) await press(form.getByRole('button', { name: 'Chiudi' }).first())
  await closed(form)
}

const nameIn = (text: string): string => /[A-ZÀ-Ú][\p{L}']+(?: [A-ZÀ-Ú][\p{L}']+)+/u.exec(text)?.[0] ?? text

/** Two rows, by their boxes; on a phone from the menu of the first, and then by a tap. */
async function choose(page: Page, one: string, other: string): Promise<void> {
  if (test.info().project.use.hasTouch !== true) {
    await page
      .getByRole('checkbox', { name: `Scegli: ${one}` })
      .first()
      .check()
    await page
      .getByRole('checkbox', { name: `Scegli: ${other}` })
      .first()
      .check()
    return
  }
  await press(page.getByRole('button', { name: new RegExp(`^Altro: ${one}`) }))
  await press(page.getByRole('menuitem', { name: 'Scegli', exact: true }))
  await press(page.getByRole('button', { name: new RegExp(`^${other}`) }).first())
}

test('a lesson is put into the calendar, and refused where room, teacher or class have another', { tag: '@desk' }, async ({ page }) => {
  await openDashboardOf(page, 'formazione', 'lezioni', '&mostra=list')
  await press(page.getByRole('button', { name: 'Nuova Lezione' }).filter({ visible: true }).first())
  const form = page.getByRole('dialog', { name: 'Nuova Lezione' })
  await form.getByLabel('Corso').fill('Grafica')
  await press(page.getByRole('option', { name: /^Grafica con software liberi/ }))
  await expect(form.getByLabel('Docente')).toHaveValue('Noa Ferri')
  await form.getByLabel('Argomento').fill('Livelli e maschere')
  await form.getByLabel('Data').fill('2026-11-22')
  await form.getByLabel('Ora', { exact: true }).fill('18:30')
  await form.getByLabel('Aula').fill('Lab A')
  await press(page.getByRole('option', { name: /^Lab A/ }))
  await press(form.getByRole('button', { name: 'Salva lezione' }))
  await expect(form.getByText('Lab A è già occupata il 22/11/2026 dalle 18:00 alle 20:00.').first()).toBeVisible()
  // What saving asks comes after what is told beside the field.
  await expect(form.getByText('È domenica: salva lo stesso?')).toBeVisible()
  await form.getByLabel('Aula').fill('Lab B')
  await press(page.getByRole('option', { name: /^Lab B/ }))
  await press(form.getByRole('button', { name: 'Salva lezione' }))
  await expect(form.getByText('È domenica: salva lo stesso?')).toBeVisible()
  await press(form.getByRole('button', { name: 'Sì, salva' }))
  await closed(form)
  await expect(row(page, 'Livelli e maschere').first()).toBeVisible()
})
