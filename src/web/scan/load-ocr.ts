import { createWorker, OEM, type WorkerOptions } from 'tesseract.js'
import { relaxedSimd, simd } from 'wasm-feature-detect'
import { toPgm } from '../../scan/image/to-pgm.ts'
import { wordsOf } from '../../scan/page/word.ts'
import { OCR_OPTIONS } from '../../scan/ocr-options.ts'
import type { Ocr } from '../../scan/ocr.ts'
import { OCR_BYTES, OCR_CORES, OCR_FOLDER, OCR_WORKER } from './ocr-address.ts'

/** The recogniser of text did not start: no connection, or too little memory. The picture may be tried again. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}

/** Once its files are here the engine starts in a second or two; an old telephone may take ten times that. */
const LONGEST_START_MS = 60_000

/**
 * Tesseract in a worker of its own, with its files from our own origin and nothing kept on the device but what the browser
 * caches. `onProgress` takes 0 to 1. Throws an `EngineError`.
 */
export async function loadOcr(onProgress: (share: number) => void): Promise<Ocr> {
  const core = await chooseCore()
  const names = [OCR_WORKER, `${core}.js`, `${core}.wasm`, ...OCR_OPTIONS.languages.map((language) => `${language}.traineddata.gz`)]
  let bytes = 0
  // Fetched before tesseract asks for them: it neither tells how far it is nor when it fails. The second time they are cached.
  const count = (length: number) => {
    bytes += length
    onProgress(Math.min(1, bytes / OCR_BYTES) * 0.9)
  }
  await Promise.all(names.map((name) => download(`${OCR_FOLDER}/${name}`, count)))
  let onText: (share: number) => void = () => {}
  const worker = await started(core, (share) => onText(share))
  onProgress(1)
  return async (picture, onShare) => {
    onText = onShare
    const { data } = await worker.recognize(toPgm(picture) as unknown as ImageLikeBytes, {}, { text: true, tsv: true })
    return { text: data.text, confidence: data.confidence, words: wordsOf(data.tsv ?? '') }
  }
}

/** Tesseract takes bytes wherever it takes an image; its types name only Node's. */
type ImageLikeBytes = Blob

async function chooseCore(): Promise<string> {
  if (await relaxedSimd()) return OCR_CORES.relaxed
  return (await simd()) ? OCR_CORES.simd : OCR_CORES.plain
}

async function download(address: string, onBytes: (length: number) => void): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) onBytes(part.value.length)
  } catch (error) {
    throw new EngineError('The recogniser did not arrive.', { cause: error })
  }
}

/** The Italian data name a list of further words that no package carries; without this the engine complains of it in the console. */
const NO_WORD_LIST = 'user_words_suffix \n'

type Tesseract = Awaited<ReturnType<typeof createWorker>>

async function started(core: string, onText: (share: number) => void): Promise<Tesseract> {
  // Tesseract tells of a language that does not arrive only here, and of a binary that does not start not at all.
  const failed = Promise.withResolvers<never>()
  const timer = setTimeout(failed.reject, LONGEST_START_MS)
  const options: Partial<WorkerOptions> = {
    workerPath: `${OCR_FOLDER}/${OCR_WORKER}`,
    corePath: `${OCR_FOLDER}/${core}.js`,
    langPath: OCR_FOLDER,
    // The site serves the script itself; a worker made from a blob would be of no origin that the policy admits.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onText(progress)
    },
    errorHandler: failed.reject,
  }
  const starting = createWorker([...OCR_OPTIONS.languages], OEM.LSTM_ONLY, options, NO_WORD_LIST)
  try {
    const worker = await Promise.race([starting, failed.promise])
    await worker.setParameters(OCR_OPTIONS.parameters as Parameters<Tesseract['setParameters']>[0])
    return worker
  } catch (error) {
    throw new EngineError('The recogniser did not start.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
