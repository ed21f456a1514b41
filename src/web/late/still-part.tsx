import { Suspense, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { useClicks } from '../ui/use-clicks.ts'
import { late } from './late.tsx'

/** Only who writes the page draws with it. */
const toMarkup = import.meta.env.SSR ? (await import('react-dom/server')).renderToStaticMarkup : undefined

/**
 * A part that is only read and leads on. Whoever writes the page draws it (`written`); a browser leaves it as it stands in the page and
 * is never sent what it was drawn with. Only who comes from another page of the house fetches it, as any late part. Its links are
 * plain ones, followed without loading the page anew. `id` names it in the page.
 */
export function stillPart(id: string, load: () => Promise<ComponentType>, written: ComponentType | undefined) {
  const Late = late(load)
  function Still() {
    const navigate = useNavigate()
    const [html] = useState(() => (written ? toMarkup?.(<Written of={written} />) : document.getElementById(id)?.innerHTML))
    const box = useRef<HTMLDivElement>(null)
    useClicks(box, (event, target) => {
      const href = target.closest('a')?.getAttribute('href')
      if (!href?.startsWith('/') || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(href)
    })
    if (html !== undefined) return <div ref={box} id={id} dangerouslySetInnerHTML={{ __html: html }} />
    return (
      <div ref={box}>
        <Suspense>
          <Late />
        </Suspense>
      </div>
    )
  }
  return Object.assign(Still, { prepare: Late.prepare })
}

const Written = ({ of: Part }: { readonly of: ComponentType }) => <Part />
