import { afterEach, expect, it } from 'vitest'
import { holdPress } from './hold.ts'

const shields = () => document.querySelectorAll('[data-hold]').length
const point = (kind: string) =>
  document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: 100, clientY: 100, pointerType: 'mouse' }))
const press = () => ['pointerdown', 'pointerup', 'click'].forEach(point)

/** Work that takes until it is told to end. */
function begin(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = holdPress(() => promise)
  return () => {
    resolve()
    return done
  }
}

let end: (() => Promise<void>) | undefined
afterEach(async () => {
  await end?.()
  await expect.poll(shields).toBe(0)
})

it('holds the place of the press that work began with, until it is done and a moment longer', async () => {
  // Presses are heard of once there was work.
  await begin()()
  press()
  end = begin()
  expect(shields()).toBe(1)
  await end()
  expect(shields()).toBe(1)
})

it('lets a press through that is under way when the work begins, and holds its place after its click', async () => {
  point('pointerdown')
  end = begin()
  expect(shields()).toBe(0)
  point('pointerup')
  expect(shields()).toBe(0)
  point('click')
  await expect.poll(shields).toBe(1)
})

it.each(['pointerup', 'pointercancel'])('holds the place of a press that ends with no click (%s)', async (kind) => {
  point('pointerdown')
  end = begin()
  point(kind)
  await expect.poll(shields).toBe(1)
})
