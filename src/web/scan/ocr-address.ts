/**
 * Where the recogniser of text lies on our own origin. The name holds the versions of the engine and of its data, so that
 * browsers may keep the files for ever; `scripts/build/ocr-files.ts` refuses to build when they are not the installed ones.
 */
export const OCR_FOLDER = '/ocr/7.0.0-1.0.0'

/** The engine for browsers with relaxed SIMD, with SIMD, and with neither; script and binary have the same name. */
export const OCR_CORES = {
  relaxed: 'tesseract-core-relaxedsimd-lstm',
  simd: 'tesseract-core-simd-lstm',
  plain: 'tesseract-core-lstm',
} as const

export const OCR_WORKER = 'worker.min.js'

/** About what the engine, its binary and the data of both languages weigh once unpacked on the line: only for the bar. */
export const OCR_BYTES = 7_700_000
