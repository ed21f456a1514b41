import { useQuery } from '@tanstack/react-query'
import { rilieviDi } from '../../../../documents/schedine-alloggiati/persone.ts'
import { gruppiDi } from '../../../../documents/schedine-alloggiati/gruppi.ts'
import { asking } from '../../../data/asking.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { allRows } from '../../../../kernel/door/all-rows.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { invio as log } from '../../../../sectors/hospitality/invio.ts'
import { PageForm } from '../../../forms/page-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { NotRead } from '../../../late/not-read.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { OwnViewProps } from '../../../screen/own-parts.ts'
import { DaInviare } from './da-inviare.tsx'
import { FileSection } from './file-section.tsx'
import { Tabelle } from './tabelle.tsx'
import { bookingsOf, regoleOf, schedineWhere, useStruttura, useTables } from './use-alloggiati.ts'

const OPEN = { field: 'stato', op: 'eq', value: 'da_inviare' } as const

/** Who is to be declared to the police, the files that wait to be uploaded, and the form of the portal. */
export function Portale({ screen, query }: OwnViewProps) {
  const { store, at } = useSector()
  const schedina = useEntity('schedina')
  const isSearch = query.search !== '' || query.where.length > 0
  const tables = useTables()
  const regole = regoleOf(tables.data, useStruttura(), at.today)
  const { data, isError, refetch } = useQuery(
    asking(store, ['alloggiati', at.today, query], async (read) => {
      const waiting = await schedineWhere(read, [{ field: 'stato', op: 'eq', value: 'nel_file' }])
      const ids = [...new Set(waiting.map(({ invio }) => invio))]
      const files = await allRows(read, { entity: 'invio', where: [{ field: 'id', op: 'in', value: ids }] })
      const open = await schedineWhere(read, [OPEN])
      const found = isSearch ? new Set((await schedineWhere(read, [...query.where, OPEN], query.search)).map(({ id }) => id)) : undefined
      // Whoever is found brings along the others of the group.
      const shown = found
        ? new Set(gruppiDi(open).flatMap(({ persone }) => (persone.some(({ id }) => found.has(id)) ? persone : [])))
        : undefined
      return {
        open,
        shown: shown ? open.filter((row) => shown.has(row)) : open,
        bookings: await bookingsOf(read, open),
        files: rowsOf(log, files.rows),
        waiting: Map.groupBy(waiting, ({ invio }) => String(invio)),
      }
    }),
  )
  const rilievi = data && regole ? rilieviDi(data.open, regole) : []
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-4 md:px-7">
      <div className="grid items-start gap-5 pb-24 max-xl:in-turn md:pb-7 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="grid gap-5">
          {isError && <NotRead text="Non riesco a leggere le schedine." onRetry={() => void refetch()} />}
          {!data && !isError && (
            <Panel title="Da inviare">
              <SkeletonRows rows={5} columns={2} />
            </Panel>
          )}
          {tables.isError && (
            <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md border border-bad bg-bad-wash px-4 py-2 text-sm">
              <span className="flex-1">Le tabelle della Polizia non si sono caricate: senza, il file non si può controllare.</span>
              <Button size="sm" onClick={() => void tables.refetch()}>
                Riprova
              </Button>
            </div>
          )}
          {data && <DaInviare rows={data.shown} bookings={data.bookings} rilievi={rilievi} regole={regole} isSearch={isSearch} />}
          {data && data.files.length > 0 && (
            <Panel title="Da caricare sul portale" aria-label="Da caricare sul portale">
              {data.files.map((file) => (
                <FileSection key={file.id} file={file} rows={data.waiting.get(file.id) ?? []} />
              ))}
            </Panel>
          )}
          {tables.data && <Tabelle tabelle={tables.data} />}
        </div>
        <Panel title={screen.create} aria-label={screen.create}>
          <PageForm entity={schedina} label={screen.create} save={screen.save} onSaved={() => undefined} />
        </Panel>
      </div>
    </div>
  )
}
