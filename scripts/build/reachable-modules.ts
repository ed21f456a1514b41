import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/**
 * Every file of ours that these modules bring along when they run, parts fetched later included. Imports carry their extension,
 * so a path beside the file is the whole of resolving; libraries and imports of types lead nowhere.
 */
export function reachableModules(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    if (!existsSync(file)) throw new Error(`${file}: imported, and not there. Imports of ours name their file with its extension.`)
    found.add(file)
    for (const next of importsOf(file)) visit(next)
  }
  for (const entry of entries) visit(entry)
  return [...found].toSorted()
}

/** The files of ours that one module names, read as code or by address (`?url`), at once or later. */
export function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const code = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`)
  const { staticImports, staticExports, dynamicImports } = module
  const sources = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    // The quotes of the text stand in the source; what is not a plain text is no file of ours.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
  return sources.filter((source) => /^\.{1,2}\//.test(source)).map((source) => join(dirname(file), source.replace(/\?.*$/, '')))
}
