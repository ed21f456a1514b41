import { expect, test } from 'vitest'
import { connectSurface, dismiss, notify, type Toast } from './toast.ts'

test('what is sent before a surface connects waits for it, unless dismissed meanwhile', () => {
  const shown: Toast[] = []
  notify({ text: 'uno' })
  const second = notify({ text: 'due' })
  dismiss(second)
  const disconnect = connectSurface({ show: (toast) => shown.push(toast), dismiss: () => {} })
  notify({ text: 'tre' })
  expect(shown.map(({ text }) => text)).toEqual(['uno', 'tre'])
  disconnect()
  notify({ text: 'quattro' })
  expect(shown).toHaveLength(2)
})
