import { useEffect, useRef } from 'react'
import type { ContactEmbedSettings } from '../../site.ts'
import { copy } from './copy.ts'

interface ContactEmbedProps {
  readonly embed: ContactEmbedSettings
  readonly onFailed: () => void
}

/**
 * The third party's form (specification §2 and §7): an element that carries the form id, asks for dynamic resize and passes the
 * address's parameters on. Its script is fetched when the section comes near and removed with everything it made on leaving the page.
 */
export function ContactEmbed({ embed, onFailed }: ContactEmbedProps) {
  const box = useRef<HTMLDivElement>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    const element = box.current
    return element ? loadNear(element, embed, () => failed.current()) : undefined
  }, [embed])
  return (
    <div className="min-w-0">
      <p className="pb-3 text-xs text-ink-faint">{copy.contacts.whose.replace('{provider}', embed.provider)}</p>
      <div
        ref={box}
        data-form-id={embed.formId}
        data-dynamic-resize="true"
        data-inherit-parameters="true"
        style={{ minHeight: embed.height }}
        className="overflow-clip rounded-lg border border-line bg-raised"
      />
    </div>
  )
}

function loadNear(element: HTMLElement, { script: source, patience }: ContactEmbedSettings, onFailed: () => void): () => void {
  let script: HTMLScriptElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      sight.disconnect()
      timer = setTimeout(onFailed, patience)
      script = document.createElement('script')
      script.src = source
      script.async = true
      script.addEventListener('load', () => clearTimeout(timer))
      script.addEventListener('error', () => {
        clearTimeout(timer)
        onFailed()
      })
      document.body.append(script)
    },
    { rootMargin: '600px' },
  )
  sight.observe(element)
  return () => {
    sight.disconnect()
    clearTimeout(timer)
    script?.remove()
    element.replaceChildren()
  }
}
