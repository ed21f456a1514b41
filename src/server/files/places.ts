import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../sql/database.ts'
import { BucketBytes, type Bucket } from './bucket-bytes.ts'
import type { Address, Bytes } from './bytes.ts'
import { FolderBytes } from './folder-bytes.ts'
import { TableBytes } from './table-bytes.ts'

/** Where whoever runs the server wants bytes to lie: in a folder of his choice, or in a bucket. */
export type FilesPlace = { readonly folder: string } | { readonly bucket: Bucket }

/** Where records are kept, as far as bytes ask for it. */
interface Kept {
  readonly folder: string
  readonly url: string | undefined
  readonly files?: FilesPlace | undefined
}

/** The place of bytes beside the databases: what was asked for, else the folder of SQLite's; none where they lie in the database itself. */
export function placeOf({ folder, url, files }: Kept): Bytes | undefined {
  const usual = join(folder, 'file')
  if (!files) return url === undefined ? new FolderBytes(usual) : undefined
  const place = 'bucket' in files ? new BucketBytes(files.bucket) : new FolderBytes(files.folder)
  return existsSync(usual) ? orBefore(place, new FolderBytes(usual)) : place
}

/** A place that was chosen later: what had come to the other one before is read there, until somebody takes it along. */
const orBefore = (place: Bytes, before: Bytes): Bytes => ({
  put: (address, bytes) => place.put(address, bytes),
  has: (address) => place.has(address),
  remove: (address) => place.remove(address),
  open: async (address) => (await place.open(address)) ?? before.open(address),
})

/** The bytes that a row of a database names. What has not come to its place yet lies in the table, and may come there meanwhile. */
export async function openAt(place: Bytes | undefined, db: Db, address: Address): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await place?.open(address)) ?? (await new TableBytes(db).open(address)) ?? place?.open(address)
}
