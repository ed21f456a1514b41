import { hospitality } from '../../../sectors/hospitality/index.ts'
import { showTrade, type Day } from '../show-trade.fixture.tsx'

export { TODAY } from '../show-trade.fixture.tsx'

/** The console at a tab over the demo's own sample on a fixed day. */
export const showConsole = (tab: string, more = '', day: Day = {}) => showTrade(hospitality, tab, more, day)
