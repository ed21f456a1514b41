import { useState } from 'react'
import { FIRMS_PATH, MYSELF } from '../../../kernel/firm/firm-door.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'
import { Part } from './part.tsx'

/** The way out of a firm, for good: whoever runs it alone names another owner first. */
export function LeavePart() {
  const { firm } = useFirm()
  const [isAsked, setIsAsked] = useState(false)
  const path = `${FIRMS_PATH}/${firm.slug}/persone`
  const change = useServerChange(path)
  const leave = async () => {
    const { is } = await change('DELETE', `${path}/${MYSELF}`, {})
    // Opened anew, so that nothing of the firm stays in the memory of the page.
    if (is === 'ok') location.assign('/app')
    else setIsAsked(false)
  }
  return (
    <Part title={firm.name} text="Se non ci lavori più, esci dall’azienda: il tuo account resta, con le altre aziende.">
      <Button onClick={() => setIsAsked(true)}>Lascia l’azienda…</Button>
      <Dialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Lasci ${firm.name}?`}
        description="Non entri più da subito. Quello che hai scritto resta, con il tuo nome. Per tornare serve un invito."
        size="sm"
        footer={
          <>
            <Button onClick={() => setIsAsked(false)}>Resto</Button>
            <Button variant="danger" onClick={() => void leave()}>
              Lascia l’azienda
            </Button>
          </>
        }
      />
    </Part>
  )
}
