import { useId, useState } from 'react'
import { demoInWords, demoMade, isDemoWanted, wantDemo } from '../data/demo-made.ts'

/** Whether the new firm begins with what was made on a demo page; nothing where nothing was made there. */
export function DemoChoice() {
  const id = useId()
  const made = demoMade()
  const [isWanted, setIsWanted] = useState(isDemoWanted)
  if (!made) return null
  const choose = (wanted: boolean) => {
    wantDemo(wanted)
    setIsWanted(wanted)
  }
  const row = 'flex cursor-pointer gap-4 border-b border-line py-2.5 text-sm max-md:min-h-12'
  const mark = 'mt-0.5 size-4 shrink-0 cursor-pointer accent-accent'
  return (
    <div role="radiogroup" aria-label="Con che dati parti" className="mb-5 border-t border-line">
      <label className={row}>
        <input type="radio" name={id} className={mark} checked={isWanted} onChange={() => choose(true)} />
        <span className="min-w-0 flex-1 font-medium">
          Continua con questi dati
          <span className="block text-xs font-normal text-ink-soft">{demoInWords(made)}</span>
        </span>
        <span className="num shrink-0 text-ink-soft">{made.count === 1 ? '1 modifica' : `${made.count} modifiche`}</span>
      </label>
      <label className={row}>
        <input type="radio" name={id} className={mark} checked={!isWanted} onChange={() => choose(false)} />
        <span>Parti da zero</span>
      </label>
    </div>
  )
}
