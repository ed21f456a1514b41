import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OCR_FOLDER } from '../../src/web/scan/ocr-address.ts'
import { installedOcr, ocrFileList } from './ocr-files.ts'

it('names the folder after what is installed, so that no browser keeps an older engine', () => {
  expect(OCR_FOLDER).toBe(`/ocr/${installedOcr()}`)
})

it('serves the worker, three engines with their binaries, and the data of both languages, all of which are there', () => {
  const files = ocrFileList()
  expect([...files.keys()].filter((name) => name.endsWith('.wasm'))).toHaveLength(3)
  expect([...files.keys()].filter((name) => name.endsWith('.traineddata.gz'))).toEqual(['ita.traineddata.gz', 'eng.traineddata.gz'])
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([])
})
