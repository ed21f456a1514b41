import { useState } from 'react'
import { fileDi, nomeFile, type Regole } from '../../../../documents/schedine-alloggiati/persone.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { timeNow } from '../../../../kernel/italian/dates.ts'
import { allRows } from '../../../../kernel/door/all-rows.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { invio } from '../../../../sectors/hospitality/invio.ts'
import { recordFile } from '../../../../sectors/hospitality/schedine-invio.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { download } from '../../../ui/download.ts'

const NOT_MADE = 'Il file non è stato registrato: riprova fra poco.'

interface FileNuovo {
  /** The people of the chosen groups, in the order of the file. */
  readonly rows: readonly Schedina[]
  readonly regole: Regole
  readonly onProblems: (problems: readonly string[]) => void
  readonly onMade: () => void
}

/** Makes the file of some people, writes it into the log and downloads it. */
export function useFileNuovo({ rows, regole, onProblems, onMade }: FileNuovo): { readonly isBusy: boolean; readonly make: () => void } {
  const { store, clock } = useSector()
  const commit = useCommit()
  const [isBusy, setIsBusy] = useState(false)
  const make = async () => {
    if (rows.length === 0) return onProblems(['Scegli almeno un gruppo.'])
    const built = fileDi(rows, regole)
    if (!built.ok) return onProblems(built.problems.map(({ message }) => message))
    const { today, variant = 'schedine' } = regole
    const made = await allRows(store, { entity: 'invio', where: [{ field: 'giorno', op: 'eq', value: today }] })
    const name = nomeFile(
      today,
      variant,
      rowsOf(invio, made.rows).map((row) => row.nome_file),
    )
    const file = { nome_file: name, giorno: today, ora: timeNow(clock.now()), autore: store.by, tracciato: variant }
    const result = await commit(recordFile(file, rows, built.file.text), { via: 'action', done: `File generato: ${name}` })
    if (!result.ok) return onProblems([...new Set(result.problems.map(({ message }) => message))])
    download(name, new Blob([built.file.bytes], { type: built.file.mediaType }))
    onMade()
  }
  const makeOnce = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await make()
    } catch (error) {
      console.error(error)
      onProblems([NOT_MADE])
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, make: () => void makeOnce() }
}
