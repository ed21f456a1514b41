import { FileSpreadsheet, Printer } from 'lucide-react'
import { declarationPaper } from '../../../../documents/imposta-soggiorno/declaration-paper.ts'
import type { LettoTrimestre } from '../../../../sectors/hospitality/index.ts'
import { download } from '../../../exchange/download.ts'
import { usePrint } from '../../../print/use-print.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.ts'
import { impostaRows } from './imposta-righe.ts'

/** The quarter on paper and as a spreadsheet. */
export function ImpostaUscite({ letto }: { readonly letto: LettoTrimestre }) {
  const printPaper = usePrint()
  const run = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      console.error(error)
      notify({ text: 'Non è riuscito. Riprova fra poco.', tone: 'destructive' })
    }
  }
  const print = () =>
    run(async () => {
      const { nome, comune, indirizzo = '', cin = '' } = letto.struttura
      const righe = letto.righe.map(({ prenotazione: { ospite, arrivo, partenza }, notti, centesimi }) => ({
        ospite,
        arrivo,
        partenza,
        notti,
        centesimi,
      }))
      await printPaper(declarationPaper(letto.totali, letto.regoleComune, { nome, comune, indirizzo, cin }, righe))
    })
  const save = () =>
    run(async () => {
      const { writeCsv } = await import('../../../../kernel/derive/csv.ts')
      const [headers = [], ...rows] = impostaRows(letto)
      download(`imposta-soggiorno-${letto.totali.trimestre}.csv`, writeCsv(headers, rows))
    })
  return (
    <div className="action-row max-md:w-full">
      <Button icon={<Printer aria-hidden />} onClick={() => void print()}>
        Stampa dichiarazione
      </Button>
      <Button icon={<FileSpreadsheet aria-hidden />} onClick={() => void save()}>
        Scarica CSV
      </Button>
    </div>
  )
}
