import { useRef, useState } from 'react'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import { formatQuarter } from '../../../../documents/imposta-soggiorno/declaration-paper.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { useAddress } from '../../../data/use-address.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Kpi, KpiStrip } from '../../../ui/kpi.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Esiti } from './esiti.tsx'
import { ImpostaUscite } from './imposta-uscite.tsx'
import { Regole } from './regole.tsx'
import { SenzaStruttura } from './senza-struttura.tsx'
import { SoggiornoDialog } from './soggiorno-dialog.tsx'
import { isMostra, Soggiorni, type Mostra } from './soggiorni.tsx'
import { useImposta } from './use-istat.ts'

/** The tourist tax of a quarter, from the bookings, the schedine and the rules of the comune. */
export function Imposta() {
  const { data, isError, refetch, isPlaceholderData, trimestre, trimestri, setQuarter } = useImposta()
  const [opened, setOpened] = useState<{ readonly id: string; readonly isOpen: boolean }>()
  const address = useAddress()
  const shown = address.get('f.soggiorni')
  const show = (mostra: Mostra) => address.push({ 'f.soggiorni': mostra === 'tutti' ? undefined : mostra })
  const list = useRef<HTMLDivElement>(null)
  /** A figure leads to its stays, wherever the page has been scrolled to. */
  const goTo = (mostra: Mostra) => {
    show(mostra)
    requestAnimationFrame(() => {
      list.current?.scrollIntoView({ block: 'start' })
      list.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
    })
  }
  if (isError) return <ErrorState text="Non riesco a leggere l’imposta." onRetry={() => void refetch()} />
  if (data === null) return <SenzaStruttura text="L’imposta si calcola con le regole del comune, che stanno nella sua scheda." />
  if (!data || !trimestre) return <SkeletonRows rows={8} columns={4} />
  const { totali, incassata, daRiscuotere, righe, regole } = data
  const isReady = regole.problems.length === 0
  const openRow = righe.find(({ prenotazione }) => prenotazione.id === opened?.id)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <Select
          label="Trimestre"
          value={trimestre}
          onChange={setQuarter}
          options={trimestri.map((value) => ({ value, label: formatQuarter(value) }))}
          className="max-md:w-full md:w-64"
        />
        <span className="flex-1 max-md:hidden" />
        <ImpostaUscite letto={data} />
      </div>
      <KpiStrip>
        <Kpi
          label="Imposta dovuta"
          value={formatMoney(totali.centesimi)}
          note={`${formatDate(totali.dal)} – ${formatDate(totali.al)}`}
          onOpen={() => goTo('tutti')}
        />
        <Kpi label="Incassata" value={formatMoney(incassata)} note="conti chiusi e pagati" onOpen={() => goTo('incassata')} />
        <Kpi label="Da riscuotere" value={formatMoney(daRiscuotere)} note="conti ancora aperti" onOpen={() => goTo('da_riscuotere')} />
        <Kpi
          label="Pernottamenti"
          value={formatNumber(totali.pernottamenti)}
          note={righe.length === 1 ? 'di un soggiorno' : `di ${formatNumber(righe.length)} soggiorni`}
          onOpen={() => goTo('tutti')}
        />
      </KpiStrip>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Esiti letto={data} />
          <Regole letto={data} />
        </div>
        {righe.length === 0 ? (
          <p className="py-8 text-center text-sm text-ink-faint">Nessun pernottamento nel {formatQuarter(totali.trimestre)}.</p>
        ) : (
          <div ref={list} className="min-w-0 scroll-mt-4" aria-busy={isPlaceholderData}>
            <Soggiorni
              letto={data}
              isReady={isReady}
              mostra={isMostra(shown) ? shown : 'tutti'}
              onMostra={show}
              onOpen={(id) => setOpened({ id, isOpen: true })}
            />
          </div>
        )}
      </div>
      {opened && openRow && (
        <SoggiornoDialog
          riga={openRow}
          camera={data.camere.get(openRow.prenotazione.camera)}
          trimestre={formatQuarter(totali.trimestre)}
          open={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}
