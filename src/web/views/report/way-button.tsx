import type { ComponentProps } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import type { ReportWay } from '../../../kernel/report/report-blocks.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'

/** Opens the record that something leads to, or a new one; `onLeave` closes what stands in front. Nothing where it is out of sight. */
export function useOpenWay(onLeave?: () => void): (way: ReportWay) => (() => void) | undefined {
  const { sector } = useSector()
  const form = useRecordForm()
  return ({ entity: name, id, values }) => {
    const entity = sector.entities.find((one) => one.name === name)
    if (!entity || (id === undefined && isFixed(entity))) return undefined
    return () => {
      onLeave?.()
      if (id === undefined) form.create(entity, values)
      else form.edit(entity, id)
    }
  }
}

interface WayButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly way: ReportWay
  readonly onLeave?: (() => void) | undefined
}

export function WayButton({ way, onLeave, ...rest }: WayButtonProps) {
  const open = useOpenWay(onLeave)(way)
  return open ? (
    <Button onClick={open} {...rest}>
      {way.label}
    </Button>
  ) : null
}
