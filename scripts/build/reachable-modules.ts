import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The files of ours that one module names: at once (as code, or by address with `?url`), and later. */
export interface Imports {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

/**
 * Every file of ours that these modules bring along when they run, parts fetched later included; `isCut` leaves such a part out.
 * Imports carry their extension, so a path beside the file is the whole of resolving; libraries and imports of types lead nowhere.
 */
export function reachableModules(entries: readonly string[], isCut: (part: string) => boolean = () => false): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    if (!existsSync(file)) throw new Error(`${file}: imported, and not there. Imports of ours name their file with its extension.`)
    found.add(file)
    const { now, later } = importsOf(file)
    now.forEach(visit)
    later.filter((part) => !isCut(part)).forEach(visit)
  }
  entries.forEach(visit)
  return [...found].toSorted()
}

export function importsOf(file: string): Imports {
  if (!/\.tsx?$/.test(file)) return { now: [], later: [] }
  const code = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`)
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  // The quotes of the text stand in the source; what is not a plain text is no file of ours.
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))
  const ours = (sources: readonly string[]) =>
    sources.filter((source) => /^\.{1,2}\//.test(source)).map((source) => join(dirname(file), source.replace(/\?.*$/, '')))
  return { now: ours([...imported, ...exported]), later: ours(later) }
}
