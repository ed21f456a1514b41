import { ACCOUNT_PATH } from '../../../kernel/firm/firm-door.ts'
import { useNow } from '../../data/sector-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { momentInWords } from '../../../kernel/italian/moments.ts'
import { useServer, useServerChange } from '../use-server.ts'
import { deviceInWords } from './device-words.ts'
import { Part } from './part.tsx'

interface Session {
  readonly id: string
  readonly token: string
  readonly updatedAt: string
  readonly userAgent?: string | null
}

const PATH = `${ACCOUNT_PATH}/list-sessions`
const HERE = `${ACCOUNT_PATH}/get-session`

/** Where somebody is in at this moment; each place can be closed by itself. */
export function SessionsPart() {
  const { data = [] } = useServer<readonly Session[]>(PATH)
  const { data: here } = useServer<{ readonly session: { readonly id: string } }>(HERE)
  const change = useServerChange(PATH)
  const now = useNow()
  const end = (token: string) => void change('POST', `${ACCOUNT_PATH}/revoke-session`, { token }, 'Dispositivo uscito.')
  const others = data.filter(({ id }) => id !== here?.session.id)
  return (
    <Part title="Dispositivi" text="Dove il tuo account è aperto. Un dispositivo che non riconosci si chiude da qui.">
      <ul className="divide-y divide-line rounded-lg border border-line">
        {data.map(({ id, token, updatedAt, userAgent }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 px-4 text-sm">
            <span className="flex-1">
              {deviceInWords(userAgent ?? '')} <span className="num text-ink-faint">· {momentInWords(updatedAt, now)}</span>
            </span>
            {id === here?.session.id ? (
              <Badge tone="success">Questo dispositivo</Badge>
            ) : (
              <Button size="sm" variant="ghost" onClick={() => end(token)}>
                Esci
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          className="mt-3"
          onClick={() => void change('POST', `${ACCOUNT_PATH}/revoke-other-sessions`, {}, 'Gli altri dispositivi sono usciti.')}
        >
          Esci da tutti gli altri
        </Button>
      )}
    </Part>
  )
}
