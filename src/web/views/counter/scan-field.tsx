import { Camera, Check, ScanBarcode, TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { canReadCodes } from '../../scan/read-codes.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { isCode } from '../../shelf/is-code.ts'
import { codesIn } from './find-article.ts'
import type { Reading } from './use-reading.ts'
import type { Desk } from './use-till.ts'
import { capital } from '../../../kernel/italian/capital.ts'

interface ScanFieldProps {
  readonly desk: Desk
  readonly reading: Reading
  readonly field: RefObject<HTMLInputElement | null>
  /** The list of what is found, and which of it is chosen. */
  readonly list: string
  readonly isListed: boolean
  readonly chosen: string | undefined
  readonly onKey: (event: KeyboardEvent) => void
  readonly onCamera: () => void
}

const INSIDE = '-mr-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink'

/** Where readers read to, and people look for names. */
export function ScanField({ desk, reading, field, list, isListed, chosen, onKey, onCamera }: ScanFieldProps) {
  const { articles, counter } = desk
  const labels = counter.articles.codes.map((key) =>
    articles.fields[key]?.label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
  )
  const named = [...labels, 'nome'].filter(Boolean)
  const hasCodes = labels.length > 0
  const placeholder = hasCodes ? capital(`${named.slice(0, -1).join(', ')} o ${named.at(-1)}`) : 'Cerca per nome'
  return (
    <search className="field-box min-h-14 rounded-lg bg-raised px-4 max-md:min-h-13">
      {hasCodes ? (
        <ScanBarcode aria-hidden className="size-6 shrink-0 text-ink-faint" />
      ) : (
        <Icon name="search" className="shrink-0 text-ink-faint" />
      )}
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={isListed}
        aria-autocomplete="list"
        aria-controls={isListed ? list : undefined}
        aria-activedescendant={chosen}
        aria-label={placeholder}
        placeholder={placeholder}
        enterKeyHint="enter"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="field-inner md:text-lg [&::-webkit-search-cancel-button]:hidden"
        value={reading.text}
        onChange={(event) => reading.setText(event.target.value)}
        onKeyDown={onKey}
      />
      {reading.text ? (
        <button
          type="button"
          aria-label="Cancella la ricerca"
          className={INSIDE}
          onClick={() => {
            reading.setText('')
            field.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      ) : (
        <Kbd>/</Kbd>
      )}
      {hasCodes && canReadCodes() && (
        <button type="button" aria-label="Leggi con la fotocamera" className={INSIDE} onClick={onCamera}>
          <Camera aria-hidden />
        </button>
      )}
    </search>
  )
}

/** What was read last, for the eye and for who listens; and the way on where it is not known. */
export function SaidLine({ desk, reading: { said } }: { readonly desk: Desk; readonly reading: Reading }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft md:min-h-control">
      <p role="status" className="flex min-w-0 items-center gap-2">
        {said?.kind === 'read' && (
          <>
            <Check aria-hidden className="shrink-0 text-ok" />
            <span className="min-w-0">
              Letto ora: <b className="font-[550] text-ink">{said.title}</b>
              <span className="num">, quantità {said.quantity}</span>
            </span>
          </>
        )}
        {said?.kind === 'unknown' && (
          <>
            <TriangleAlert aria-hidden className="shrink-0 text-warn" />
            <span className="min-w-0 wrap-anywhere">
              {said.isUnsold
                ? `«${said.text}» è di un articolo che non si vende.`
                : `Nessun articolo ${isCode(said.text) ? 'con il codice' : 'per'} «${said.text}».`}
            </span>
          </>
        )}
      </p>
      {said?.kind === 'unknown' && !said.isUnsold && <MakeArticle desk={desk} text={said.text} />}
    </div>
  )
}

function MakeArticle({ desk: { articles, counter }, text }: { readonly desk: Desk; readonly text: string }) {
  const form = useRecordForm()
  if (isFixed(articles)) return null
  const [coded] = isCode(text) ? codesIn(articles, counter.articles.codes, text) : []
  const [name] = articles.title.flat()
  const [key, value] = coded ?? [name, text]
  return (
    <Button size="sm" icon={<Icon name="plus" />} onClick={() => form.create(articles, key === undefined ? {} : { [key]: value })}>
      Crea {articles.label.one.toLowerCase()}
    </Button>
  )
}
