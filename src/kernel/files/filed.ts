import * as z from 'zod/mini'

/** What the suite keeps beside records. Nothing that a browser would run. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** 15 MB: a contract scanned in colour; a photo as a camera keeps it. */
export const MOST_FILE_BYTES = 15_000_000
/** 64 kB: a picture as lists show it. */
export const MOST_SMALL_BYTES = 64_000
export const LONGEST_FILE_NAME = 200

/** What a record holds of a file: all but its bytes, which the file store keeps. */
export interface Filed {
  readonly id: string
  readonly name: string
  readonly type: FileType
  readonly size: number
  /** Of a picture, in points. */
  readonly width?: number
  readonly height?: number
}

const points = z.optional(z.int().check(z.minimum(1)))

/** What one of these types and at most so long says of itself; `fault` is for any other, `tooBig` for a longer one; `more` is what a kind knows of its files besides. */
export const filedSchema = (
  types: readonly FileType[],
  most: number,
  fault: string,
  tooBig: string,
  more: Readonly<Record<string, z.ZodMiniType>> = {},
): z.ZodMiniType =>
  z.strictObject(
    {
      id: z.string(fault).check(z.regex(/^file_[0-9a-f]{32}$/, fault)),
      name: z.string(fault).check(z.minLength(1, fault), z.maxLength(LONGEST_FILE_NAME, fault)),
      type: z.literal([...types], { error: fault }),
      size: z.int(fault).check(z.minimum(1, fault), z.maximum(most, tooBig)),
      width: points,
      height: points,
      ...more,
    },
    { error: fault },
  )

/** The files that a value names; none where it holds something else. */
export const filedOf = (value: unknown): readonly Filed[] => (Array.isArray(value) ? value.filter(isFiled) : [])
const isFiled = (part: unknown): part is Filed => part instanceof Object && 'id' in part && typeof part.id === 'string'

/** Whether a field names files: pictures, documents, a signature. */
export const namesFiles = ({ kind }: { readonly kind: string }): boolean => kind === 'image' || kind === 'file' || kind === 'signature'
