import { parseSync, type ESTree } from 'vite'

export interface ClassWords {
  /** Words that stand where only classes may stand. */
  readonly classes: ReadonlySet<string>
  /** Every word of every text: a class may wait in a constant or a table. */
  readonly texts: ReadonlySet<string>
}

/** What one module of the web says that could be a class. */
export function classWords(file: string, code: string): ClassWords {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`)
  const words = { classes: new Set<string>(), texts: new Set<string>() }
  walk(program, false, (text, isClass) => {
    for (const word of text.split(/\s+/)) {
      if (word === '') continue
      words.texts.add(word)
      if (isClass) words.classes.add(word)
    }
  })
  return words
}

type Node = ESTree.Node
type Take = (text: string, isClass: boolean) => void

function walk(node: Node, isClass: boolean, take: Take): void {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return
  if (node.type === 'Literal' && typeof node.value === 'string') take(node.value, isClass)
  if (node.type === 'TemplateElement') take(node.value.cooked ?? '', isClass)
  const within = isClass ? !leavesClasses(node) : bringsClasses(node)
  for (const child of childrenOf(node)) walk(child, within, take)
}

/** `className="…"`, or what `classNames(…)` joins. */
function bringsClasses(node: Node): boolean {
  if (node.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' && /^(?:c|\w*C)lassName$/.test(node.name.name)
  return isClassNames(node)
}

/** A question (`phase === 'open'`), a key or another function's words are no classes. */
const leavesClasses = (node: Node) =>
  node.type === 'BinaryExpression' || node.type === 'MemberExpression' || (node.type === 'CallExpression' && !isClassNames(node))

const isClassNames = (node: Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'classNames'

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string')
}
