import { useRef, useState, type PointerEvent } from 'react'
import { LONGEST_SIGNER } from '../../../kernel/fields/signature.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldIds } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface SignaturePadProps {
  readonly ids: FieldIds
  readonly onSign: (picture: Blob, signer: string, size: { readonly width: number; readonly height: number }) => Promise<void>
  /** Hears whether there is something, drawn or written, that nobody has confirmed yet. */
  readonly onBegun: (isBegun: boolean) => void
}

/** In points of the picture; on screen it is as wide as there is room. */
const WIDTH = 600
const HEIGHT = 200
const LINE = 3

/** A name, and room to sign below it with a finger or a mouse; without either the name itself is written as the signature. */
export function SignaturePad({ ids, onSign, onBegun }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [signer, setSigner] = useState('')
  const [isDrawn, setIsDrawn] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const name = signer.trim()

  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT] as const
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const pen = event.currentTarget.getContext('2d')
    if (!pen) return
    Object.assign(pen, { lineWidth: LINE, lineCap: 'round', lineJoin: 'round' })
    pen.beginPath()
    pen.moveTo(...at(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d')
    if (!pen || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    pen.lineTo(...at(event))
    pen.stroke()
    if (isDrawn) return
    setIsDrawn(true)
    onBegun(true)
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT)
    setIsDrawn(false)
    onBegun(name !== '')
  }
  const sign = async () => {
    const board = canvas.current
    const pen = board?.getContext('2d')
    if (!board || !pen) return
    if (!isDrawn) write(pen, name, getComputedStyle(board).fontFamily)
    setIsBusy(true)
    const picture = await new Promise<Blob | null>((resolve) => board.toBlob(resolve, 'image/png'))
    if (picture) await onSign(picture, name, { width: WIDTH, height: HEIGHT })
    setIsBusy(false)
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
        width={WIDTH}
        height={HEIGHT}
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
          <Button size="sm" variant="ghost" onClick={clear}>
            Ricomincia
          </Button>
        )}
      </div>
    </>
  )
}

/** The name as large as there is room for. */
function write(pen: CanvasRenderingContext2D, name: string, family: string): void {
  const size = (points: number) => `italic ${points}px ${family}`
  pen.font = size(100)
  pen.font = size(Math.min(100, (100 * (WIDTH - 40)) / pen.measureText(name).width))
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle' })
  pen.fillText(name, WIDTH / 2, HEIGHT / 2)
}
