import { useState } from 'react'
import { FIRMS_PATH, type Copies, type CopyMade } from '../../../kernel/firm/firm-door.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { useNow } from '../../data/sector-context.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useFirm } from '../firm-context.ts'
import { useServer, useServerChange } from '../use-server.ts'
import { momentInWords } from '../../../kernel/italian/moments.ts'
import { sizeInWords } from '../../../kernel/italian/sizes.ts'

/** «Copie»: the copies that are kept, that each was opened and counted, and the firm’s own records to take away. */
export function CopiesPage() {
  const { firm } = useFirm()
  const path = `${FIRMS_PATH}/${firm.slug}/copie`
  const { data, isError, refetch } = useServer<Copies>(path)
  const change = useServerChange(path)
  const [isBusy, setIsBusy] = useState(false)
  const copyNow = async () => {
    setIsBusy(true)
    await change('POST', path, {}, 'Copia fatta, riaperta e contata.')
    setIsBusy(false)
  }
  if (isError) return <NotRead text="Le copie non si sono caricate." onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-1 gap-6 p-4 md:p-7">
      <p className="max-w-[64ch] text-sm text-ink-soft">
        Ogni giorno il server copia tutti i dati, riapre la copia e la conta. Restano le copie degli ultimi 7 giorni, di 4 settimane e di 12
        mesi.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} onClick={() => void copyNow()}>
          Fai una copia adesso
        </Button>
        <a href={`${path}/scarica`} download className={buttonLook('outline', 'md')}>
          <Icon name="download" /> Scarica i dati di {firm.name}
        </a>
      </div>
      {data && <FileRoom {...data.files} />}
      {data ? <CopyList copies={data.copies} /> : <SkeletonRows rows={4} columns={3} />}
    </div>
  )
}

/** Share of the room for files from which it is told to be short. */
const SHORT = 0.9

/** What files and photos take, of what there is for them. */
function FileRoom({ used, most }: Copies['files']) {
  const words = `File e foto: ${sizeInWords(used)}${most === undefined ? '' : ` di ${sizeInWords(most)}`}`
  const share = most === undefined ? 0 : used / most
  return (
    <div className="grid max-w-md gap-2">
      <p className="num text-sm">{words}</p>
      {most !== undefined && <Meter value={share} label={words} tone={share >= SHORT ? 'warning' : 'primary'} />}
      {share >= SHORT && (
        <p className="text-sm text-ink-soft">
          Lo spazio sta per finire: quando è pieno non si aggiungono altri file. Più spazio lo dà chi gestisce il server.
        </p>
      )}
    </div>
  )
}

function CopyList({ copies }: Pick<Copies, 'copies'>) {
  const now = useNow()
  if (copies.length === 0)
    return <EmptyState title="Nessuna copia ancora" text="La prima si fa da sola entro un’ora. Oppure falla adesso." />
  return (
    <Panel title="Copie che restano">
      <ul className="divide-y divide-line">
        {copies.map((copy) => (
          <CopyRow key={copy.at} copy={copy} now={now} />
        ))}
      </ul>
    </Panel>
  )
}

const CopyRow = ({ copy: { at, bytes, rows }, now }: { readonly copy: CopyMade; readonly now: Date }) => (
  <li className="num flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 text-sm">
    <span className="min-w-44 font-medium first-letter:uppercase">{momentInWords(at, now)}</span>
    {bytes !== undefined && <span className="text-ink-soft">{sizeInWords(bytes)}</span>}
    <span className="flex-1 text-ink-soft">{rows !== undefined && `${formatNumber(rows)} righe`}</span>
    <Badge tone="success">Riaperta e contata</Badge>
  </li>
)
