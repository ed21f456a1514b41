import { useState } from 'react'
import type { Regole, Rilievo } from '../../../../documents/schedine-alloggiati/persone.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { gruppiDi } from '../../../../documents/schedine-alloggiati/gruppi.ts'
import { useNow } from '../../../data/sector-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { GeneraDialog } from './genera-dialog.tsx'
import type { Bookings } from './use-alloggiati.ts'
import { bookingOf, GruppoSection, scadenzaDi } from './gruppo-section.tsx'

interface DaInviareProps {
  readonly rows: readonly Schedina[]
  readonly bookings: Bookings
  readonly rilievi: readonly Rilievo[]
  /** Undefined while the tables of the police are not here. */
  readonly regole: Regole | undefined
  readonly isSearch: boolean
}

/** Who still has to be declared, the most urgent first, and the file for the portal. */
export function DaInviare({ rows, bookings, rilievi, regole, isSearch }: DaInviareProps) {
  const now = useNow()
  const [dialog, setDialog] = useState({ turn: 0, open: false })
  const byPerson = Map.groupBy(rilievi, ({ id }) => id)
  const left = (gruppo: Parameters<typeof scadenzaDi>[0]) => scadenzaDi(gruppo, now)?.minutesLeft ?? 0
  const gruppi = gruppiDi(rows).toSorted((a, b) => left(a) - left(b))
  return (
    <Panel
      title="Da inviare"
      aria-label="Da inviare"
      action={
        gruppi.length > 0 && (
          <Button
            variant="primary"
            icon={<Icon name="download" />}
            disabled={!regole}
            onClick={() => setDialog(({ turn }) => ({ turn: turn + 1, open: true }))}
          >
            Genera file
          </Button>
        )
      }
    >
      <p className="border-b border-line px-5 py-3 text-sm text-ink-soft">
        Da qui si genera il file txt delle schedine per il portale Alloggiati Web della Polizia di Stato: ogni ospite si dichiara entro 24
        ore dall’arrivo, 6 per una notte sola.
      </p>
      {gruppi.length === 0 ? (
        <p className="px-5 py-10 text-center text-sm text-ink-soft">
          {isSearch ? 'Nessuna schedina da inviare con questa ricerca.' : 'Tutte le schedine sono inviate o nel file.'}
        </p>
      ) : (
        gruppi.map((gruppo) => (
          <GruppoSection
            key={gruppo.key}
            gruppo={gruppo}
            booking={bookings.get(bookingOf(gruppo))}
            rilievi={byPerson}
            places={regole?.tables.places}
            now={now}
          />
        ))
      )}
      <p className="border-t border-line px-5 py-3 text-sm text-ink-soft">
        Il file si carica su{' '}
        <TextLink href="https://alloggiatiweb.poliziadistato.it" target="_blank" rel="noopener noreferrer" className="underline">
          alloggiatiweb.poliziadistato.it
        </TextLink>
        , alla voce «Invio file». Il portale accetta gli arrivi di oggi e di ieri.
      </p>
      {dialog.turn > 0 && regole && (
        <GeneraDialog
          key={dialog.turn}
          rows={rows}
          bookings={bookings}
          rilievi={rilievi}
          regole={regole}
          open={dialog.open}
          onClose={() => setDialog(({ turn }) => ({ turn, open: false }))}
        />
      )}
    </Panel>
  )
}
