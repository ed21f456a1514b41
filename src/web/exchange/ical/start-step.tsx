import { Download } from 'lucide-react'
import { useState } from 'react'
import { titleOf } from '../../../kernel/entity/entity.ts'
import { useAllRows } from '../../data/use-rows.ts'
import { FileDrop } from '../file-drop.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { theOne, type IcalNames } from './ical-names.ts'
import type { Ical } from './use-ical.ts'

/** Which lane; its calendar in, its calendar out. */
export function StartStep({ job, names }: { job: Ical; names: IcalNames }) {
  const { lane } = names
  const [withNames, setWithNames] = useState(false)
  const { data } = useAllRows({ entity: lane.name })
  const lanes = (data?.rows ?? []).map((row) => ({ value: row.id, label: titleOf(lane, row, undefined) }))
  const isReading = job.progress !== undefined
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <Field
        label={lane.label.one}
        className="mb-5"
        error={job.lacksLane ? `Scegli ${theOne(lane)} di cui è il calendario.` : undefined}
        hint={`Ogni annuncio di un portale ha il suo calendario: scegli ${theOne(lane)} che gli corrisponde.`}
      >
        {({ id, describedBy, invalid }) => (
          <Select
            id={id}
            describedBy={describedBy}
            invalid={invalid}
            value={job.lane}
            onChange={job.setLane}
            options={lanes}
            placeholder={`Scegli ${theOne(lane)}`}
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
            <p>
              {job.chosen.name}: letto. Scegli {theOne(lane)} per vedere che cosa cambia.
            </p>
          ) : (
            <p>Trascina qui il file .ics del portale, oppure sceglilo. Prima di scrivere vedi che cosa cambia.</p>
          )
        }
      />
      <h3 className="mb-1 font-medium">Esporta calendario</h3>
      <p className="text-sm text-ink-soft">
        Un file .ics con quello che è occupato da oggi in poi, che Airbnb, Booking.com, Google Calendar e gli altri programmi leggono.
      </p>
      <Switch
        className="my-2"
        checked={withNames}
        onChange={setWithNames}
        label="Scrivi i nomi"
        description="Spento, il file dice solo che è occupato."
      />
      <Button icon={<Download aria-hidden />} onClick={() => void job.exportLane(withNames)}>
        Esporta calendario
      </Button>
    </>
  )
}
