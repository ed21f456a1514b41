import { useRef, useState, type ReactNode } from 'react'
import type { Field } from '../../kernel/fields/field.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import { useSector } from '../data/sector-context.tsx'
import { notify } from '../ui/toast.ts'
import { useMedia } from '../ui/use-media.ts'

interface PicturesOptions {
  readonly field: Field
  /** What the field holds already: it counts towards the field's limit. */
  readonly held: readonly Filed[]
  /** Called with all the pictures, old and new, each time some have been added. */
  readonly onChange: (pictures: readonly Filed[]) => void
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

const NOT_PREPARED = 'La foto non si può preparare adesso. Controlla la connessione e riprova.'

/** Photos taken or chosen, reduced on the device, refused in plain words. */
export function usePictures({ field, held, onChange }: PicturesOptions): Pictures {
  const { files: store } = useSector()
  const [progress, setProgress] = useState<number>()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isHandheld = useMedia('(pointer: coarse)')

  const add = async (files: readonly File[]) => {
    const pictures = [...held]
    setProgress(0)
    try {
      const { takeInPicture } = await import('./take-in-picture.ts')
      for (const [index, file] of files.entries()) {
        const onProgress = (done: number) => setProgress((index + done) / files.length)
        const taken = await takeInPicture(file, { field, files: store, held: pictures, onProgress })
        if (typeof taken !== 'string') pictures.push(taken)
        else notify({ text: taken, tone: 'destructive', duration: 6000 })
      }
    } catch {
      notify({ text: NOT_PREPARED, tone: 'destructive', duration: 6000 })
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
