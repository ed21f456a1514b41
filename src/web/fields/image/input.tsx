import { Camera, ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { filedOf } from '../../../kernel/files/filed.ts'
import { Button } from '../../ui/button.tsx'
import { FilePicture } from '../../media/file-picture.tsx'
import { usePictures } from '../../media/use-pictures.tsx'
import { InputGroup } from '../input-group.tsx'
import type { InputProps } from '../input-props.ts'
import { lateDialog } from '../../late/late-dialog.tsx'

const PictureViewer = lateDialog(async () => (await import('../../media/picture-viewer.tsx')).PictureViewer)

export function ImageInput({ field, value, onChange, ids, label }: InputProps) {
  const [viewed, setViewed] = useState<number>()
  const pictures = filedOf(value)
  const { choose, take, progress, inputs } = usePictures({ field, held: pictures, onChange })
  const busy = progress !== undefined
  const name = label ?? field.label
  return (
    <InputGroup ids={ids} label={name} className="flex flex-wrap items-center gap-3">
      {pictures.map((picture, index) => (
        <div key={picture.id} className="relative">
          <button type="button" aria-label={`Apri foto ${index + 1}`} className="block rounded-md" onClick={() => setViewed(index)}>
            <FilePicture small file={picture} alt="" className="size-20 rounded-md border border-line object-cover" />
          </button>
          <button
            type="button"
            aria-label={`Togli foto ${index + 1}`}
            className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-line-strong bg-raised text-xs hover:bg-hover pointer-coarse:size-9"
            onClick={() => onChange(pictures.filter((_, at) => at !== index))}
          >
            <X aria-hidden />
          </button>
        </div>
      ))}
      {take && (
        <Button size="sm" icon={<Camera aria-hidden />} busy={busy} onClick={take}>
          Scatta
        </Button>
      )}
      <Button
        id={ids.id}
        aria-label={`Aggiungi ${name.toLowerCase()}`}
        size="sm"
        icon={<ImagePlus aria-hidden />}
        busy={busy}
        onClick={choose}
      >
        {busy ? `Preparo… ${Math.round(progress * 100)}%` : 'Aggiungi'}
      </Button>
      {inputs}
      {viewed !== undefined && (
        <PictureViewer
          title={name}
          pictures={pictures}
          start={viewed}
          open
          onClose={() => setViewed(undefined)}
          onRemove={(index) => onChange(pictures.filter((_, at) => at !== index))}
        />
      )}
    </InputGroup>
  )
}
