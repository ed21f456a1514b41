import type { Biglietto } from '../../../../sectors/ristorazione/biglietto.ts'
import { useEffect, useRef, useState } from 'react'

/** A short note, as of a bell on a counter. */
function ring() {
  const audio = new AudioContext()
  const note = new OscillatorNode(audio, { frequency: 880 })
  note.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination)
  note.addEventListener('ended', () => void audio.close())
  note.start()
  note.stop(audio.currentTime + 0.4)
}

/** Says which orders are new since the board was opened, and rings once for them where the sound is on. */
export function useCampanello(orders: readonly Biglietto[] | undefined, isOn: boolean): string {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const before = known.current
    const fresh = before ? (orders ?? []).filter(({ row }) => row.stato === 'in_preparazione' && !before.has(row.id)) : []
    if (orders) known.current = new Set([...(before ?? []), ...orders.map(({ row }) => row.id)])
    if (fresh.length === 0) return
    setSaid(`Nuovo ordine: ${fresh.map(({ chiamato, portata }) => `${chiamato}, ${portata}`).join('; ')}`)
    if (isOn) ring()
  }, [orders, isOn])
  return said
}
