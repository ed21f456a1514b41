import { Square } from 'lucide-react'
import { Button } from '../ui/button.tsx'

/** Nobody has to wait for an answer that takes long. */
export const Halt = ({ onHalt }: { onHalt: () => void }) => (
  <Button size="sm" icon={<Square aria-hidden />} onClick={onHalt}>
    Ferma
  </Button>
)
