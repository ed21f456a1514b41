import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { FIRMS_PATH, type ViewsKept } from '../../../kernel/firm/firm-door.ts'
import { isSameAddress, viewsOf, type ViewSeen, type ViewWish } from '../../../kernel/firm/saved-views.ts'
import { listAddress } from '../../../kernel/screens/list-parameters.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useAddress } from '../../data/use-address.ts'
import { keptPatch } from '../../screen/use-tab.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.ts'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'
import { ViewDialog } from './view-dialog.tsx'

/** Hands over what is wished of a view, and takes up the views as they stand afterwards. */
function useViewChange() {
  const { firm, onFirm } = useFirm()
  const path = `${FIRMS_PATH}/${firm.slug}/viste`
  const change = useServerChange(path)
  return async (method: 'POST' | 'PUT' | 'DELETE', id: string | undefined, given: ViewWish | object, said?: string) => {
    const answer = await change<ViewsKept>(method, id === undefined ? path : `${path}/${id}`, given, said)
    if (answer.is === 'ok') onFirm((before) => ({ ...before, views: answer.value.views }))
    return answer
  }
}

const wishOf = ({ screen, name, address, isShared }: ViewSeen): ViewWish => ({ screen, name, address, isShared })

/** What the dialog asks about: a view that is there, or a new one. */
interface Asked {
  readonly view?: ViewSeen
  readonly isOpen: boolean
  /** Another one each time: it asks anew. */
  readonly count: number
}

/** The views to take up, one’s own before those of all. */
function chooseItems(views: readonly ViewSeen[], current: ViewSeen | undefined, onTake: (view: ViewSeen) => void): readonly MenuItem[] {
  const item = (view: ViewSeen): MenuItem => ({
    label: view.name,
    ...(view === current && { icon: <Icon name="check" /> }),
    onSelect: () => onTake(view),
  })
  const group = (label: string, some: readonly ViewSeen[]): readonly MenuItem[] =>
    some.length > 0 ? [{ label, items: some.map(item) }] : []
  return [
    ...group(
      'Le tue viste',
      views.filter(({ isShared }) => !isShared),
    ),
    ...group(
      'Di tutta l’azienda',
      views.filter(({ isShared }) => isShared),
    ),
    ...(views.length > 0 ? (['separator'] as const) : []),
  ]
}

/** The button that opens the views: with its name where there is room. */
const Trigger = ({ current, ...rest }: { readonly current: ViewSeen | undefined }) => (
  <IconButton
    {...rest}
    label={current ? `Vista salvata: ${current.name}` : 'Viste salvate'}
    variant="outline"
    className="border-dashed 2xl:w-auto 2xl:max-w-48 2xl:px-3"
    icon={
      <>
        <Bookmark aria-hidden className={current && 'fill-current'} />
        <span className="truncate text-xs max-2xl:hidden">{current?.name ?? 'Viste salvate'}</span>
      </>
    }
  />
)

/** «Viste salvate»: a list under a name, taken up again with one press. */
export function ViewsMenu({ screen }: { readonly screen: CollectionScreen }) {
  const { firm } = useFirm()
  const address = useAddress()
  const change = useViewChange()
  const [asked, setAsked] = useState<Asked>({ isOpen: false, count: 0 })
  // The view that was taken up last, however the list has changed since.
  const [taken, setTaken] = useState<string>()
  const here = listAddress(address.all(''))
  const views = viewsOf(firm.views, screen.key)
  const current = views.find((view) => isSameAddress(view.address, here))
  const changed = current ? undefined : views.find(({ id, isMine }) => id === taken && isMine)

  const ask = (view?: ViewSeen) => setAsked(({ count }) => ({ ...(view && { view }), isOpen: true, count: count + 1 }))
  const close = () => setAsked((before) => ({ ...before, isOpen: false }))
  const take = (view: ViewSeen) => {
    setTaken(view.id)
    address.push(keptPatch(address.keys, view))
  }
  const remove = async (view: ViewSeen) => {
    close()
    const { is } = await change('DELETE', view.id, {})
    if (is !== 'ok') return
    const again = () => void change('POST', undefined, wishOf(view), `«${view.name}» è tornata.`)
    notify({ text: `Vista «${view.name}» eliminata.`, action: { label: 'Annulla', onClick: again } })
  }
  const items: readonly MenuItem[] = [
    ...chooseItems(views, current, take),
    ...(changed
      ? [
          {
            label: `Aggiorna «${changed.name}»`,
            onSelect: () => void change('PUT', changed.id, { ...wishOf(changed), address: here }, `«${changed.name}» aggiornata.`),
          },
        ]
      : []),
    ...(current?.isMine ? [{ label: `Modifica «${current.name}»…`, onSelect: () => ask(current) }] : []),
    {
      label: 'Salva questa vista…',
      ...(Object.keys(here).length === 0 && { hint: 'prima filtra o ordina' }),
      disabled: Object.keys(here).length === 0 || current?.isShared === false,
      onSelect: () => ask(),
    },
  ]
  const { view: edited } = asked
  return (
    <>
      <Menu align="start" trigger={<Trigger current={current} />} items={items} />
      <ViewDialog
        key={asked.count}
        screen={screen}
        view={edited}
        address={edited?.address ?? here}
        open={asked.isOpen}
        onClose={close}
        onKeep={async (wish) => {
          const said = edited ? `«${wish.name}»: salvata.` : `Vista «${wish.name}» salvata.`
          const answer = await change(edited ? 'PUT' : 'POST', edited?.id, wish, said)
          if (answer.is === 'ok') setTaken(answer.value.id)
          return answer
        }}
        onRemove={edited && (() => void remove(edited))}
      />
    </>
  )
}
