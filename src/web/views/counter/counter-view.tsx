import { useId, useRef } from 'react'
import type { Counter } from '../../../kernel/screens/counter.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { ShelfView, tileId, useShelf } from '../../shelf/shelf.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { classNames } from '../../ui/class-names.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { FirstHint } from '../hints/first-hint.tsx'
import type { OwnViewProps } from '../../screen/own-parts.ts'
import { About } from './about.tsx'
import { CounterBar } from './counter-bar.tsx'
import { CodeCamera, PaidSaid, useLateParts } from './late-parts.tsx'
import { PayPanel } from './pay-panel.tsx'
import { linesOf } from './sale.ts'
import { SaleLines } from './sale-lines.tsx'
import { SaidLine, ScanField } from './scan-field.tsx'
import { useArticleEntry } from './use-article-entry.ts'
import { useFocusOf, useTillKeys } from './use-focus.ts'
import { usePayment } from './use-payment.ts'
import { useReading } from './use-reading.ts'
import { useDesk, useFigures } from './use-till.ts'

/** A till: search or barcode, the sale in hand, payment and change. */
export function CounterView({ screen }: OwnViewProps) {
  return screen.counter && <Desk screen={screen} counter={screen.counter} />
}

function Desk({ screen, counter }: { readonly screen: CollectionScreen; readonly counter: Counter }) {
  const desk = useDesk(screen, counter)
  const figures = useFigures(desk)
  const reading = useReading(desk)
  const shelf = useShelf(desk.goods, reading.text)
  useLateParts()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { text } = reading
  const hasLines = linesOf(counter, desk.sale).length > 0

  /** Not under a finger: a keyboard would rise with it. */
  const toField = () => matchMedia('(pointer: fine)').matches && field.current?.focus({ preventScroll: true })
  const payment = usePayment(desk, figures, () => {
    reading.clear()
    toField()
  })
  const { paying, setPaying, paid, park, take, pay } = payment
  const entry = useArticleEntry({ reading, shelf, list, toField })
  useFocusOf(field, root)
  useTillKeys(root, payment.keys)

  // On a phone there is room for one of the two: what is looked for, or what has been read.
  const isFinding = !isPhone || text !== '' || (!hasLines && !desk.paid)
  return (
    <div ref={root} data-create="" className="flex h-full min-h-0 flex-col">
      <CounterBar desk={desk} isPhone={isPhone} onPark={() => void park()} onTake={(row) => void take(row)} />
      <div className="grid min-h-0 flex-1 max-md:flex max-md:flex-col md:grid-cols-[minmax(0,1fr)_minmax(340px,min(468px,46%))]">
        <section
          aria-label="Articoli"
          className={classNames('flex min-h-0 flex-col gap-2 p-4 max-md:pb-2 lg:px-7 lg:pt-5', isPhone && isFinding && 'flex-1')}
        >
          <ScanField
            desk={desk}
            reading={reading}
            field={field}
            list={id}
            isListed={isFinding && shelf.rows.length > 0}
            chosen={shelf.chosen >= 0 ? tileId(id, shelf.chosen) : undefined}
            onKey={entry.onKey}
            onCamera={entry.film}
          />
          <SaidLine desk={desk} reading={reading} />
          {isFinding && (
            <ShelfView goods={desk.goods} shelf={shelf} id={id} list={list} onAdd={(row, names) => void entry.add(row, names)} />
          )}
        </section>
        {!(isPhone && isFinding) && (
          <section
            aria-label="Conto"
            className={classNames('flex min-h-0 flex-col overflow-y-auto bg-raised md:border-l md:border-line', isPhone && 'flex-1')}
          >
            {(!isPhone || (hasLines && !paying.isMixed)) && <About desk={desk} />}
            {!hasLines && (desk.paid ? <PaidSaid desk={desk} /> : <Nothing hasCodes={desk.counter.articles.codes.length > 0} />)}
            {hasLines && !(isPhone && paying.isMixed) && (
              <SaleLines desk={desk} amounts={figures.amounts} hot={reading.hot} onCode={entry.onCode} />
            )}
            <PayPanel
              {...{ desk, figures, paying, paid }}
              onPaying={setPaying}
              onPay={() => void pay()}
              onRead={toField}
              onCode={entry.onCode}
            />
          </section>
        )}
      </div>
      <CodeCamera open={entry.isFilming} onClose={entry.stopFilm} onCode={(code) => void entry.onSeen(code)}>
        <SaidLine desk={desk} reading={reading} />
      </CodeCamera>
    </div>
  )
}

/** Before the first article. */
const Nothing = ({ hasCodes }: { readonly hasCodes: boolean }) => (
  <div className="grid min-h-24 flex-1 content-center justify-items-center gap-1.5 px-6 text-center">
    <p className="font-display text-xl">Conto vuoto</p>
    <p className="text-sm text-ink-soft">
      {hasCodes ? 'Leggi un codice, cerca un nome o scegli dallo scaffale.' : 'Cerca per nome o scegli dall’elenco.'}
    </p>
    <FirstHint name="counter" className="flex-col gap-y-2 text-center max-md:items-center max-md:pr-0">
      <span className="pointer-coarse:hidden">
        {hasCodes && 'Un lettore scrive nel campo da ogni punto della pagina. '}
        <Kbd>F1</Kbd>–<Kbd>F5</Kbd> come si paga, <Kbd>F8</Kbd> sospende, <Kbd>F12</Kbd> incassa.
      </span>
      <span className="pointer-fine:hidden">Tocca una riga per lo sconto. Un conto sospeso si riprende dal cestino in alto.</span>
    </FirstHint>
  </div>
)
