import { useState } from 'react'
import { LONGEST_SIGNER } from '../../../kernel/fields/signature.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldIds } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { SIZE, useSignatureCanvas } from './use-signature-canvas.ts'

interface SignaturePadProps {
  readonly ids: FieldIds
  readonly onSign: (picture: Blob, signer: string, size: { readonly width: number; readonly height: number }) => Promise<void>
  /** Hears whether there is something, drawn or written, that nobody has confirmed yet. */
  readonly onBegun: (isBegun: boolean) => void
}

/** A name, and room to sign below it with a finger or a mouse; without either the name itself is written as the signature. */
export function SignaturePad({ ids, onSign, onBegun }: SignaturePadProps) {
  const { canvas, isDrawn, begin, draw, clear, signed } = useSignatureCanvas(() => onBegun(true))
  const [signer, setSigner] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const name = signer.trim()
  const sign = async () => {
    const board = signed(name)
    if (!board) return
    setIsBusy(true)
    const picture = await new Promise<Blob | null>((resolve) => board.toBlob(resolve, 'image/png'))
    if (picture) await onSign(picture, name, SIZE)
    setIsBusy(false)
  }
  const startOver = () => {
    clear()
    onBegun(name !== '')
  }
  return (
    <>
      <TextInput
        id={ids.id}
        describedBy={ids.describedBy}
        invalid={ids.invalid}
        aria-label="Nome di chi firma"
        placeholder="Nome di chi firma"
        autoComplete="off"
        maxLength={LONGEST_SIGNER}
        value={signer}
        onChange={({ target: { value } }) => {
          setSigner(value)
          onBegun(isDrawn || value.trim() !== '')
        }}
      />
      <p className="text-xs text-ink-soft">Firma nel riquadro con il dito o con il mouse, oppure scrivi soltanto il nome.</p>
      <canvas
        ref={canvas}
        width={SIZE.width}
        height={SIZE.height}
        aria-hidden
        className="bg-[Canvas] scheme-light aspect-3/1 w-full max-w-md touch-none rounded-md border border-line-strong font-display"
        onPointerDown={begin}
        onPointerMove={draw}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={name === ''} busy={isBusy} onClick={() => void sign()}>
          {isDrawn || name === '' ? 'Conferma la firma' : 'Firma con il nome scritto'}
        </Button>
        {isDrawn && (
          <Button size="sm" variant="ghost" onClick={startOver}>
            Ricomincia
          </Button>
        )}
      </div>
    </>
  )
}
