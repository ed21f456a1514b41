import { FIRMS_PATH, type People } from '../../../kernel/firm/firm-door.ts'
import { useFirm } from '../firm-context.ts'
import { useServer } from '../use-server.ts'

/** Who works in the firm and who is invited, and where the server is asked about them. */
export function usePeople() {
  const { firm } = useFirm()
  const path = `${FIRMS_PATH}/${firm.slug}/persone`
  return { path, ...useServer<People>(path) }
}
