import { formatDate, formatDayMonth } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import type { PersonaTassata, RigaImposta } from '../../../../sectors/hospitality/index.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { signed } from './soggiorni.tsx'

interface SoggiornoDialogProps {
  readonly riga: RigaImposta
  readonly camera: string | undefined
  /** «quarto trimestre 2026». */
  readonly trimestre: string
  readonly open: boolean
  readonly onClose: () => void
}

type Night = PersonaTassata['pernottamenti'][number]

const words: Readonly<Record<Night['esito'], string>> = {
  dovuta: 'Dovuta',
  ridotta: 'Ridotta',
  esente: 'Esente',
  oltre_tetto: 'Oltre il numero massimo di notti',
  senza_tariffa: 'Nessuna tariffa in vigore',
}
const wordsOf = ({ esito, motivo }: Night) => (motivo ? `${words[esito]}: ${motivo.toLowerCase()}` : words[esito])

/** The tax of one booking, person by person and night by night. */
export function SoggiornoDialog({ riga, camera, trimestre, open, onClose }: SoggiornoDialogProps) {
  const form = useRecordForm()
  const prenotazione = useEntity('prenotazione')
  const { prenotazione: booking, persone, centesimi, intera, sulConto, differenza } = riga
  const span = `${formatDate(booking.arrivo)} – ${formatDate(booking.partenza)}`
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={booking.ospite}
      description={[camera, span].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Chiudi
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              form.edit(prenotazione, booking.id)
            }}
          >
            Apri la prenotazione
          </Button>
        </>
      }
    >
      <dl className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
        <Fact label={`Imposta nel ${trimestre}`} value={formatMoney(centesimi)} />
        {intera !== centesimi && <Fact label="Imposta dell’intero soggiorno" value={formatMoney(intera)} />}
        <Fact label="Sul conto della prenotazione" value={formatMoney(sulConto)} />
        {differenza !== 0 && <Fact label={differenza > 0 ? 'Chiesta in più' : 'Chiesta in meno'} value={signed(differenza)} />}
      </dl>
      <ul className="-mx-6 divide-y divide-line border-t border-line">
        {persone.map((persona) => (
          <li key={persona.id} className="px-6 py-3">
            <p className="flex justify-between gap-4 font-medium">
              <span className="min-w-0 truncate">{persona.chi}</span>
              <span className="num">{formatMoney(persona.pernottamenti.reduce((sum, night) => sum + night.centesimi, 0))}</span>
            </p>
            <ul aria-label={`Notti di ${persona.chi}`} className="mt-1 grid gap-0.5 text-sm text-ink-soft">
              {persona.pernottamenti.map((night) => (
                <li key={night.notte} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 num">
                  <span>{formatDayMonth(night.notte)}</span>
                  <span>{wordsOf(night)}</span>
                  <span>{formatMoney(night.centesimi)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right num">{value}</dd>
    </>
  )
}
