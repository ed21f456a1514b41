import { X } from 'lucide-react'
import { useState } from 'react'
import { FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import { askServer } from '../data/ask-server.ts'
import { sessionFetch } from '../data/session.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { notify } from '../ui/toast.ts'
import { inWords, type SampleRemoved } from './sample-words.ts'

interface SampleLineProps {
  readonly firm: string
  /** Called when the line has nothing more to say on this page. */
  readonly onGone: () => void
}

/** Says over the overview that sample records stand among the firm's own, and takes them away. */
export function SampleLine({ firm, onGone }: SampleLineProps) {
  const [isBusy, setIsBusy] = useState(false)
  const takeAway = async () => {
    setIsBusy(true)
    const answer = await askServer<SampleRemoved>(`${FIRMS_PATH}/${firm}/esempi/togli`, {}, sessionFetch)
    setIsBusy(false)
    if (answer.is === 'ok') {
      onGone()
      notify({ text: inWords(answer.value), tone: 'success' })
    } else if (answer.is !== 'signedOut') {
      notify({ text: 'I dati di esempio sono ancora qui: il server non risponde. Riprova fra poco.', tone: 'destructive' })
    }
  }
  return (
    <div className="mx-4 mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-sunken py-1 pr-1 pl-4 text-sm md:mx-7 md:mt-7">
      <p className="min-w-0 flex-1 py-1.5 text-ink-soft max-md:basis-52">Ci sono i dati di esempio.</p>
      {/* On a phone it has a line of its own, below the sentence and what hides it. */}
      <Button size="sm" className="max-md:order-last max-md:mb-2" busy={isBusy} onClick={() => void takeAway()}>
        Togli i dati di esempio
      </Button>
      <IconButton label="Nascondi" icon={<X aria-hidden />} onClick={onGone} />
    </div>
  )
}
