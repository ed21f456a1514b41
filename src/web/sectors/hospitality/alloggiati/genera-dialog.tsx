import { uncapital } from '../../../../kernel/italian/capital.ts'
import { useState } from 'react'
import { plural } from '../../../../kernel/italian/noun.ts'
import type { Regole, Rilievo } from '../../../../documents/schedine-alloggiati/persone.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { mancanoDi, mancanti, registrateDi } from '../../../../documents/schedine-alloggiati/registrate.ts'
import { gruppiDi } from '../../../../documents/schedine-alloggiati/gruppi.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { titoloDi } from './gruppo-section.tsx'
import type { Bookings } from './use-alloggiati.ts'
import { useFileNuovo } from './use-file-nuovo.ts'

interface GeneraDialogProps {
  readonly rows: readonly Schedina[]
  readonly bookings: Bookings
  readonly rilievi: readonly Rilievo[]
  readonly regole: Regole
  readonly open: boolean
  readonly onClose: () => void
}

/** Which groups go into the file; what keeps it from being made, by person and field; then the file. */
export function GeneraDialog({ rows, bookings, rilievi, regole, open, onClose }: GeneraDialogProps) {
  const tracciato = useEntity('struttura').fields['tracciato']
  const gruppi = gruppiDi(rows)
  const wrong = new Set<string>(rilievi.filter(({ isWarning }) => !isWarning).map(({ id }) => id))
  const isReady = ({ persone }: (typeof gruppi)[number]) => !persone.some(({ id }) => wrong.has(id))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(gruppi.filter(isReady).map(({ key }) => key)))
  const [problems, setProblems] = useState<readonly string[]>([])
  const people = gruppi.filter(({ key }) => chosen.has(key)).flatMap(({ persone }) => persone)
  const ids = new Set<string>(people.map(({ id }) => id))
  const parties = new Set(people.flatMap(({ prenotazione }) => bookings.get(prenotazione ?? '') ?? []))
  const warnings = [
    ...[...parties]
      .filter((booking) => mancanti(booking) > 0)
      .map((booking) => `${String(booking['ospite'])}: ${registrateDi(booking)}, ${mancanoDi(booking)} che nel file non ci saranno.`),
    ...rilievi.filter(({ id, isWarning }) => isWarning && ids.has(id)).map(({ persona, frase }) => `${persona}: ${uncapital(frase)}`),
  ]

  const toggle = (key: string, isChosen: boolean) => {
    setProblems([])
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((other) => other !== key)))
  }
  const { isBusy, make } = useFileNuovo({ rows: rows.filter(({ id }) => ids.has(id)), regole, onProblems: setProblems, onMade: onClose })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Genera il file"
      description={`Tracciato: ${tracciato?.format(regole.variant ?? 'schedine') ?? ''}. Si sceglie nelle impostazioni della struttura.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="primary" busy={isBusy} onClick={make}>
            Scarica il file
          </Button>
        </>
      }
    >
      {problems.length > 0 && (
        <FormBanner tone="bad">
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </FormBanner>
      )}
      {warnings.length > 0 && (
        <FormBanner tone="plain">
          <p className="font-medium">Da controllare</p>
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </FormBanner>
      )}
      <ul className="divide-y divide-line">
        {gruppi.map((gruppo) => (
          <li key={gruppo.key} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Checkbox label={titoloDi(gruppo)} checked={chosen.has(gruppo.key)} onChange={(is) => toggle(gruppo.key, is)} />
            {!isReady(gruppo) && <span className="text-sm text-bad">Mancano dei dati</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-sm text-ink-soft num">
        {people.length === 0 ? 'Nessuna riga.' : plural(people.length, '1 riga', `${people.length} righe`)}
      </p>
    </Dialog>
  )
}
