import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://bottega.example'
const back = (torna: string) => returnPath(`?torna=${encodeURIComponent(torna)}`, origin)

describe('a place of the suite is followed', () => {
  it.each([
    ['/app', '/app'],
    ['/app/studio-morandi', '/app/studio-morandi'],
    ['/app/studio-morandi?tab=clienti&q=rossi', '/app/studio-morandi?tab=clienti&q=rossi'],
    ['/app/studio-morandi#oggi', '/app/studio-morandi#oggi'],
    ['/app/nuova', '/app/nuova'],
    ['/app?da=posta', '/app?da=posta'],
    ['/app/a/./b', '/app/a/b'],
    ['/app/a/../b', '/app/b'],
    ['/app/x?torna=%2Fapp', '/app/x?torna=%2Fapp'],
  ])('%s', (asked, followed) => expect(back(asked)).toBe(followed))
})

describe('whatever could lead elsewhere is not', () => {
  it.each([
    '',
    ' ',
    '/',
    'app',
    'app/studio',
    '/accedi',
    '/application',
    '/app-finta',
    '/appevil.example',
    '/app.evil.example',
    '/app@evil.example',
    '/app:80@evil.example',
    '//evil.example',
    '//evil.example/app/',
    '///evil.example/app',
    '/\\evil.example',
    '\\\\evil.example\\app',
    '/app\\evil',
    '/app/\\evil.example',
    '/app//evil.example',
    '/app/..//evil.example',
    '/app/../../evil.example',
    '/app/..',
    '/app/../',
    '/app/../accedi',
    '/app/%2e%2e/accedi',
    '/app/.%2E/%2e./accedi',
    'https://evil.example/app/',
    'https://bottega.example.evil.example/app/',
    'https://bottega.example@evil.example/app',
    'http:/app/',
    'https:app/',
    'javascript:alert(1)',
    'javascript:/app/alert(1)',
    'data:text/html,/app/',
    ' /app/studio',
    '\t/app/studio',
    '/app/\tstudio',
    '/app\n/studio',
    '/\t/evil.example',
    '/app/\u0000',
    '/app/?u=https://evil.example',
    '/app/#//evil.example',
    '/%61pp/studio',
    '/APP/studio',
  ])('%j', (asked) => expect(back(asked)).toBe('/app'))

  it('nor is the second of two', () => expect(returnPath('?torna=//evil.example&torna=/app/studio', origin)).toBe('/app'))
  it('nor is anything when nothing is asked for', () => expect(returnPath('', origin)).toBe('/app'))
})
