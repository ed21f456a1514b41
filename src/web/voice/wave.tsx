import { useEffect, useRef } from 'react'
import { useMedia } from '../ui/use-media.ts'
import { barHeights, BARS, LOWEST, stillHeights } from './wave-shape.ts'

interface WaveProps {
  readonly isActive: boolean
  readonly level: () => number | undefined
}

/** Twenty bars that follow the sound; where motion is not wanted they stand. */
export function Wave({ isActive, level }: WaveProps) {
  const box = useRef<HTMLDivElement>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  useEffect(() => {
    const bars = [...(box.current?.children ?? [])] as HTMLElement[]
    const draw = (heights: readonly number[]) => bars.forEach((bar, index) => (bar.style.height = `${heights[index] ?? LOWEST}px`))
    if (!isActive || isStill) {
      draw(isActive ? stillHeights : [])
      return
    }
    let frame = requestAnimationFrame(function next(time) {
      draw(barHeights(time / 1000, level()))
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isActive, isStill, level])

  return (
    <div ref={box} aria-hidden data-wave className="flex h-[88px] shrink-0 items-center justify-center gap-[5px]">
      {Array.from({ length: BARS }, (_, bar) => (
        <span key={bar} className="w-[5px] rounded-full bg-accent" style={{ height: LOWEST }} />
      ))}
    </div>
  )
}
