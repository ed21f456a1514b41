import { test, type Locator } from '@playwright/test'

/** As the person at this screen presses: a finger on a phone, with real touch events, a mouse on a desk. */
export const press = (locator: Locator): Promise<void> => (test.info().project.name === 'phone' ? locator.tap() : locator.click())
