import { useState } from 'react'
import { addDays } from '../../../../kernel/italian/dates.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import { loadPianoPulizie } from '../../../../sectors/hospitality/index.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { notify } from '../../../ui/toast.ts'
import { dayLabel } from '../../../views/calendar/week-days.ts'
import { LONGEST } from '../../../../sectors/hospitality/durate.ts'
import { allRows } from '../../../../kernel/store/all-rows.ts'

/** Plans the cleanings that a day lacks, in one change that can be undone. */
export function usePiano(giorno: string): { readonly plan: () => Promise<void>; readonly isBusy: boolean } {
  const { store, at } = useSector()
  const commit = useCommit()
  const [isBusy, setIsBusy] = useState(false)
  const read = async (entity: string, where: Parameters<typeof store.query>[0]['where'] = []) =>
    (await allRows(store, { entity, where })).rows

  const plan = async () => {
    setIsBusy(true)
    try {
      const [pianoPulizie, camere, prenotazioni, pulizie] = await Promise.all([
        loadPianoPulizie(),
        read('camera'),
        read('prenotazione', [
          { field: 'arrivo', op: 'lte', value: giorno },
          { field: 'arrivo', op: 'gt', value: addDays(giorno, -LONGEST) },
          { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
        ]),
        read('pulizia', [{ field: 'giorno', op: 'eq', value: giorno }]),
      ])
      const changes = pianoPulizie({ giorno, today: at.today, camere, prenotazioni, pulizie })
      const many = changes.length
      if (many === 0) notify({ text: `Per ${dayLabel(giorno)} non c’è altro da programmare.` })
      else {
        const done = `${many} ${plural(many, 'pulizia programmata', 'pulizie programmate')} per ${dayLabel(giorno)}`
        await commit(changes, { via: 'action', done, tellProblems: true })
      }
    } catch (error) {
      console.error(error)
      notify({ text: 'Il piano non è riuscito. Riprova fra poco.', tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return { plan, isBusy }
}
