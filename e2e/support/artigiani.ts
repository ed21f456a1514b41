import type { Page } from '@playwright/test'
import { openChatOf, openDashboardOf } from './dashboard.ts'

export { undo } from './dashboard.ts'

export const openWithClock = (page: Page): Promise<void> => openChatOf(page, 'artigiani')
export const openDashboard = (page: Page, tab?: string, more?: string): Promise<void> => openDashboardOf(page, 'artigiani', tab, more)
