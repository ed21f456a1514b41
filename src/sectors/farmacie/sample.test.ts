import { it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { farmacie } from './index.ts'

it.each(['2026-11-23', '2026-01-01', '2026-01-31', '2028-02-29', '2026-11-22', '2026-03-29'])(
  'obeys every rule of a commit on %s',
  async (today) => {
    await checkSample(farmacie, { today })
  },
)
