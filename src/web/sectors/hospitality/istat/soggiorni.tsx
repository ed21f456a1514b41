import { formatDayMonth } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { LettoTrimestre, RigaImposta } from '../../../../sectors/hospitality/index.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'

interface SoggiorniProps {
  readonly letto: LettoTrimestre
  /** Whether the rules can be worked with: a difference means nothing before. */
  readonly isReady: boolean
  /** Which of them are listed; kept in the address. */
  readonly mostra: Mostra
  readonly onMostra: (mostra: Mostra) => void
  readonly onOpen: (prenotazione: string) => void
}

const lists = {
  tutti: { label: 'Tutti', has: () => true },
  da_riscuotere: { label: 'Aperti', has: ({ isIncassata }: RigaImposta) => !isIncassata },
  incassata: { label: 'Pagati', has: ({ isIncassata }: RigaImposta) => isIncassata },
  diversi: { label: 'Conto diverso', has: ({ differenza }: RigaImposta) => differenza !== 0 },
} as const
export type Mostra = keyof typeof lists
export const isMostra = (text: string | undefined): text is Mostra => text !== undefined && Object.hasOwn(lists, text)

/** «+2,50 €»: on the bill against worked out. */
export const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`

const columns = 'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_4rem_6rem_6rem_8.5rem]'

/** The stays of the quarter with their tax; each opens person by person and night by night. */
export function Soggiorni({ letto: { righe }, isReady, mostra, onMostra, onOpen }: SoggiorniProps) {
  const shown = righe.filter(lists[mostra].has)
  const sum = (of: 'notti' | 'centesimi') => shown.reduce((total, riga) => total + riga[of], 0)
  return (
    <Panel title="Soggiorni" aria-label="Soggiorni">
      <div className="overflow-x-auto border-b border-line px-5 py-3">
        <Segmented
          label="Soggiorni elencati"
          className="whitespace-nowrap"
          value={mostra}
          onChange={onMostra}
          options={Object.entries(lists).map(([value, { label }]) => ({ value: value as Mostra, label }))}
        />
      </div>
      {shown.length === 0 && <p className="px-5 py-8 text-center text-sm text-ink-faint">Nessun soggiorno in questo elenco.</p>}
      <div
        aria-hidden
        className={`grid gap-x-3 border-b border-line px-5 py-2 text-xs font-medium text-ink-faint max-md:hidden ${columns}`}
      >
        <span>Ospite</span>
        <span className="text-right">Notti</span>
        <span className="text-right">Imposta</span>
        <span className="text-right">Sul conto</span>
        <span />
      </div>
      <ul className="divide-y divide-line">
        {shown.map((riga) => (
          <Riga key={riga.prenotazione.id} riga={riga} isReady={isReady} onOpen={() => onOpen(riga.prenotazione.id)} />
        ))}
      </ul>
      <div className={`grid gap-x-3 border-t border-line-strong px-5 py-3 font-medium ${columns}`}>
        <span>Totale</span>
        <span className="text-right num max-md:hidden">{formatNumber(sum('notti'))}</span>
        <span className="text-right num">{formatMoney(sum('centesimi'))}</span>
      </div>
    </Panel>
  )
}

function Riga({ riga, isReady, onOpen }: { readonly riga: RigaImposta; readonly isReady: boolean; readonly onOpen: () => void }) {
  const { prenotazione, notti, centesimi, intera, sulConto, differenza, isIncassata, senzaSchedina } = riga
  const isPart = intera !== centesimi
  return (
    <li className={`relative grid items-center gap-x-3 px-5 py-2.5 transition-colors hover:bg-ink/4 ${columns}`}>
      <div className="min-w-0 max-md:row-span-2">
        <RowButton onClick={onOpen} className="max-w-full truncate">
          {prenotazione.ospite}
        </RowButton>
        <p className="text-xs text-ink-faint num">
          {formatDayMonth(prenotazione.arrivo)} – {formatDayMonth(prenotazione.partenza)}
          {senzaSchedina > 0 && ` · ${senzaSchedina} senza schedina`}
          {isPart && ` · ${formatMoney(intera)} l’intero soggiorno`}
        </p>
      </div>
      <span className="text-right text-sm num max-md:hidden">{formatNumber(notti)}</span>
      <span className="text-right num">{formatMoney(centesimi)}</span>
      <span className="text-right text-sm text-ink-soft num max-md:hidden">
        {formatMoney(sulConto)}
        {isReady && differenza !== 0 && <span className="block text-xs text-warn">{signed(differenza)}</span>}
      </span>
      <span className="flex flex-col items-end gap-1 max-md:col-start-2">
        <Badge tone={isIncassata ? 'success' : 'warning'}>{isIncassata ? 'Incassata' : 'Da riscuotere'}</Badge>
        {isReady && differenza !== 0 && <span className="text-xs text-warn num md:hidden">sul conto {signed(differenza)}</span>}
      </span>
    </li>
  )
}
