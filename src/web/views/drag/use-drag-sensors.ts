import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors, type SensorDescriptor, type SensorOptions } from '@dnd-kit/core'
import { stepTo } from './step-to.ts'

export const mouse = { activationConstraint: { distance: 6 } }
/** Press and hold, so that a moving finger still scrolls. */
export const touch = { activationConstraint: { delay: 220, tolerance: 8 } }
/** Enter opens the record, so only Space picks it up. */
const keyboard = {
  coordinateGetter: stepTo,
  scrollBehavior: 'auto' as const,
  keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] },
}

/** The page goes along only close to its edge (edge.ts, as a part of it): what stands a hand above it stays under the pointer. */
export const autoScroll = { threshold: { x: 0.06, y: 0.06 } }

export function useDragSensors(): SensorDescriptor<SensorOptions>[] {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard))
}
