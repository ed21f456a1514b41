import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAllRows } from '../../../data/use-rows.ts'
import { FileDrop } from '../../../exchange/file-drop.tsx'
import { FormBanner } from '../../../forms/form-banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { Ical } from './use-ical.ts'

/** Which room; its calendar in, its calendar out. */
export function StartStep({ job }: { job: Ical }) {
  const [withNames, setWithNames] = useState(false)
  const { data } = useAllRows({ entity: 'camera', sort: [{ field: 'nome', direction: 'asc' }] })
  const rooms = (data?.rows ?? []).map(({ id, nome }) => ({ value: id, label: String(nome) }))
  const isReading = job.progress !== undefined
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <Field
        label="Camera"
        className="mb-5"
        error={job.lacksRoom ? 'Scegli la camera di cui è il calendario.' : undefined}
        hint="Ogni alloggio di un portale ha il suo calendario: scegli la camera che gli corrisponde."
      >
        {({ id, describedBy, invalid }) => (
          <Select
            id={id}
            describedBy={describedBy}
            invalid={invalid}
            value={job.room}
            onChange={job.setRoom}
            options={rooms}
            placeholder="Scegli la camera"
          />
        )}
      </Field>
      <h3 className="mb-2 font-medium">Importa calendario</h3>
      <FileDrop
        label="File iCal"
        accept=".ics,.ical,.ifb,.icalendar,text/calendar"
        choose={isReading ? `Leggo… ${Math.round((job.progress ?? 0) * 100)}%` : 'Scegli file .ics'}
        busy={isReading}
        onFile={(file) => void job.readFile(file)}
        text={
          job.chosen ? (
            <p>{job.chosen.name}: letto. Scegli la camera per vedere che cosa cambia.</p>
          ) : (
            <p>Trascina qui il file .ics del portale, oppure sceglilo. Prima di scrivere vedi che cosa cambia.</p>
          )
        }
      />
      <h3 className="mb-1 font-medium">Esporta calendario</h3>
      <p className="text-sm text-ink-soft">
        Un file .ics con le notti occupate da oggi in poi, che Airbnb, Booking.com, Google Calendar e gli altri programmi leggono.
      </p>
      <Switch
        className="my-2"
        checked={withNames}
        onChange={setWithNames}
        label="Scrivi i nomi degli ospiti"
        description="Spento, ogni prenotazione dice solo «Occupata»."
      />
      <Button icon={<Download aria-hidden />} onClick={() => void job.exportRoom(withNames)}>
        Esporta calendario
      </Button>
    </>
  )
}
