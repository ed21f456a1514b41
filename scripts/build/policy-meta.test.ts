import { expect, it } from 'vitest'
import { policyMeta } from './policy-meta.ts'

it('puts the policy behind the charset and before the first script', () => {
  expect(policyMeta('/', '<head><meta charSet="utf-8"/><script>a()</script></head>', "script-src 'self'")).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script>a()</script></head>`,
  )
})

it('refuses a page without a place for it, and a policy that would end its own attribute', () => {
  expect(() => policyMeta('/x', '<head></head>', 'a')).toThrow('/x: no <meta charSet')
  expect(() => policyMeta('/x', '<meta charSet="utf-8"/>', 'a"b')).toThrow('double quote')
})
