import { AudioLines } from 'lucide-react'
import { voiceNames, voices, type VoiceName } from './voices.ts'

/** Who is to answer: Sofia or Marco. */
export function VoiceChoice({ onChoose }: { onChoose: (voice: VoiceName) => void }) {
  return (
    <div className="flex flex-1 flex-col justify-center gap-3 px-5.5 pb-16">
      <p id="voce-scelta" className="pb-5 text-center font-display text-2xl text-balance">
        Scegli la voce dell'assistente
      </p>
      <div role="group" aria-labelledby="voce-scelta" className="grid gap-3">
        {voiceNames.map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => onChoose(key)}
            className="flex items-center gap-4 rounded-lg border border-line-strong px-5 py-4 text-left transition-colors hover:border-accent-line hover:bg-hover"
          >
            <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-wash text-lg text-accent">
              <AudioLines />
            </span>
            <span className="grid">
              <span className="font-display text-xl">{voices[key].name}</span>
              <span className="text-sm text-ink-soft">{voices[key].manner}</span>
            </span>
          </button>
        ))}
      </div>
      <p className="pt-3 text-center text-xs text-balance text-ink-faint">
        Comincia una conversazione di esempio, a microfono spento. Per parlare davvero accendi poi «Microfono reale».
      </p>
    </div>
  )
}
