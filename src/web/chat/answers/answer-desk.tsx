import { Suspense, useImperativeHandle, useState, type Ref } from 'react'
import type { Edit } from '../../../assistant/reply.ts'
import type { Opened } from '../../data/trade-source.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { entityOf, SectorProvider, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { isDocument, OPENED_RECORD, recordName } from '../../forms/opened-record.ts'
import { RecordFormProvider } from '../../actions/record-form-provider.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { usePrint } from '../../print/use-print.ts'

/** What the cards of a conversation reach beside it: forms that open over the chat, and the printer. */
export interface Desk {
  readonly open: (entity: string, id: string) => void
  /** A proposal as a form, filled in. */
  readonly edit: (edit: Edit) => Promise<void>
  readonly print: ReturnType<typeof usePrint>
}

interface AnswerDeskProps {
  readonly opened: Opened
  readonly ref: Ref<Desk>
}

/** The forms of a trade beside its chat: nothing of it is seen before one of them opens. */
export function AnswerDesk({ opened: { sector, store, files, clock }, ref }: AnswerDeskProps) {
  const [client] = useState(newQueryClient)
  return (
    <Suspense>
      <SectorProvider sector={sector} store={store} files={files} clock={clock} client={client}>
        <RecordFormProvider addressed={false}>
          <Hand ref={ref} />
        </RecordFormProvider>
      </SectorProvider>
    </Suspense>
  )
}

function Hand({ ref }: Pick<AnswerDeskProps, 'ref'>) {
  const { sector, store } = useSector()
  const form = useRecordForm()
  const address = useAddress()
  const print = usePrint()
  useImperativeHandle(ref, () => ({
    open(name, id) {
      const entity = entityOf(sector, name)
      // A document stands open in the dashboard, where it has an address.
      if (isDocument(sector, entity)) address.push({ vista: 'dashboard', [OPENED_RECORD]: recordName(entity, id) })
      else form.edit(entity, id)
    },
    async edit(edit) {
      if (edit.is === 'act') {
        const action = sector.actions.find(({ key }) => key === edit.action)
        if (action) form.act(action, edit.ids, edit.inputs)
        return
      }
      const entity = entityOf(sector, edit.entity)
      if (edit.is === 'create') return form.create(entity, edit.values)
      if (edit.is === 'update') return form.edit(entity, edit.id, undefined, edit.values)
      const row = await store.get(entity.name, edit.id)
      if (row) form.move(entity, row, edit.to, 'assistant', edit.values)
    },
    print,
  }))
  return null
}
