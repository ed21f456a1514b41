import { ErrorState } from '../ui/error-state.tsx'

/** In the place of a record that did not arrive. */
export function RecordMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="Non si è caricata"
      text="La scheda non è arrivata: controlla la connessione. Appena torna, la scheda si apre da sola."
      onRetry={onRetry}
    />
  )
}
