import { useEffect, useRef, useState } from 'react'
import { ACCOUNT_PATH } from '../../../kernel/firm/firm-door.ts'
import { momentInWords } from '../../../kernel/italian/moments.ts'
import { addPasskey } from '../../account/own-account.ts'
import { useNow } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.ts'
import { useServer, useServerChange } from '../use-server.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Part } from './part.tsx'

interface Passkey {
  readonly id: string
  readonly name?: string | null
  readonly createdAt: string
}

/** What is asked for and not confirmed yet: one more, or that this one goes. */
type Wish = 'add' | Passkey

const PATH = `${ACCOUNT_PATH}/passkey/list-user-passkeys`

/** The devices that let somebody in without a password. */
export function PasskeysPart() {
  const { data = [], refetch } = useServer<readonly Passkey[]>(PATH)
  const change = useServerChange(PATH)
  const now = useNow()
  const [wish, setWish] = useState<Wish>()
  const [error, setError] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && wish === undefined) opener.current?.focus()
    wasOpen.current = wish !== undefined
  }, [wish])
  const open = (next: Wish) => {
    setError(undefined)
    setWish(next)
  }
  const close = () => setWish(undefined)
  const add = async () => {
    const added = await addPasskey()
    setError(added.is === 'refused' ? added.text : undefined)
    if (added.is !== 'in') return
    await refetch()
    notify({ text: 'Passkey aggiunta.', tone: 'success' })
    close()
  }
  const remove = async ({ id }: Passkey) => {
    const removed = await change('POST', `${ACCOUNT_PATH}/passkey/delete-passkey`, { id }, 'Passkey tolta.')
    if (removed.is === 'ok') close()
  }
  return (
    <Part title="Passkey" text="Impronta, volto o PIN del dispositivo: niente da ricordare e niente da rubare.">
      {data.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-lg border border-line">
          {data.map((passkey) => (
            <li key={passkey.id} className="flex min-h-12 items-center gap-3 px-4 text-sm">
              <span className="flex-1">
                {passkey.name || 'Passkey'} <span className="num text-ink-faint">· aggiunta {momentInWords(passkey.createdAt, now)}</span>
              </span>
              <Button size="sm" variant="ghost" onClick={() => open(passkey)}>
                Togli
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wish === undefined ? (
        <Button ref={opener} onClick={() => open('add')}>
          Aggiungi una passkey
        </Button>
      ) : wish === 'add' ? (
        <ConfirmForm
          key="add"
          title="Aggiungi una passkey"
          text="Prima conferma che sei tu; poi il dispositivo chiede impronta, volto o PIN."
          label="Aggiungi"
          onConfirmed={add}
          onCancel={close}
        />
      ) : (
        <ConfirmForm
          key={wish.id}
          title="Togli la passkey"
          text={`Per togliere la passkey aggiunta ${momentInWords(wish.createdAt, now)}, conferma che sei tu.`}
          label="Togli"
          onConfirmed={() => remove(wish)}
          onCancel={close}
        />
      )}
      <p aria-live="polite" className="pt-2 text-xs text-bad">
        {error}
      </p>
    </Part>
  )
}
