import { meets } from '../../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { usePapers } from '../../forms/use-papers.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.ts'
import type { AskedTogether } from './together-dialog.tsx'
import { counted, movesTogether, removable, settable, type MoveTogether } from './together.ts'
import { useTogether } from './use-together.ts'

interface TogetherOptions {
  readonly screen: CollectionScreen
  readonly rows: readonly AnyRow[]
  readonly names: Readonly<Record<string, string>>
  readonly onAsk: (asked: AskedTogether) => void
  /** It is done, and nothing is chosen any longer. */
  readonly onDone: () => void
}

/** Everything that can be done with the chosen records at once; where it is not for all of them it says for how many. */
export function useTogetherItems({ screen, rows, names, onAsk, onDone }: TogetherOptions): readonly MenuItem[] {
  const { sector, at } = useSector()
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const papers = usePapers(entity)
  const together = useTogether(entity, names)
  const forSome = (some: readonly unknown[]) => (some.length < rows.length ? { hint: `${some.length} di ${rows.length}` } : {})
  const finish = (told: readonly string[]) => {
    if (told.length === 0) onDone()
    return told
  }
  const atOnce = async (work: Promise<readonly string[]>) => {
    const told = finish(await work)
    if (told.length > 0) notify({ text: told.join(' '), tone: 'destructive' })
  }

  const remove = async (work: ReturnType<typeof together.remove>) => {
    const { told, instead } = await work
    if (finish(told).length === 0) return
    const action = instead && { label: instead.label, onClick: () => void remove(instead.take()) }
    notify({ text: told.join(' '), tone: 'destructive', action })
  }

  const move = (way: MoveTogether) => {
    const { label: verb, asks: fields, givesNumbers } = way
    const make = (given = {}) => together.move(way, given)
    if (Object.keys(fields).length === 0 && !givesNumbers) return void atOnce(make())
    const about = counted(entity, way.rows.length)
    onAsk({ title: verb, verb, about, fields, givesNumbers, onDone: async (given) => finish(await make(given)) })
  }
  const set = () =>
    onAsk({
      title: 'Cambia un campo',
      verb: 'Cambia',
      about: counted(entity, rows.length),
      fields: settable(entity),
      isChoice: true,
      onDone: async (given) => finish(await together.set(rows, given)),
    })

  const moves = movesTogether(entity, rows).map((way): MenuItem => ({ label: way.label, ...forSome(way.rows), onSelect: () => move(way) }))
  const actions = sector.actions.flatMap((action): MenuItem[] => {
    const { where } = action
    if (action.on !== 'list' || action.entity !== entity.name || !where) return []
    const able = rows.filter((row) => meets(entity, where, row, at.today)).map(({ id }) => id)
    const icon = <Icon name={action.icon ?? 'workflow'} />
    return able.length === 0 ? [] : [{ label: action.label, icon, ...forSome(able), onSelect: () => form.act(action, able) }]
  })
  const prints = papers.flatMap(({ label, when, print }): MenuItem[] => {
    const able = rows.filter(when)
    return able.length === 0 ? [] : [{ label, icon: <Icon name="printer" />, ...forSome(able), onSelect: () => void print(...able) }]
  })
  const gone = removable(entity, rows)
  const groups: readonly (readonly MenuItem[])[] = [
    moves.length > 0 ? [{ label: 'Cambia stato', items: moves }] : [],
    [
      ...(Object.keys(settable(entity)).length > 0 ? [{ label: 'Cambia un campo…', icon: <Icon name="pencil" />, onSelect: set }] : []),
      ...actions,
      ...prints,
    ],
    gone.length === 0
      ? []
      : [
          {
            label: 'Elimina',
            icon: <Icon name="trash-2" />,
            tone: 'destructive',
            ...forSome(gone),
            onSelect: () => void remove(together.remove(gone)),
          },
        ],
  ]
  return groups.filter(({ length }) => length > 0).flatMap((group, index) => (index === 0 ? group : ['separator' as const, ...group]))
}
