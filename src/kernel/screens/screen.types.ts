import type { OwnScreen } from './screen.ts'
import type { Card } from './script.ts'

const screen: OwnScreen = { kind: 'own', key: 'mese', label: 'Mese', icon: 'calendar-days' }
// @ts-expect-error a typing error in an icon's name
const wrong: OwnScreen = { ...screen, icon: 'calender-days' }
// @ts-expect-error an icon that lucide has and the house has not
const icon: Card['icon'] = 'anchor'
void [screen, wrong, icon]
