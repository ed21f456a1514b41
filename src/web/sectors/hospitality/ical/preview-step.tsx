import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Canale, Piano, Voce } from '../../../../sectors/hospitality/index.ts'
import { FormBanner } from '../../../forms/form-banner.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { besidesText, writtenOf } from './ical-words.ts'
import { NoteGroup, VociGroup } from './preview-group.tsx'
import type { Ical } from './use-ical.ts'

const GROUPS: readonly { readonly esito: Voce['esito']; readonly label: string; readonly tone: Tone }[] = [
  { esito: 'nuova', label: 'Nuove', tone: 'success' },
  { esito: 'spostata', label: 'Spostate', tone: 'info' },
  { esito: 'annullata', label: 'Annullate', tone: 'destructive' },
  { esito: 'conflitto', label: 'In conflitto', tone: 'warning' },
  { esito: 'saltata', label: 'Saltate', tone: 'neutral' },
]
const INCERTE = [
  { value: 'chiusure', label: 'Chiusure' },
  { value: 'prenotazioni', label: 'Prenotazioni' },
] as const

/** What stands for a calendar that the room has not had yet. */
const NUOVO = 'nuovo'

interface PreviewStepProps {
  readonly job: Ical
  readonly chosen: NonNullable<Ical['chosen']>
  readonly piano: Piano
}

/** What the file changes in the room's book, told before anything is written. */
export function PreviewStep({ job, chosen, piano }: PreviewStepProps) {
  const { calendario, canale, incerte, annulla } = chosen
  const gone = piano.voci.filter(({ esito }) => esito === 'annullata').length
  const isUnsure = calendario.soggiorni.some((stay) => stay.isUnsure)
  const isChannel = (value: string): value is Canale => value in job.channels
  const besides = besidesText(piano)
  const { identita, calendari } = piano
  const isNew = identita.values !== undefined
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <div className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field label="Provenienza" className="min-w-48">
          {({ id, describedBy, invalid }) => (
            <Select
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={canale}
              onChange={(next) => isChannel(next) && job.settle({ canale: next })}
              options={Object.entries(job.channels).map(([value, label]) => ({ value, label }))}
            />
          )}
        </Field>
        {calendari.length > 0 && (
          <Field
            label="Calendario"
            className="min-w-48"
            hint={isNew ? 'Nuovo per questa camera: non annulla niente.' : 'Annulla solo quello che ha portato.'}
          >
            {({ id, describedBy, invalid }) => (
              <Select
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={isNew ? NUOVO : identita.id}
                onChange={(da) => job.settle({ da })}
                options={[
                  ...calendari.map(({ id: value, nome: label }) => ({ value, label })),
                  { value: NUOVO, label: 'Nuovo calendario' },
                ]}
              />
            )}
          </Field>
        )}
        {isUnsure && (
          <div>
            <p className="mb-1.5 text-sm text-ink-soft">Importa le notti occupate come</p>
            <Segmented
              label="Importa le notti occupate come"
              value={incerte}
              onChange={(next) => job.settle({ incerte: next })}
              options={INCERTE}
            />
          </div>
        )}
      </div>
      {calendari.length > 0 && identita.isStrange && (
        <p role="note" className="mb-4 text-sm text-warn">
          Nel file non c’è nessuna delle prenotazioni arrivate da «{identita.nome}». Se è il calendario di un altro annuncio, scegli «Nuovo
          calendario»: non annulla niente.
        </p>
      )}
      {isUnsure && (
        <p className="mb-4 text-sm text-ink-soft">
          Questo calendario scrive allo stesso modo le prenotazioni e le chiusure. Se sono prenotazioni, nomi e importi si completano a
          mano.
        </p>
      )}
      {(gone > 0 || !annulla) && (
        <Switch
          className="mb-4"
          checked={annulla}
          onChange={(next) => job.settle({ annulla: next })}
          label="Annulla quello che nel file non c’è più"
          description={`Riguarda solo ciò che ha portato «${identita.nome}» e deve ancora cominciare.`}
        />
      )}
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {summary(piano, chosen)}
        {besides && ` Inoltre ${besides}.`}
      </p>
      {GROUPS.map(({ esito, label, tone }) => (
        <VociGroup
          key={esito}
          label={label}
          tone={tone}
          isKept={esito === 'annullata' && !annulla}
          voci={piano.voci.filter((voce) => voce.esito === esito)}
        />
      ))}
      <NoteGroup label="Non lette" tone="warning" notes={calendario.problems} />
      <NoteGroup label="Altri eventi" tone="neutral" notes={calendario.skipped} />
    </>
  )
}

function summary(piano: Piano, { annulla, calendario }: PreviewStepProps['chosen']): string {
  if (writtenOf(piano, annulla) > 0) return 'Controlla che cosa cambia, poi importa: si annulla con un tocco.'
  if (calendario.soggiorni.length === 0) return 'Nel calendario non c’è nessuna notte occupata: niente da importare.'
  return `Niente da importare: il file ha ${formatNumber(calendario.soggiorni.length)} ${calendario.soggiorni.length === 1 ? 'soggiorno' : 'soggiorni'}.`
}
