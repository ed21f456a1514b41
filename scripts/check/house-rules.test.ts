import { expect, it } from 'vitest'
import { houseFaults } from './house-rules.ts'

it.each([
  ['src/web/views/table.tsx', 'switch (field.kind) {', 1],
  ['src/kernel/derive/form.ts', "if (field.kind === 'money') return", 1],
  ['src/kernel/fields/money.ts', 'switch (field.kind) {', 0],
  ['src/web/views/table.tsx', 'switch (mode) {', 0],
  ['src/assistant/trade.ts', 'return days.find((key) => !/nascita/.test(key))', 1],
  ['src/assistant/answer/tell.ts', 'if (/ il$/i.test(field.label)) return day', 1],
  ['src/assistant/trade.ts', "return days.find((key) => fields[key]?.means !== 'born')", 0],
  ['src/assistant/trade.ts', 'if (/^chi/.test(sentence)) return', 0],
  ['src/web/ui/kpi.tsx', "style={{ color: '#ff0000' }}", 1],
  ['src/web/ui/kpi.tsx', 'className="text-[oklch(.5_.1_20)]"', 1],
  ['src/web/styles/theme.css', 'color: rgb(0 0 0);', 1],
  ['src/web/styles/tokens.css', '--bg: oklch(.1 0 0);', 0],
  ['src/web/landing/nav.tsx', "<a href='#technical-chat'>", 0],
  ['src/web/landing/nav.tsx', '<a href="#demo">', 0],
  ['src/web/landing/nav.tsx', '&#8203;', 0],
  ['src/kernel/a.test.ts', "it.skip('later', () => {})", 1],
  ['src/kernel/a.test.ts', "describe.only('x', () => {})", 1],
  ['src/kernel/a.test.ts', "it.todo('x')", 1],
  ['src/kernel/a.test.ts', "it.skipIf(noCamera)('x', () => {})", 0],
  ['e2e/a.spec.ts', "test.fixme('x', () => {})", 1],
  ['src/web/views/week.tsx', 'const now = new Date()', 1],
  ['src/web/views/week.test.ts', 'const now = Date.now()', 1],
  ['e2e/a.spec.ts', 'const today = isoOf(new Date())', 1],
  ['src/web/views/week.tsx', "const day = new Date('2026-11-21')", 0],
  ['src/web/data/clock.ts', 'clockOf(() => new Date())', 0],
  ['src/server/health.ts', 'const startedAt = new Date()', 0],
  ['src/kernel/problem/messages.ts', "notFound: () => `La scheda non c'è più.`", 1],
  ['src/kernel/problem/messages.ts', 'notFound: () => `La scheda non c’è più.`', 0],
  ['src/kernel/problem/messages.ts', "/** «L'ordine», told by its article. */", 0],
  ['src/kernel/sector/definition/define-sector.ts', "throw new DefinitionError(`${slug}: the entity's title is no field`)", 0],
  ['src/sectors/hospitality/campi-schedina.ts', `choice('Tipo', { CI: "Carta d'Identità" })`, 0],
  ['src/sectors/farmacie/sample.ts', `nome: "Farmacia dell'Olmo"`, 0],
  ['src/web/forms/form-fixture.tsx', '', 1],
  ['src/web/forms/form.fixture.tsx', '', 0],
  ['conformance/store-fixture.ts', '', 0],
  ['scripts/a.ts', "readFileSync('../shared/x')", 1],
])('%s: %s has %i faults', (file, line, count) => {
  expect(houseFaults(file, line)).toHaveLength(count)
})

it.each([
  ['src/kernel/plan.ts', 401, 1],
  ['src/kernel/plan.ts', 400, 0],
  ['src/sectors/artigiani/sample.ts', 900, 0],
  ['src/kernel/plan.test.ts', 900, 0],
  ['src/kernel/italian/comuni-table.ts', 900, 0],
])('%s with %i lines has %i faults', (file, lines, count) => {
  expect(houseFaults(file, Array.from({ length: lines }, () => 'a').join('\n'))).toHaveLength(count)
})
