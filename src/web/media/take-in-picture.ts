import type { Field } from '../../kernel/fields/field.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import type { Files } from '../../kernel/files/files.ts'
import { validateField } from '../../kernel/derive/validate.ts'
import { PictureError, reducePicture } from './reduce-picture.ts'

interface TakeIn {
  readonly field: Field
  readonly files: Files
  /** What the field holds already. */
  readonly held: readonly Filed[]
  readonly onProgress?: (done: number) => void
  readonly isDrawing?: boolean
}

/** Reduces a photo and puts it into the file store; what stands in the way is a sentence. */
export async function takeInPicture(photo: File, { field, files, held, onProgress, isDrawing }: TakeIn): Promise<Filed | string> {
  const faultOf = (file: Filed) => {
    const checked = validateField('', field, [...held, file])
    return 'problems' in checked ? checked.problems[0]?.message : undefined
  }
  try {
    const fits = ({ size }: Blob) => field.schema.safeParse([{ ...SPECIMEN, size }]).success
    const { bytes, small, width, height } = await reducePicture(photo, { fits, onProgress, isDrawing })
    const name = photo.name.replace(/\.\w+$/, '') || 'foto'
    // Asked before it is sent: what the field would refuse takes no room in the store.
    const fault = faultOf({ ...SPECIMEN, size: bytes.size })
    if (fault !== undefined) return fault
    const put = await files.put(bytes, `${name}.${bytes.type === 'image/png' ? 'png' : 'jpg'}`, small)
    return put.ok ? { ...put.file, width, height } : put.problem
  } catch (error) {
    if (error instanceof PictureError) return error.message
    throw error
  }
}

const SPECIMEN = { id: `file_${'0'.repeat(32)}`, name: 'foto.jpg', type: 'image/jpeg' } as const
