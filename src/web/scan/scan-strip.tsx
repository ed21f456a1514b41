import { ScanText } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { SCANNED } from '../../kernel/entity/scan-papers.ts'
import { scannableFields } from '../../scan/fill-fields.ts'
import { pickFields } from '../fields/pick-fields.ts'
import { lateDialog } from '../late/late-dialog.tsx'
import { capital } from '../../kernel/italian/capital.ts'

const ScanDialog = lateDialog(async () => (await import('./scan-dialog.tsx')).ScanDialog)

export interface ScanStripProps {
  readonly entity: AnyEntity
  /** The fields that stand in this form, by key; every field of the entity's form when absent. */
  readonly keys?: readonly string[] | undefined
  /** What the form calls the field `key`, where that is not its key: `ospiti.2.cognome`. */
  readonly nameOf?: ((key: string) => string) | undefined
  /** Opens at once: the form was asked for with a photo. */
  readonly atOnce?: boolean | undefined
}

/** Fewer fields than this are typed faster than photographed. */
const LEAST_FIELDS = 2

/** The entity as one form shows it: recognition fills nothing that does not stand there. */
const inForm = (entity: AnyEntity, keys: readonly string[] = entity.form.flatMap((group) => group.fields)): AnyEntity => ({
  ...entity,
  fields: pickFields(entity.fields, keys),
})

/**
 * The way from a photo or a document into a form: place it once inside the form's FormProvider and outside its `<form>`.
 * It draws nothing for an entity of which a document could fill less than two fields. What the person accepts goes into
 * the form as if typed (`setValue` with `shouldDirty`, values as `showValue` gives them); nothing else is touched.
 */
export function ScanStrip({ entity, keys, nameOf, atOnce = false }: ScanStripProps) {
  const [opened, setOpened] = useState<{ readonly turn: number; readonly file: File | undefined } | undefined>(
    atOnce ? { turn: 0, file: undefined } : undefined,
  )
  const [isOpen, setIsOpen] = useState(atOnce)
  const shown = inForm(entity, keys)
  if (scannableFields(shown).length < (entity.scans ? 1 : LEAST_FIELDS)) return null
  const papers = capital((entity.scans ?? []).map((paper) => SCANNED[paper]).join(', '))
  const open = (file?: File) => {
    setOpened({ turn: (opened?.turn ?? 0) + 1, file })
    setIsOpen(true)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const file = event.dataTransfer.files[0]
      event.preventDefault()
      if (file) open(file)
    },
  }
  return (
    <>
      <button
        type="button"
        className="mb-5 flex min-h-tap w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-md border border-dashed border-line-strong px-3.5 py-2 text-left text-sm hover:bg-hover"
        onClick={() => open()}
        {...drop}
      >
        <ScanText aria-hidden className="text-accent" />
        <span className="flex-1 basis-60">
          <span className="block font-medium text-accent">Compila da una foto o un documento</span>
          {papers && <span className="block text-ink-soft">{papers}</span>}
        </span>
        <span className="text-ink-faint max-md:w-full max-md:pl-7">resta sul dispositivo</span>
      </button>
      {opened && (
        <ScanDialog key={opened.turn} entity={shown} file={opened.file} nameOf={nameOf} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
