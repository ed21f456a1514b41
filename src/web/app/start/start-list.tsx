import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FIRMS_PATH, type Copies } from '../../../kernel/firm/firm-door.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useTab } from '../../screen/use-tab.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useFirm } from '../firm-context.ts'
import { usePeople } from '../people/use-people.ts'
import { useServer, useServerChange } from '../use-server.ts'
import { firstPartyOf, firstWorkOf, madeByHand, type FirstEntity } from './first-work.ts'

interface StartStep {
  readonly key: string
  readonly text: string
  /** Address of the place where it is done. */
  readonly to: string
  readonly isDone: boolean
}

/** Checklist over the overview of a new firm, for whoever runs it, until all is done or it is put away. */
export function StartList() {
  const { firm, onFirm } = useFirm()
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const { steps, isReady } = useSteps()
  const { screens, href } = useTab()
  const beginning = screens.find(({ key }) => key === 'avvio')
  const isDone = isReady && steps.every((step) => step.isDone)
  const hide = async () => {
    const answer = await change('PUT', `${path}/avvio`, { isListHidden: true })
    if (answer.is === 'ok') onFirm((before) => ({ ...before, setup: { ...before.setup, isListHidden: true } }))
  }
  const end = useEffectEvent(() => void hide())
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
  if (!isReady || isDone) return null
  const left = steps.filter((step) => !step.isDone).length
  return (
    <section aria-labelledby="primi-passi" className="mx-4 mt-4 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-4 md:mx-7 md:mt-7">
      <div className="flex items-center gap-3">
        <h2 id="primi-passi" className="min-w-0 flex-1 font-medium">
          Primi passi{' '}
          <span className="num pl-1.5 text-sm font-normal text-ink-soft">{left === 1 ? 'ne manca uno' : `ne mancano ${left}`}</span>
        </h2>
        {beginning && firm.setup.step !== 'fatto' && (
          <TextLink to={href(beginning)} className="shrink-0 text-sm">
            Riprendi l’avvio
          </TextLink>
        )}
        <IconButton label="Nascondi i primi passi" icon={<X aria-hidden />} onClick={() => void hide()} />
      </div>
      <ul className="flex flex-wrap gap-x-7 pr-2.5 pb-1.5 text-sm max-md:flex-col">
        {steps.map(({ key, ...step }) => (
          <Step key={key} {...step} />
        ))}
      </ul>
    </section>
  )
}

const Step = ({ text, to, isDone }: Omit<StartStep, 'key'>) => (
  <li className="flex min-h-9 items-center gap-2 max-md:min-h-control">
    <span aria-hidden className="grid size-4.5 shrink-0 place-items-center rounded-full border border-line-strong text-xs text-ok">
      {isDone && <SpriteIcon name="check" />}
    </span>
    {isDone ? (
      <span className="text-ink-soft">
        <s>{text}</s>
        <VisuallyHidden>: fatto</VisuallyHidden>
      </span>
    ) : (
      <TextLink to={to}>{text}</TextLink>
    )}
  </li>
)

/** The steps with what is done of them, as the records and the server say it. */
function useSteps(): { readonly steps: readonly StartStep[]; readonly isReady: boolean } {
  const { firm } = useFirm()
  const { store, sector } = useSector()
  const { screens, href } = useTab()
  const path = `${FIRMS_PATH}/${firm.slug}`
  const people = usePeople()
  const copies = useServer<Copies>(`${path}/copie`)
  const firsts = [firstPartyOf(sector), firstWorkOf(sector)].filter((first) => first !== undefined)
  const names = firsts.map(({ entity }) => entity.name)
  const made = useQuery({ queryKey: ['made by hand', ...names], queryFn: () => madeByHand(store, names) })
  const toScreen = (key: string) => {
    const screen = screens.find((one) => one.key === key)
    return screen ? href(screen) : ''
  }
  const { people: here = [], invited = [] } = people.data ?? {}
  return {
    isReady: made.isSuccess && people.isSuccess && copies.isSuccess,
    steps: [
      { key: 'azienda', text: 'I dati dell’azienda', to: toScreen('azienda'), isDone: firm.values['partita_iva'] !== undefined },
      ...firsts.map(({ entity, screen, view }) => ({
        key: entity.name,
        text: firstOf(entity),
        to: href(screen, undefined, view),
        isDone: made.data?.has(entity.name) === true,
      })),
      { key: 'persone', text: 'Un collega', to: toScreen('persone'), isDone: here.length + invited.length > 1 },
      { key: 'copie', text: 'Una copia dei dati', to: toScreen('copie'), isDone: (copies.data?.copies.length ?? 0) > 0 },
    ],
  }
}

/** «Il primo cliente», «La prima prenotazione». */
const firstOf = ({ label }: FirstEntity['entity']): string => `${label.gender === 'f' ? 'La prima' : 'Il primo'} ${label.one.toLowerCase()}`
