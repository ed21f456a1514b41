import type { CalendarItem, CalendarPlan } from '../../../kernel/screens/calendars.ts'
import { inflect, nounPhrase } from '../../../kernel/italian/noun.ts'
import { FormBanner } from '../../ui/form-banner.tsx'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { Tone } from '../../ui/tone.ts'
import { valuesOf } from '../../fields/filters/values-of.ts'
import { lower, type IcalNames } from './ical-names.ts'
import { besidesText, some, writtenOf } from './ical-words.ts'
import { ItemsGroup, NoteGroup } from './preview-group.tsx'
import type { Ical } from './use-ical.ts'

const GROUPS: readonly { readonly outcome: CalendarItem['outcome']; readonly label: string; readonly tone: Tone }[] = [
  { outcome: 'new', label: 'Nuovo', tone: 'success' },
  { outcome: 'moved', label: 'Spostato', tone: 'info' },
  { outcome: 'gone', label: 'Annullato', tone: 'destructive' },
  { outcome: 'conflict', label: 'In conflitto', tone: 'warning' },
  { outcome: 'skipped', label: 'Saltato', tone: 'neutral' },
]

/** What stands for a calendar that the lane has not had yet. */
const NEW = 'new'

interface PreviewStepProps {
  readonly job: Ical
  readonly names: IcalNames
  readonly chosen: NonNullable<Ical['chosen']>
  readonly plan: CalendarPlan
}

/** What the file changes in the book of the lane, told before anything is written. */
export function PreviewStep({ job, names, chosen, plan }: PreviewStepProps) {
  const { file, removes } = chosen
  const many = { gender: names.entity.label.gender, plural: true }
  const gone = plan.items.some(({ outcome }) => outcome === 'gone')
  const besides = besidesText(plan, names)
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <Settings job={job} names={names} chosen={chosen} plan={plan} />
      {(gone || !removes) && (
        <Switch
          className="mb-4"
          checked={removes}
          onChange={(next) => job.settle({ removes: next })}
          label="Annulla quello che nel file non c’è più"
          description={`Riguarda solo ciò che ha portato «${plan.source.name}» e deve ancora cominciare.`}
        />
      )}
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {summary(plan, chosen)}
        {besides && ` Inoltre ${besides}.`}
      </p>
      {GROUPS.map(({ outcome, label, tone }) => (
        <ItemsGroup
          key={outcome}
          label={outcome === 'conflict' ? label : inflect(label, many)}
          tone={tone}
          entity={names.entity}
          isKept={outcome === 'gone' && !removes}
          items={plan.items.filter((item) => item.outcome === outcome)}
        />
      ))}
      <NoteGroup label={inflect('Non letto', many)} tone="warning" notes={file.problems} />
      <NoteGroup label="Altri eventi" tone="neutral" notes={file.skipped} />
    </>
  )
}

/** What only a person knows of the file. */
function Settings({ job, names, chosen, plan }: PreviewStepProps) {
  const { entity, blocks, calendars } = names
  const { file, channel, unsure } = chosen
  const { source, sources } = plan
  const field = entity.fields[calendars.channel]
  const many = { gender: entity.label.gender, plural: true }
  const isUnsure = blocks !== undefined && file.soggiorni.some((stay) => stay.isUnsure)
  const come = `${inflect('nessuno', { ...many, plural: false })} ${nounPhrase(entity.label.many, many).of} ${inflect('arrivato', many)}`
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field label={field?.label} className="min-w-48">
          {({ id, describedBy, invalid }) => (
            <Select
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={channel}
              onChange={(next) => job.settle({ channel: next })}
              options={field ? valuesOf(field).map((value) => ({ value, label: field.format(value) })) : []}
            />
          )}
        </Field>
        {sources.length > 0 && (
          <Field
            label="Calendario"
            className="min-w-48"
            hint={source.isNew ? 'Qui è nuovo: non annulla niente.' : 'Annulla solo quello che ha portato.'}
          >
            {({ id, describedBy, invalid }) => (
              <Select
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={source.isNew ? NEW : source.id}
                onChange={(next) => job.settle({ source: next })}
                options={[...sources.map(({ id: value, name: label }) => ({ value, label })), { value: NEW, label: 'Nuovo calendario' }]}
              />
            )}
          </Field>
        )}
        {isUnsure && (
          <div>
            <p className="mb-1.5 text-sm text-ink-soft">Importa quello che è occupato come</p>
            <Segmented
              label="Importa quello che è occupato come"
              value={unsure}
              onChange={(next) => job.settle({ unsure: next })}
              options={[
                { value: 'blocks', label: blocks.label.many },
                { value: 'records', label: entity.label.many },
              ]}
            />
          </div>
        )}
      </div>
      {sources.length > 0 && source.isStrange && (
        <p role="note" className="mb-4 text-sm text-warn">
          Nel file non c’è {come} da «{source.name}». Se è il calendario di un altro annuncio, scegli «Nuovo calendario»: non annulla
          niente.
        </p>
      )}
      {isUnsure && (
        <p className="mb-4 text-sm text-ink-soft">
          Questo calendario scrive allo stesso modo {lower(`${entity.label.many} e ${blocks.label.many}`)}. Se sono{' '}
          {lower(entity.label.many)}, nomi e importi si completano a mano.
        </p>
      )}
    </>
  )
}

function summary(plan: CalendarPlan, { removes, file }: PreviewStepProps['chosen']): string {
  if (writtenOf(plan, removes) > 0) return 'Controlla che cosa cambia, poi importa: si annulla con un tocco.'
  const count = file.soggiorni.length
  if (count === 0) return 'Nel calendario non c’è niente di occupato: niente da importare.'
  return `Niente da importare: il file ha ${some(count, 'periodo', 'periodi')}.`
}
