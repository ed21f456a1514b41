import { useState } from 'react'
import { placeName } from '../../../../documents/schedine-alloggiati/place-name.ts'
import type { OfficialRow, TableKind } from '../../../../documents/schedine-alloggiati/read-official-table.ts'
import { decodeCsv } from '../../../../kernel/exchange/csv.ts'
import { formatDate, today } from '../../../../kernel/italian/dates.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { readTabella, type TabellaLetta, type TabelleInUso } from '../../../../documents/schedine-alloggiati/take-table.ts'
import { recordTabella } from '../../../../sectors/hospitality/tabelle.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { FileDrop } from '../../../exchange/file-drop.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface TabelleDialogProps {
  readonly tabelle: TabelleInUso
  readonly open: boolean
  readonly onClose: () => void
}

/** The table of the comuni has half a megabyte: what is so much heavier is no table. */
const MOST_BYTES = 8_000_000
const NOT_READ = 'Il file non si legge: sceglilo di nuovo.'
const NOT_KEPT = 'La tabella non è stata registrata: riprova fra poco.'
const TITLES: Readonly<Record<TableKind, string>> = { comuni: 'Comuni', stati: 'Stati', documenti: 'Tipi di documento' }

/** A newer table of the portal: a file, what it changes in words, and from then on the house works by it. */
export function TabelleDialog({ tabelle, open, onClose }: TabelleDialogProps) {
  const { store, at } = useSector()
  const commit = useCommit()
  const [found, setFound] = useState<TabellaLetta>()
  const [fault, setFault] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const once = async (work: () => Promise<void>, failed: string) => {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      console.error(error)
      setFault(failed)
    } finally {
      setIsBusy(false)
    }
  }
  const read = async (file: File) => {
    setFound(undefined)
    const text = file.size > MOST_BYTES ? '' : decodeCsv(new Uint8Array(await file.arrayBuffer()))
    // The day that the file bears; a file cannot be of tomorrow.
    const giorno = [today(new Date(file.lastModified)), at.today].toSorted()[0] ?? at.today
    const lettura = readTabella(text, giorno, tabelle)
    if (lettura.ok) setFound(lettura.letta)
    else setFault(lettura.fault)
  }
  const keep = async (chosen: TabellaLetta) => {
    const done = `Tabella aggiornata: ${chosen.table.kind} del ${formatDate(chosen.giorno)}`
    const result = await commit(await recordTabella(store, chosen), { via: 'action', done })
    if (result.ok) onClose()
    else setFault(result.problems.map(({ message }) => message).join(' '))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Tabelle della Polizia"
      description="I codici di comuni, stati e tipi di documento che il portale Alloggiati Web accetta, come lui li pubblica."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          {found && (
            <Button variant="primary" busy={isBusy} onClick={() => void once(() => keep(found), NOT_KEPT)}>
              Usa questa tabella
            </Button>
          )}
        </>
      }
    >
      {fault && (
        <FormBanner tone="bad">
          <p>{fault}</p>
          <p>Le tabelle in uso restano come sono.</p>
        </FormBanner>
      )}
      <FileDrop
        label="File della tabella"
        accept=".csv,.txt,text/csv,text/plain"
        busy={isBusy}
        choose={found ? 'Scegli un altro file' : 'Scegli file'}
        onFile={(file) => void once(() => read(file), NOT_READ)}
        text={<p>Scarica la tabella dal portale e trascinala qui, oppure scegli il file. Prima di usarla vedi che cosa cambia.</p>}
      />
      {found && <Cambi letta={found} />}
    </Dialog>
  )
}

/** Names told one by one; of more, how many. */
const MOST_NAMES = 5
function elenco(names: readonly string[]): string {
  const others = names.length - MOST_NAMES
  const told = names.slice(0, MOST_NAMES).join(', ')
  return others > 0 ? `${told} e ${plural(others, 'un altro', `altri ${formatNumber(others)}`)}` : told
}
const nomeDi = ({ code, name, provincia }: OfficialRow) =>
  /^\d/.test(code) ? `${placeName({ name })}${provincia && ` (${provincia})`}` : name

/** What the table is and what it changes. */
function Cambi({ letta: { table, giorno, changes } }: { readonly letta: TabellaLetta }) {
  const { come, go, renamed, others } = changes
  const said = [
    come.length > 0 &&
      `${plural(come.length, '1 codice nuovo', `${formatNumber(come.length)} codici nuovi`)}: ${elenco(come.map(nomeDi))}.`,
    go.length > 0 && `${plural(go.length, '1 codice cessa', `${formatNumber(go.length)} codici cessano`)}: ${elenco(go.map(nomeDi))}.`,
    renamed.length > 0 &&
      `${plural(renamed.length, '1 cambia nome', `${formatNumber(renamed.length)} cambiano nome`)}: ${elenco(renamed.map(({ from, row }) => `${nomeDi(from)} diventa ${nomeDi(row)}`))}.`,
    others > 0 && `${plural(others, '1 cambia', `${formatNumber(others)} cambiano`)} provincia o ultimo giorno di validità.`,
  ].filter((line) => line !== false)
  return (
    <section aria-label="Che cosa cambia" role="status" className="text-sm">
      <h3 className="font-medium num">
        {TITLES[table.kind]}: file del {formatDate(giorno)}, {plural(table.rows.size, '1 riga', `${formatNumber(table.rows.size)} righe`)}
      </h3>
      {said.length === 0 && <p className="mt-1 text-ink-soft">Non cambia niente rispetto alla tabella in uso.</p>}
      <ul className="mt-1 grid gap-1 text-ink-soft num">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {table.kind === 'documenti' && (
        <p className="mt-2">Serve al controllo del file: nella schedina si continua a scegliere fra i documenti usuali.</p>
      )}
    </section>
  )
}
