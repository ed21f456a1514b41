import type { Biglietto as Ordine, Piattata } from '../../../../sectors/ristorazione/biglietto.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toneText, toneWash } from '../../../ui/tone.ts'

interface BigliettoProps {
  readonly ordine: Ordine
  /** The one that comes first: its button alone is filled. */
  readonly isFirst: boolean
  /** The one whose button Tab reaches; arrows reach the others. */
  readonly isStop: boolean
  readonly onNext: () => void
  readonly onDish: (at: number) => void
  readonly onOpen: () => void
}

/** An order on the board, to be read from two metres and pressed with a wet finger. */
export function Biglietto({ ordine, isFirst, isStop, onNext, onDish, onOpen }: BigliettoProps) {
  const { row, tavolo, chiamato, portata, piatti, allergie, minuti, word, tone } = ordine
  const isCooked = row.stato === 'in_preparazione'
  const next = isCooked ? 'Pronto' : 'Servito'
  return (
    <article
      aria-label={`${chiamato}, ${portata}, ${word}, ${minuti} minuti`}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-raised"
    >
      <header className={classNames('flex items-center gap-3 border-b border-line px-4 py-2.5', toneWash[tone])}>
        <button
          type="button"
          aria-label={`Apri l’ordine: ${chiamato}`}
          className="min-h-13 min-w-tap rounded-md text-left font-display text-2xl hover:text-accent"
          onClick={onOpen}
        >
          {tavolo}
        </button>
        <p className="min-w-0 flex-1 text-md leading-tight text-ink-soft num">
          <b className="block truncate font-[550] text-ink">{portata}</b>
          {row.coperti ? `${row.coperti} ${row.coperti === 1 ? 'coperto' : 'coperti'}` : row.cliente}
        </p>
        <p className="text-right text-md font-medium">
          <span className={classNames('block text-2xl font-semibold leading-none whitespace-nowrap num', toneText[tone])}>
            {minuti} min
          </span>
          {word}
        </p>
      </header>
      <ul className="flex-1 px-4 py-2 text-xl">
        {piatti.map((piatto, at) => (
          <li key={`${piatto.nome} ${at}`}>
            {isCooked ? (
              <button
                type="button"
                aria-pressed={piatto.fatto}
                className="flex min-h-tap w-full items-baseline gap-3 rounded-md py-1 text-left hover:bg-hover"
                onClick={() => onDish(at)}
              >
                <Riga piatto={piatto} isFatto={false} />
              </button>
            ) : (
              <div className="flex items-baseline gap-3 py-1">
                <Riga piatto={piatto} isFatto={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {(row.note !== undefined || allergie.length > 0) && (
        <p className="px-4 pb-2 text-lg font-medium text-warn">
          {row.note}
          {allergie.length > 0 && <b className="block font-semibold text-bad">Allergie al tavolo: {allergie.join(', ')}</b>}
        </p>
      )}
      <button
        type="button"
        className={classNames(
          'button-base mx-3 mb-3 min-h-13 px-4 text-lg',
          isFirst ? 'bg-ink text-bg hover:bg-ink-soft' : 'border-line-strong hover:bg-hover',
        )}
        tabIndex={isStop ? 0 : -1}
        data-record={row.id}
        aria-label={`${next}: ${chiamato}, ${portata}`}
        onClick={onNext}
      >
        <Icon name="check" />
        {next}
      </button>
    </article>
  )
}

function Riga({ piatto: { nome, quantita, nota, allergie }, isFatto }: { readonly piatto: Piattata; readonly isFatto: boolean }) {
  return (
    <>
      <b className="w-6 shrink-0 font-semibold num">{quantita}</b>
      <span className="min-w-0 break-words">
        <span className={isFatto ? 'text-ink-faint line-through' : ''}>{nome}</span>
        {nota !== undefined && <span className="block text-lg font-medium text-warn">{nota}</span>}
        {allergie.length > 0 && <b className="block text-lg font-semibold text-bad">Allergia: {allergie.join(', ')}</b>}
      </span>
    </>
  )
}
