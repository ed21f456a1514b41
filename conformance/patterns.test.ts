import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listFiles } from '../scripts/build/list-files.ts'

const src = join(import.meta.dirname, '..', 'src')

/** Why a pattern takes more and more time on longer texts; nothing where its work grows with the text alone. */
function faultsOf(pattern: { readonly source: string; readonly flags: string }): string[] {
  return analyse(pattern).reports.map(
    ({ type, exponential, character }) => `${type}${exponential ? ', exponential' : ''} on ${character.literal.source}`,
  )
}

/** Every pattern that stands in a file between two slashes. */
function literalsIn(file: string): { readonly line: number; readonly source: string; readonly flags: string }[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: { line: number; source: string; flags: string }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      found.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

describe('no pattern takes more than the length of a text', () => {
  it('sees the pattern that took eight seconds for a word of 31 letters', () => {
    expect(faultsOf(/^\p{Lu}(?:\p{L}+|'\p{L}+)+\d/u)).toContainEqual(expect.stringMatching(/exponential/))
  })

  it.each(['kernel', 'scan', 'documents', 'sectors', 'server', 'web'])('between slashes, in src/%s', (folder) => {
    const files = listFiles(join(src, folder)).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    const literals = files.flatMap((file) => literalsIn(file).map((literal) => ({ ...literal, file })))
    expect(literals.length).toBeGreaterThan(0)
    expect(
      literals.flatMap(({ file, line, ...literal }) => faultsOf(literal).map((fault) => `${relative(src, file)}:${line}: ${fault}`)),
    ).toEqual([])
  })

  it('put together from pieces', async () => {
    const made = new Map<string, RegExp>()
    const RegExpItself = globalThis.RegExp
    const keep = (pattern: RegExp) => {
      made.set(`${pattern}`, pattern)
      return pattern
    }
    globalThis.RegExp = new Proxy(RegExpItself, {
      construct: (target, args: ConstructorParameters<typeof RegExp>) => keep(new target(...args)),
      apply: (target, _self, args: ConstructorParameters<typeof RegExp>) => keep(new target(...args)),
    })
    onTestFinished(() => void (globalThis.RegExp = RegExpItself))
    // What another file has loaded made its patterns then.
    vi.resetModules()
    const modules = import.meta.glob(['../src/{kernel,scan,documents,sectors}/**/*.ts', '!**/*.test.ts', '!**/*.types.ts'])
    for (const load of Object.values(modules)) await load()
    // Patterns beside labels are made while a page is read.
    const { recogniseText } = await import('../src/scan/recognise-text.ts')
    await recogniseText({ text: 'Nome Ada' }, '2026-11-21')
    const faults = [...made.values()].flatMap((pattern) => faultsOf(pattern).map((fault) => `${pattern}: ${fault}`))
    expect(made.size).toBeGreaterThan(20)
    expect(faults).toEqual([])
  })
})
