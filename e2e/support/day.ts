import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Saturday in the middle of the working day, before some of the hours that the samples give; the page's timers run on. */
export const NOW = '2026-11-21T10:00:00+01:00'

/** Project of Playwright in which the dashboard of a trade is that of a firm of its own. */
export const IN_FIRM = 'firm-days'

/** Where the session lies of the owner of the firms of a run. */
export const ownerState = (): string => join(tmpdir(), `bottega-e2e-${process.env['E2E_DAYS_PORT']}-owner.json`)
