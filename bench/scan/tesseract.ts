import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorker, OEM } from 'tesseract.js'
import { toPgm } from '../../src/scan/image/to-pgm.ts'
import { wordsOf } from '../../src/scan/page/word.ts'
import { OCR_OPTIONS } from '../../src/scan/ocr-options.ts'
import type { Ocr } from '../../src/scan/ocr.ts'

export interface Tesseract {
  readonly ocr: Ocr
  readonly close: () => Promise<void>
}

const require = createRequire(import.meta.url)

/** Both languages in one folder, as the worker wants them; taken from the packages, nothing from the network. */
function languageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-tesseract-'))
  for (const language of OCR_OPTIONS.languages) {
    const root = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
    copyFileSync(join(root, OCR_OPTIONS.data, `${language}.traineddata.gz`), join(folder, `${language}.traineddata.gz`))
  }
  return folder
}

/** Tesseract in a worker of Node, with the browser's languages and data; `parameters` as in the browser or none. */
export async function openTesseract(parameters: Readonly<Record<string, string>>): Promise<Tesseract> {
  const folder = languageFolder()
  const listeners = new Set<(share: number) => void>()
  const worker = await createWorker([...OCR_OPTIONS.languages], OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') for (const listen of listeners) listen(progress)
    },
  })
  rmSync(folder, { recursive: true })
  await worker.setParameters(parameters)
  return {
    ocr: async (picture, onProgress) => {
      listeners.add(onProgress)
      try {
        const { data } = await worker.recognize(Buffer.from(toPgm(picture)), {}, { text: true, tsv: true })
        return { text: data.text, confidence: data.confidence, words: wordsOf(data.tsv ?? '') }
      } finally {
        listeners.delete(onProgress)
      }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
