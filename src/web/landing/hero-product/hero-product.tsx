import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Composer } from '../../chat/composer.tsx'
import { retryWithNotice } from '../../late/retry-notice.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useClicks } from '../../ui/use-clicks.ts'
import { copy } from '../copy.ts'
import { useTechnicalTalk } from '../technical-talk.tsx'
import type * as Parts from './alive.tsx'
import type { Life } from './life.ts'
import type { Act } from './turn.ts'

const { product } = copy

/** Drawn where the page is written; a browser has it in the page, and nothing of what it was drawn with. */
const drawn = import.meta.env.SSR ? await (await import('./picture.tsx')).drawPicture() : undefined
const asHtml = (html: string | undefined) => ({ suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html ?? '' } })

const nothing = () => undefined
const silent = () => nothing

type Alive = Pick<typeof Parts, 'LivePlan' | 'LiveTalk'> & { readonly life: Life }

async function comeAlive(): Promise<Alive> {
  const { openHero, LivePlan, LiveTalk } = await import('./alive.tsx')
  return { LivePlan, LiveTalk, life: await openHero() }
}

/**
 * The product is the picture: a plan of rooms, and before it the conversation whose proposal stands dashed in the plan. Until
 * somebody touches it, it is markup that React leaves as it is.
 */
export function HeroProduct() {
  const box = useRef<HTMLDivElement>(null)
  const talk = useRef<HTMLDivElement>(null)
  const coming = useRef<Promise<Alive>>(undefined)
  const [alive, setAlive] = useState<Alive>()
  // A wish that is to be said otherwise goes into the box.
  const edited = useSyncExternalStore(alive?.life.subscribe ?? silent, () => alive?.life.read().edited, nothing)

  const wake = () => {
    coming.current ??= retryWithNotice(comeAlive).then((arrived) => {
      // The page keeps its height, whatever is said from now on.
      if (talk.current) talk.current.style.height = `${talk.current.getBoundingClientRect().height}px`
      setAlive(arrived)
      return arrived
    })
    return coming.current
  }
  const shownDay = () => box.current?.dataset['day']
  const press = async (button: HTMLElement) => {
    const day = shownDay()
    const { life } = await wake()
    // Only what somebody has seen is done: a picture of another day has become today's, and waits to be looked at.
    if (life.today === day) await life.act(Number(button.dataset['turn']), button.dataset['act'] as Act, button.dataset['said'])
  }
  useClicks(talk, (_event, target) => {
    const button = target.closest<HTMLElement>('[data-act]')
    if (button) void press(button)
  })
  useEffect(() => {
    const day = shownDay()
    if (!day) void wake()
    else void import('../../data/stale.ts').then(({ isStale }) => (isStale(day) ? wake() : undefined))
  }, [])

  return (
    <div ref={box} data-day={alive?.life.today ?? drawn?.day} suppressHydrationWarning className="hero-product">
      <div aria-hidden className="max-md:order-1 max-md:-mr-6 xl:-mr-(--gutter)" {...(!alive && asHtml(drawn?.plan))}>
        {alive && <alive.LivePlan life={alive.life} />}
      </div>
      <section aria-labelledby="assistente" className="contents">
        <div className="hero-panel max-md:-mx-2 md:w-[470px] md:justify-self-end">
          <header className="flex flex-wrap items-center gap-x-2.5 border-b border-line py-1 pr-1.5 pl-3.5 text-sm">
            <span aria-hidden className="size-2 rounded-full bg-ok" />
            <h2 id="assistente" className="mr-auto font-medium">
              {product.title}
            </h2>
            <ButtonLink to={product.button.to} size="sm">
              {product.button.label}
            </ButtonLink>
          </header>
          <div ref={talk} className="grid min-h-0 grid-cols-[minmax(0,1fr)] empty:min-h-100" {...(!alive && asHtml(drawn?.talk))}>
            {alive && <alive.LiveTalk life={alive.life} />}
          </div>
          <div className="border-t border-line p-1.5">
            <Composer
              key={edited?.times}
              begins={edited?.text}
              placeholder={product.placeholder}
              onSend={(text) => void wake().then(({ life }) => life.ask(text))}
            />
          </div>
        </div>
        <Quick />
      </section>
    </div>
  )
}

/** What those ask who have to decide: the technical chat answers it. */
function Quick() {
  const { ask } = useTechnicalTalk()
  return (
    <div className="flex flex-wrap gap-2 max-md:order-2 md:mr-[488px] md:flex-col md:items-end md:self-end md:justify-self-end md:pb-3">
      <p className="eyebrow max-md:sr-only">{product.quickTitle}</p>
      {product.quick.map(({ label }) => (
        <a
          key={label}
          href="#technical-chat"
          data-hydrate-replay
          onClick={() => ask(label)}
          className="inline-flex min-h-control-sm items-center rounded-full border border-line-strong px-3 text-xs text-ink-soft hover:bg-hover"
        >
          {label}
        </a>
      ))}
    </div>
  )
}
