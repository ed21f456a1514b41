import { useRef, useState, type ReactNode } from 'react'
import type { Field } from '../../kernel/fields/field.ts'
import { validateField } from '../../kernel/validate.ts'
import { notify } from '../ui/toast.ts'
import { useMedia } from '../ui/use-media.ts'
import { PictureError, reducePicture } from './reduce-picture.ts'

interface PicturesOptions {
  readonly field: Field
  /** What the field holds already: it counts towards the field's limit. */
  readonly held: readonly string[]
  /** Called with all the pictures, old and new, each time some have been added. */
  readonly onChange: (pictures: readonly string[]) => void
}

interface Pictures {
  readonly choose: () => void
  /** The rear camera, where the device is held in a hand; elsewhere absent. */
  readonly take: (() => void) | undefined
  /** From 0 to 1 while photos are being prepared. */
  readonly progress: number | undefined
  /** The hidden inputs: render them once, anywhere. */
  readonly inputs: ReactNode
}

/** Photos taken or chosen, reduced on the device, refused in plain words. */
export function usePictures({ field, held, onChange }: PicturesOptions): Pictures {
  const [progress, setProgress] = useState<number>()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isHandheld = useMedia('(pointer: coarse)')

  const add = async (files: readonly File[]) => {
    const pictures = [...held]
    for (const [index, file] of files.entries()) {
      const refused = await reduceInto(pictures, file, field, (done) => setProgress((index + done) / files.length))
      if (refused) notify({ text: refused, tone: 'destructive', duration: 6000 })
    }
    setProgress(undefined)
    if (pictures.length > held.length) onChange(pictures)
  }
  const shared = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    tabIndex: -1,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const files = [...(event.currentTarget.files ?? [])]
      event.currentTarget.value = ''
      void add(files)
    },
  } as const
  return {
    choose: () => chooser.current?.click(),
    take: isHandheld ? () => camera.current?.click() : undefined,
    progress,
    inputs: (
      <>
        <input ref={chooser} {...shared} multiple data-picture-input="choose" aria-label={`${field.label}: scegli un file`} />
        <input ref={camera} {...shared} capture="environment" data-picture-input="take" aria-label={`${field.label}: scatta`} />
      </>
    ),
  }
}

/** Adds one reduced photo to the list, or says why not. */
async function reduceInto(pictures: string[], file: File, field: Field, onProgress: (done: number) => void): Promise<string | undefined> {
  try {
    const fits = (picture: string) => field.schema.safeParse([picture]).success
    const picture = await reducePicture(file, { fits, onProgress })
    const checked = validateField('', field, [...pictures, picture])
    if ('problems' in checked) return checked.problems[0]?.message
    pictures.push(picture)
    return undefined
  } catch (error) {
    if (error instanceof PictureError) return error.message
    throw error
  }
}
