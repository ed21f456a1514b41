import { useState } from 'react'
import { copyText } from '../ui/copy-text.ts'
import { Button } from '../ui/button.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { sampleCode } from './technical-topics.ts'

const { technical } = copy
/** How long the button says what became of it. */
const SAID_MS = 2000

/** What sending an invoice will look like: text to read and to copy, nothing is called (specification §2). */
export function TechnicalCode() {
  const [said, setSaid] = useState<string>()
  const copyCode = async () => {
    setSaid((await copyText(sampleCode)) ? technical.copied : technical.notCopied)
    setTimeout(() => setSaid(undefined), SAID_MS)
  }
  return (
    <figure className="min-w-0 overflow-clip rounded-lg border border-line bg-sunken">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4 text-xs text-ink-soft">
        <span>
          {technical.code}. <span className="text-ink-faint">{technical.codeNote}</span>
        </span>
        <Button
          size="sm"
          variant="ghost"
          icon={<SpriteIcon name={said === technical.copied ? 'check' : 'copy'} />}
          onClick={() => void copyCode()}
        >
          <span aria-live="polite">{said ?? technical.copy}</span>
        </Button>
      </figcaption>
      <pre
        tabIndex={0}
        aria-label={technical.code}
        className="max-h-72 overflow-auto p-4 text-xs leading-relaxed text-ink-soft -outline-offset-2"
      >
        <code>{sampleCode}</code>
      </pre>
    </figure>
  )
}
