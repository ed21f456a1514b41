import { useState } from 'react'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import type { Invio } from '../../../../sectors/hospitality/invio.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { useRows } from '../../../data/use-rows.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CaricatoDialog } from './caricato-dialog.tsx'
import { nameOf } from './persona-row.tsx'
import { useFile } from './use-file.ts'

interface FileSectionProps {
  readonly file: Invio
  /** The people who are in it. */
  readonly rows: readonly Schedina[]
}

/** One file: when and by whom it was made, what became of it, who is in it. */
export function FileSection({ file, rows }: FileSectionProps) {
  const entity = useEntity('invio')
  const { downloadAgain, bringBack } = useFile()
  const [dialog, setDialog] = useState({ turn: 0, open: false })
  const openDialog = () => setDialog(({ turn }) => ({ turn: turn + 1, open: true }))
  const { nome_file: name, righe: lines, ricevuta: receipt } = file
  const waiting = rows.filter(({ stato }) => stato === 'nel_file')
  return (
    <section aria-label={name} className="border-b border-line px-5 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-medium break-words">{name}</h3>
          <p className="text-sm text-ink-soft num">
            {formatDate(file.giorno)} alle {file.ora}, {file.autore} · {plural(lines, '1 riga', `${lines} righe`)} da{' '}
            {entity.fields['tracciato']?.format(file.tracciato)}
          </p>
          {receipt !== undefined && <p className="text-sm text-ink-soft">Ricevuta {receipt}</p>}
        </div>
        <Stato rows={rows} waiting={waiting} />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
          {waiting.length > 0 && (
            <Button size="sm" onClick={openDialog}>
              Ho caricato il file sul portale
            </Button>
          )}
          {waiting.length === 0 && rows.length > 0 && receipt === undefined && (
            <Button size="sm" variant="ghost" icon={<Icon name="pencil" />} onClick={openDialog}>
              Scrivi la ricevuta
            </Button>
          )}
          {(rows.length > 0 || file.testo !== undefined) && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon name="download" />}
              aria-label={`Scarica di nuovo: ${name}`}
              onClick={() => void downloadAgain(file, rows)}
            >
              Scarica di nuovo
            </Button>
          )}
          {waiting.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon name="undo-2" />}
              aria-label={`Riporta da inviare: ${name}`}
              onClick={() => void bringBack(waiting)}
            >
              Riporta da inviare
            </Button>
          )}
        </div>
      </div>
      {rows.length > 0 && <Persone rows={rows} />}
      {dialog.turn > 0 && (
        <CaricatoDialog
          key={dialog.turn}
          file={file}
          rows={waiting}
          open={dialog.open}
          onClose={() => setDialog(({ turn }) => ({ turn, open: false }))}
        />
      )}
    </section>
  )
}

function Stato({ rows, waiting }: { rows: readonly Schedina[]; waiting: readonly Schedina[] }) {
  if (rows.length === 0) return <Badge>Riportato da inviare</Badge>
  return waiting.length > 0 ? <Badge tone="info">Da caricare sul portale</Badge> : <Badge tone="success">Inviato</Badge>
}

function Persone({ rows }: { rows: readonly Schedina[] }) {
  const entity = useEntity('schedina')
  const form = useRecordForm()
  const ids = rows.map(({ id }) => id)
  const { data } = useRows({ entity: 'schedina', where: [{ field: 'corregge', op: 'in', value: ids }] })
  const corrected = new Set(data?.rows.map((row) => row['corregge']))
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-control items-center rounded-sm text-accent">
        <Icon name="chevron-down" className="mr-1.5 group-open:rotate-180" />
        {plural(rows.length, 'La persona nel file', `Le ${rows.length} persone nel file`)}
      </summary>
      <ul className="pb-2">
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" className="min-h-control rounded-sm text-left hover:underline" onClick={() => form.edit(entity, row.id)}>
              {nameOf(row)}
              <span className="text-ink-faint">
                {' '}
                · {entity.fields['tipo_alloggiato']?.format(row.tipo_alloggiato)}
                {row.corregge && ' · corregge una schedina già inviata'}
              </span>
              {corrected.has(row.id) && <span className="text-warn"> · corretta da una nuova schedina</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
