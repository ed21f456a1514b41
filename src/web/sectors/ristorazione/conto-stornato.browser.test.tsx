import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { planAction } from '../../../kernel/action/run-action.ts'
import { readOf } from '../../../kernel/door/read-of.ts'
import { ristorazione } from '../../../sectors/ristorazione/index.ts'
import { storna } from '../../../sectors/ristorazione/storna.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

it('says of a bill that was reversed, and of the reversal, what the list says', async () => {
  const { store } = await showTrade(ristorazione, 'cassa', '&mostra=list')
  const [at, read] = [{ today: TODAY, time: '11:00' }, readOf(store)]
  const [paid] = (await store.query({ entity: 'conto', where: [{ field: 'stato', op: 'eq', value: 'incassato' }], page: { limit: 1 } }))
    .rows
  if (!paid) throw new Error('No bill was paid.')
  const plan = await planAction(storna, { ...(await storna.prefill?.(paid, read, at)), motivo: 'Piatto non servito' }, read, at, [paid])
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems))
  await store.commit(plan.changes, { via: 'form' })
  for (const said of ['Stornato', 'Storno']) {
    await userEvent.click(
      page
        .getByRole('row')
        .filter({ has: page.getByText(said, { exact: true }) })
        .getByRole('button')
        .first(),
    )
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('group', { name: 'Stato' }).getByText(said, { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})
