import { useEffect, useRef } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { laneOptions, NOBODY, type Lane } from '../../calendar/lanes.ts'

interface LaneSwitchProps {
  readonly label: string
  readonly lanes: readonly Lane[]
  readonly shown: string | undefined
  readonly onLane: (id: string | undefined) => void
}

/** Which lane a phone shows: the head of its one column. It stays in view, also when a swipe has chosen it. */
export function LaneSwitch({ label, lanes, shown, onLane }: LaneSwitchProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector(':checked')?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <div ref={row} data-no-swipe data-rows="" className="shrink-0 overflow-x-auto px-4">
      <Segmented
        label={label}
        value={shown ?? NOBODY}
        options={laneOptions(lanes)}
        onChange={(id) => onLane(lanes.find((lane) => (lane.id ?? NOBODY) === id)?.id)}
        className="w-max min-w-full max-w-none flex-nowrap *:flex-1 *:justify-center *:whitespace-nowrap"
      />
    </div>
  )
}
