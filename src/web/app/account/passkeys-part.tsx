import { useState } from 'react'
import { ACCOUNT_PATH } from '../../../kernel/firm/firm-door.ts'
import { useNow } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { addPasskey } from '../../account/own-account.ts'
import { momentInWords } from '../../../kernel/italian/moments.ts'
import { useServer, useServerChange } from '../use-server.ts'
import { Part } from './part.tsx'

interface Passkey {
  readonly id: string
  readonly name?: string | null
  readonly createdAt: string
}

const PATH = `${ACCOUNT_PATH}/passkey/list-user-passkeys`

/** The devices that let somebody in without a password. */
export function PasskeysPart() {
  const { data = [], refetch } = useServer<readonly Passkey[]>(PATH)
  const change = useServerChange(PATH)
  const now = useNow()
  const [error, setError] = useState<string>()
  const add = async () => {
    const added = await addPasskey()
    setError(added.is === 'refused' ? added.text : undefined)
    if (added.is === 'in') await refetch()
  }
  return (
    <Part title="Passkey" text="Impronta, volto o PIN del dispositivo: niente da ricordare e niente da rubare.">
      {data.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-lg border border-line">
          {data.map(({ id, name, createdAt }) => (
            <li key={id} className="flex min-h-12 items-center gap-3 px-4 text-sm">
              <span className="flex-1">
                {name || 'Passkey'} <span className="num text-ink-faint">· aggiunta {momentInWords(createdAt, now)}</span>
              </span>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => void change('POST', `${ACCOUNT_PATH}/passkey/delete-passkey`, { id }, 'Passkey tolta.')}
              >
                Togli
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => void add()}>Aggiungi una passkey</Button>
      <p aria-live="polite" className="pt-2 text-xs text-bad">
        {error}
      </p>
    </Part>
  )
}
