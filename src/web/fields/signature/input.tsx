import { useState } from 'react'
import type { Signed } from '../../../kernel/fields/signature.ts'
import { filedOf } from '../../../kernel/files/filed.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { useSector } from '../../data/sector-context.tsx'
import { FilePicture } from '../../media/file-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { InputGroup } from '../input-group.tsx'
import { UNREADABLE, type InputProps } from '../input-props.ts'
import { SignaturePad } from './pad.tsx'

/** Somebody signs on the screen; what was signed stands as a picture with name and hour, and is cleared only on a second word. */
export function SignatureInput({ field, value, onChange, onRefused, ids, label }: InputProps) {
  const { files, clock } = useSector()
  const [isClearing, setIsClearing] = useState(false)
  const [signed] = filedOf(value) as readonly Signed[]
  const sign = async (picture: Blob, signer: string, size: { readonly width: number; readonly height: number }) => {
    const put = await files.put(picture, 'firma.png').catch(() => ({ ok: false, problem: messages.fileNotSent() }) as const)
    if (!put.ok) return onRefused?.(put.problem)
    const { today, time = '00:00' } = clock.at()
    onChange([{ ...put.file, ...size, signer, at: `${today}T${time}` }])
  }
  return (
    <InputGroup ids={ids} label={label ?? field.label} className="grid grid-cols-1 gap-2">
      {signed ? (
        <>
          <FilePicture
            file={signed}
            alt={`Firma di ${signed.signer}`}
            className="bg-[Canvas] scheme-light aspect-3/1 h-24 max-w-full justify-self-start rounded-md border border-line object-contain"
          />
          <p className="text-sm">{field.format([signed])}</p>
          {isClearing ? (
            <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
              Cancellare la firma?
              <Button
                size="sm"
                onClick={() => {
                  setIsClearing(false)
                  onChange([])
                }}
              >
                Sì, cancella
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setIsClearing(false)}>
                No
              </Button>
            </div>
          ) : (
            <Button
              id={ids.id}
              aria-label="Cancella la firma"
              size="sm"
              variant="ghost"
              className="justify-self-start"
              onClick={() => setIsClearing(true)}
            >
              Cancella la firma
            </Button>
          )}
        </>
      ) : (
        <SignaturePad ids={ids} onSign={sign} onBegun={(isBegun) => onChange(isBegun ? UNREADABLE : [])} />
      )}
    </InputGroup>
  )
}
