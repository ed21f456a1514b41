import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from './list-files.ts'

const compressible = /\.(html|js|css|json|webmanifest|svg|txt|xml|wasm)$/
/** Below this the headers of an encoded answer cost more than the encoding saves. */
const leastBytes = 256

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Above it the highest level takes seconds a file and saves a tenth. */
const largeBytes = 1_000_000

/** Leaves `file.br` (level 11, large files 9) and `file.gz` (level 9) beside every file that gains from it. */
export async function compressFiles(folder: string): Promise<number> {
  const files = listFiles(folder).filter((file) => compressible.test(file))
  const written = await Promise.all(files.map(compressFile))
  return written.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return false
  const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > largeBytes ? 9 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [small, zipped] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)])
  return true
}
