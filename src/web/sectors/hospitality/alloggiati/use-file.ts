import { fileDi } from '../../../../documents/schedine-alloggiati/persone.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { takeBackFile, testoDi } from '../../../../sectors/hospitality/schedine-invio.ts'
import { readTabelle } from '../../../../sectors/hospitality/tabelle.ts'
import type { Invio } from '../../../../sectors/hospitality/invio.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { download } from '../../../ui/download.ts'
import { notify } from '../../../ui/toast.ts'
import { useStruttura } from './use-alloggiati.ts'

/** What one does with a file of the log. */
export function useFile() {
  const { store } = useSector()
  const commit = useCommit()
  const house = useStruttura()

  /** The file again, as it was made. Of one whose text was not kept, from its schedine, which stand as they were sent. */
  const downloadAgain = async (file: Invio, rows: readonly Schedina[]) => {
    const kept = testoDi(file)
    if (kept !== undefined) return download(file.nome_file, new Blob([kept], { type: 'text/plain;charset=utf-8' }))
    try {
      const built = fileDi(rows, {
        tables: await readTabelle(store),
        today: file.giorno,
        variant: file.tracciato,
        appartamento: house?.appartamento,
      })
      if (built.ok) download(file.nome_file, new Blob([built.file.bytes], { type: built.file.mediaType }))
      else
        notify({
          text: `Il testo di questo file non è conservato e le schedine non bastano a rifarlo. ${built.problems.map(({ message }) => message).join(' ')}`,
          tone: 'destructive',
          duration: 12_000,
        })
    } catch (error) {
      console.error(error)
      notify({ text: 'Le tabelle della Polizia non si sono caricate: riprova fra poco.', tone: 'destructive' })
    }
  }
  const bringBack = (rows: readonly Schedina[]) =>
    commit(takeBackFile(rows), { via: 'action', done: 'Schedine riportate da inviare', tellProblems: true })
  return { downloadAgain, bringBack }
}
