import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** In points of the picture; on screen it is as wide as there is room. */
export const SIZE = { width: 600, height: 200 }
const LINE = 3

interface SignatureCanvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly isDrawn: boolean
  readonly begin: (event: PointerEvent<HTMLCanvasElement>) => void
  readonly draw: (event: PointerEvent<HTMLCanvasElement>) => void
  readonly clear: () => void
  /** The canvas as it is signed: where nothing is drawn, the name is written on it. */
  readonly signed: (name: string) => HTMLCanvasElement | undefined
}

/** A canvas that one signs on with a finger or a mouse. */
export function useSignatureCanvas(onDrawn: () => void): SignatureCanvas {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
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
    onDrawn()
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height)
    setIsDrawn(false)
  }
  const signed = (name: string) => {
    const board = canvas.current
    const pen = board?.getContext('2d')
    if (!board || !pen) return undefined
    if (!isDrawn) write(pen, name, getComputedStyle(board).fontFamily)
    return board
  }
  return { canvas, isDrawn, begin, draw, clear, signed }
}

/** The place of the pointer in the picture. */
function at({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): readonly [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) / width) * SIZE.width, ((clientY - top) / height) * SIZE.height]
}

/** The name as large as there is room for. */
function write(pen: CanvasRenderingContext2D, name: string, family: string): void {
  const size = (points: number) => `italic ${points}px ${family}`
  pen.font = size(100)
  pen.font = size(Math.min(100, (100 * (SIZE.width - 40)) / pen.measureText(name).width))
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle' })
  pen.fillText(name, SIZE.width / 2, SIZE.height / 2)
}
