import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { FIRMS_PATH, type FirmKept } from '../../../kernel/firm/firm-door.ts'
import { isLogoType, logo, logoIn, notALogo } from '../../../kernel/firm/logo.ts'
import { fileTypeOf } from '../../../kernel/files/file-type.ts'
import type { Filed } from '../../../kernel/files/filed.ts'
import type { Files } from '../../../kernel/files/files.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { useSector } from '../../data/sector-context.tsx'
import { FilePicture } from '../../media/file-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'

/** A phone offers its pictures for these, and turns its own kind into one of them. */
const TYPES = 'image/png,image/jpeg,image/webp'

/** Logo at the head of papers: put in, replaced and taken out, each kept at once. */
export function LogoField({ className }: { readonly className: string }) {
  const { firm } = useFirm()
  const { error, isBusy, put, remove } = useLogo()
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const held = logoIn(firm.values)
  return (
    <Field
      label={logo.label}
      error={error}
      hint="PNG, JPG o WebP: va in testa alle stampe, sopra il nome. Si salva subito."
      className={className}
    >
      {({ id, describedBy, invalid }) => (
        <div className="flex flex-wrap items-center gap-3">
          {held && (
            <span className="light grid place-items-center rounded-md border border-line bg-bg p-2">
              <FilePicture key={held.id} file={held} alt={firm.name} className="max-h-14 min-h-8 max-w-44 min-w-8 object-contain" />
            </span>
          )}
          <div className="flex gap-1">
            <Button
              ref={button}
              id={id}
              aria-label={held ? 'Cambia il logo' : 'Aggiungi il logo'}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              aria-busy={isBusy}
              icon={<ImagePlus aria-hidden />}
              onClick={() => !isBusy && chooser.current?.click()}
            >
              {isBusy ? 'Carico…' : held ? 'Cambia' : 'Aggiungi'}
            </Button>
            {held && (
              <Button
                variant="ghost"
                aria-label="Togli il logo"
                icon={<X aria-hidden />}
                onClick={() => {
                  button.current?.focus()
                  void remove(held)
                }}
              >
                Togli
              </Button>
            )}
          </div>
          <input
            ref={chooser}
            type="file"
            hidden
            tabIndex={-1}
            accept={TYPES}
            aria-label="Logo: scegli un’immagine"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              currentTarget.value = ''
              if (chosen) void put(chosen)
            }}
          />
        </div>
      )}
    </Field>
  )
}

/** Changes of the logo, and the sentence about the last one that was refused. */
function useLogo() {
  const { firm, onFirm } = useFirm()
  const { files } = useSector()
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const keep = async (file: Filed | undefined): Promise<boolean> => {
    setError(undefined)
    const answer = await change<FirmKept>('PUT', `${path}/logo`, { file: file?.id ?? null })
    if (answer.is === 'refused') setError(answer.problems[0]?.message)
    if (answer.is !== 'ok') return false
    const { logo: kept } = answer.value.values
    onFirm((before) => ({ ...before, values: { ...before.values, logo: kept } }))
    return true
  }
  const put = async (chosen: File) => {
    setIsBusy(true)
    const taken = await takeIn(chosen, files)
    if (typeof taken === 'string') setError(taken)
    else if (await keep(taken)) notify({ text: 'Logo salvato: vale per le prossime stampe.', tone: 'success' })
    setIsBusy(false)
  }
  const remove = async (held: Filed) => {
    if (await keep(undefined)) notify({ text: 'Logo tolto', action: { label: 'Annulla', onClick: () => void keep(held) } })
  }
  return { error, isBusy, put, remove }
}

/** Picture in the file store, or the sentence for which it is not there. */
async function takeIn(chosen: File, files: Files): Promise<Filed | string> {
  try {
    // The content tells, whatever the file is called: a browser could draw an SVG too.
    const type = fileTypeOf(new Uint8Array(await chosen.slice(0, 16).arrayBuffer()))
    if (!type || !isLogoType(type)) return notALogo(chosen.name)
    const { takeInPicture } = await import('../../media/take-in-picture.ts')
    return await takeInPicture(new File([chosen], chosen.name, { type }), { field: logo, files, held: [], isDrawing: true })
  } catch {
    return messages.fileNotSent()
  }
}
