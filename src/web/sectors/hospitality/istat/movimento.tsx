import { formatDate, formatMonth } from '../../../../kernel/italian/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Giorni } from './giorni.tsx'
import { Mancanze } from './mancanze.tsx'
import { Modulo } from './modulo.tsx'
import { Residenze } from './residenze.tsx'
import { SenzaStruttura } from './senza-struttura.tsx'
import { useFigureRows } from './use-figure-rows.tsx'
import { useMovimento, useMovimentoChoice, useStruttura } from './use-istat.ts'

/** The movement of a month, filled from bookings and guests; every number opens on the stays behind it. */
export function Movimento() {
  const scelta = useMovimentoChoice()
  const { data, isError, refetch, isPlaceholderData } = useMovimento(scelta)
  const struttura = useStruttura()
  const { open, dialog } = useFigureRows((soggiorno) => {
    const row = data?.righe.get(soggiorno)
    if (!row) return undefined
    const detail = [row.camera, `${formatDate(row.arrivo)} – ${formatDate(row.partenza)}`].filter(Boolean).join(' · ')
    return { prenotazione: row.prenotazione, heading: row.ospite, detail }
  })

  if (isError) return <ErrorState text="Non riesco a leggere il movimento." onRetry={() => void refetch()} />
  if (!data || !scelta.mese) return <SkeletonRows rows={8} columns={4} />
  const isEmpty = data.movimento.presenze.value === 0
  return (
    <>
      {struttura.data === null && (
        <SenzaStruttura text="Per stampare il C/59 e preparare il file servono nome, comune e codice regionale." />
      )}
      <Modulo scelta={scelta} letto={data} struttura={struttura.data ?? undefined} isBusy={isPlaceholderData} onOpen={open} />
      <Mancanze mancanze={data.mancanze} />
      {isEmpty ? (
        <p className="py-8 text-center text-sm text-ink-faint">Nessun ospite ha dormito qui in {formatMonth(data.movimento.mese)}.</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
          <Residenze letto={data} onOpen={open} />
          <Giorni letto={data} onOpen={open} />
        </div>
      )}
      {dialog}
    </>
  )
}
