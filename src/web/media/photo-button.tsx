import { Camera } from 'lucide-react'
import { useState } from 'react'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { filedOf, type Filed } from '../../kernel/files/filed.ts'
import { useCommit } from '../data/use-commit.ts'
import { useSector } from '../data/sector-context.tsx'
import type { ButtonSize, ButtonVariant } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { usePictures } from './use-pictures.tsx'
import { lateDialog } from '../late/late-dialog.tsx'

const PictureViewer = lateDialog(async () => (await import('./picture-viewer.tsx')).PictureViewer)

export interface PhotoButtonProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  /** What the record is called. */
  readonly title: string
  /** The key of the entity's image field. */
  readonly field: string
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
}

const picturesOf = (row: AnyRow | undefined, key: string): readonly Filed[] => filedOf(row?.[key])

/** «Foto»: takes, chooses and shows the photos of one record, without opening its form. Who may not change them looks at those that are there. */
export function PhotoButton({ entity, row, title, field: key, variant = 'outline', size = 'sm' }: PhotoButtonProps) {
  const [isViewing, setIsViewing] = useState(false)
  const { store } = useSector()
  const commit = useCommit()
  const field = entity.fields[key]
  if (!field) throw new Error(`${entity.name} has no field ${key}`)
  const held = picturesOf(row, key)
  const isMine = !isFixed(entity, key)

  const write = async (change: (current: readonly Filed[]) => readonly Filed[], done: string) => {
    // The row on screen may be a moment old: what is written builds on what is kept now.
    const current = await store.get(entity.name, row.id)
    const next = change(picturesOf(current, key))
    const values = { [key]: next.length > 0 ? next : null }
    await commit([{ type: 'update', entity: entity.name, id: row.id, values, ...(current && { expect: current.version }) }], {
      via: 'form',
      done,
      tellProblems: true,
    })
  }
  const { choose, take, progress, inputs } = usePictures({
    field,
    held,
    onChange: (pictures) => {
      const added = pictures.slice(held.length)
      void write((current) => [...current, ...added], added.length === 1 ? 'Foto aggiunta' : `${added.length} foto aggiunte`)
    },
  })

  const items = [
    ...(held.length > 0 ? [{ label: `Vedi ${field.format(held)}`, onSelect: () => setIsViewing(true) }] : []),
    ...(isMine && take ? [{ label: 'Scatta una foto', onSelect: take }] : []),
    ...(isMine ? [{ label: 'Scegli un file', onSelect: choose }] : []),
  ] satisfies MenuItem[]
  const [first] = items
  if (!first) return null
  const label = progress === undefined ? (held.length > 0 ? `Foto ${held.length}` : 'Foto') : `Preparo… ${Math.round(progress * 100)}%`
  const look = { variant, size, icon: <Camera aria-hidden />, busy: progress !== undefined } as const
  return (
    <>
      {items.length === 1 ? (
        <Button {...look} onClick={first.onSelect}>
          {label}
        </Button>
      ) : (
        <Menu trigger={<Button {...look}>{label}</Button>} items={items} align="start" />
      )}
      {isMine && inputs}
      {isViewing && (
        <PictureViewer
          title={title}
          pictures={held}
          open
          onClose={() => setIsViewing(false)}
          {...(isMine && {
            onAdd: choose,
            onRemove: (index) => void write((current) => current.filter((_, at) => at !== index), 'Foto tolta'),
          })}
        />
      )}
    </>
  )
}
