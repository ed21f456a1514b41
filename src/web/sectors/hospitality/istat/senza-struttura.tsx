import { Plus } from 'lucide-react'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'

/** Nobody has described the house yet: what that keeps from being done, and the button that puts it right. */
export function SenzaStruttura({ text }: { readonly text: string }) {
  const form = useRecordForm()
  const struttura = useEntity('struttura')
  return (
    <section
      aria-label="Struttura"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-raised px-5 py-4 shadow-panel"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-medium">Manca la scheda della struttura.</strong> <span className="text-ink-soft">{text}</span>
      </p>
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => form.create(struttura)}>
        Nuova struttura
      </Button>
    </section>
  )
}
