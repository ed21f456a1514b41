import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { contentType } from '../../src/server/content-type.ts'
import { OCR_OPTIONS } from '../../src/scan/ocr-options.ts'
import { OCR_CORES, OCR_FOLDER, OCR_WORKER } from '../../src/web/scan/ocr-address.ts'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')

/** Every file of the recogniser of text: its name in `OCR_FOLDER`, and where the package keeps it. */
export function ocrFileList(): ReadonlyMap<string, string> {
  const cores = Object.values(OCR_CORES).flatMap((core) => [`${core}.js`, `${core}.wasm`])
  return new Map([
    [OCR_WORKER, join(modules, 'tesseract.js/dist', OCR_WORKER)],
    ...cores.map((name): [string, string] => [name, join(modules, 'tesseract.js-core', name)]),
    ...OCR_OPTIONS.languages.map((language): [string, string] => {
      const name = `${language}.traineddata.gz`
      return [name, join(modules, '@tesseract.js-data', language, OCR_OPTIONS.data, name)]
    }),
  ])
}

/** The engine's version and the data's, as installed: what `OCR_FOLDER` must be named after. */
export function installedOcr(): string {
  const versionOf = (name: string): string => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version
  const data = new Set(OCR_OPTIONS.languages.map((language) => versionOf(`@tesseract.js-data/${language}`)))
  const engine = new Set([versionOf('tesseract.js'), versionOf('tesseract.js-core')])
  return [[...engine].join('+'), [...data].join('+')].join('-')
}

/** Puts the recogniser's files under our own origin: into the built site, and before whatever the development server answers. */
export function ocrFiles(): Plugin {
  const files = ocrFileList()
  return {
    name: 'ocr-files',
    buildStart() {
      if (OCR_FOLDER !== `/ocr/${installedOcr()}`)
        throw new Error(`ocr-address.ts: OCR_FOLDER is ${OCR_FOLDER}, the installed packages are ${installedOcr()}. Name it after them.`)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const file = path.startsWith(`${OCR_FOLDER}/`) ? files.get(path.slice(OCR_FOLDER.length + 1)) : undefined
        if (file === undefined) return next()
        response.setHeader('content-type', contentType(file))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, file] of files)
        this.emitFile({ type: 'asset', fileName: `${OCR_FOLDER.slice(1)}/${name}`, source: readFileSync(file) })
    },
  }
}
