import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

let client: string

beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'bottega-styles-'))
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'assets/a.css'), 'a{color:red}\n')
  writeFileSync(join(client, 'assets/bad.css'), 'a{content:"</style>"}')
})
afterAll(() => rmSync(client, { recursive: true }))

const link = (href: string) => `<link rel="preload" href="/x.woff2"/><link rel="stylesheet" href="${href}"/>`

it('puts the sheet into the page and leaves the link for React, unfetched', () => {
  expect(inlineStyles(client, link('/assets/a.css'))).toBe(
    '<link rel="preload" href="/x.woff2"/><style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>',
  )
})

it('leaves the notice of a licence in the sheet', () => {
  writeFileSync(join(client, 'assets/licensed.css'), '/*! css v1.2 | MIT License | https://css.example */\na{color:red}\n')
  expect(inlineStyles(client, link('/assets/licensed.css'))).toContain('<style>a{color:red}</style>')
})

it('refuses a sheet that would end its own element', () => {
  expect(() => inlineStyles(client, link('/assets/bad.css'))).toThrow('/assets/bad.css: a style sheet that says </style')
})
